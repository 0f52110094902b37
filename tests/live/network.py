#!/usr/bin/env python3
"""Live play between processes: on a bad network, many at once, and what they contact.

    network.py PROGRAM [PART...]

Parts: faults, pace (both need root, for networks of their own), destinations (needs root and strace), scale,
watchers. PROGRAM is that of this package. `scripts/torture.sh live` runs all of them.
"""

import fcntl
import heapq
import os
import random
import re
import select
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import time

PROGRAM = sys.argv[1]
SPACES = ["parlour-a", "parlour-b"]
ADDRESSES = ["10.77.0.1", "10.77.0.2"]


class Network:
    """Two network spaces with one wire between them, which loses and delays packets."""

    def __init__(self):
        self.delay, self.jitter, self.loss, self.reorder, self.cut = 0.0, 0.0, 0.0, 0.0, False
        self.packets, self.lost, self.targets = 0, 0, set()
        self.ends = []
        for index, space in enumerate(SPACES):
            run("ip", "netns", "add", space)
            end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
            # A wire without headers of its own: IFF_TUN | IFF_NO_PI.
            fcntl.ioctl(end, 0x400454CA, struct.pack("16sH", f"parlour{index}".encode(), 0x1001))
            run("ip", "link", "set", f"parlour{index}", "netns", space)
            run("ip", "-n", space, "address", "add", f"{ADDRESSES[index]}/24", "dev", f"parlour{index}")
            for device in ["lo", f"parlour{index}"]:
                run("ip", "-n", space, "link", "set", device, "up")
            run("ip", "-n", space, "route", "add", "default", "dev", f"parlour{index}")
            self.ends.append(end)
        self.is_open = True
        self.thread = threading.Thread(target=self.carry)
        self.thread.start()

    def close(self):
        self.is_open = False
        self.thread.join()
        for end in self.ends:
            os.close(end)
        for space in SPACES:
            run("ip", "netns", "delete", space)

    def carry(self):
        chance, waiting, number = random.Random(1), [], 0
        while self.is_open:
            now = time.monotonic()
            while waiting and waiting[0][0] <= now:
                _, _, end, packet = heapq.heappop(waiting)
                try:
                    os.write(end, packet)
                except OSError:
                    pass
            pause = min(waiting[0][0] - now, 0.05) if waiting else 0.05
            for end in select.select(self.ends, [], [], max(pause, 0))[0]:
                other = self.ends[1 - self.ends.index(end)]
                try:
                    packet = os.read(end, 65536)
                except OSError:
                    continue
                self.packets += 1
                if packet[0] >> 4 == 4:
                    self.targets.add(".".join(map(str, packet[16:20])))
                if self.cut or chance.random() < self.loss:
                    self.lost += 1
                    continue
                delay = 0 if chance.random() < self.reorder else self.delay + chance.uniform(-1, 1) * self.jitter
                number += 1
                heapq.heappush(waiting, (time.monotonic() + delay, number, other, packet))


class Process:
    """A device or a relay. It can be killed, and started again with the same folder."""

    def __init__(self, *arguments, space=None, trace=None):
        self.command = [*(["ip", "netns", "exec", SPACES[space]] if space is not None else [])]
        if trace:
            calls = "trace=connect,sendto,sendmsg,sendmmsg"
            self.command += ["strace", "-f", "-qq", "-A", "-o", trace, "-s", "16", "-e", calls]
        self.command += [PROGRAM, *arguments]
        self.lines, self.news = [], threading.Condition()
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        threading.Thread(target=self.read, args=[self.process], daemon=True).start()

    def read(self, process):
        for line in process.stdout:
            with self.news:
                self.lines.append(line.split())
                self.news.notify_all()

    def last(self, word):
        with self.news:
            return next((line for line in reversed(self.lines) if line[0] == word), None)

    def wait(self, word, patience=60):
        with self.news:
            found = self.news.wait_for(lambda: any(line[0] == word for line in self.lines), patience)
        assert found, f"{self.command[-6:]} should tell {word}, and has told {self.lines[-5:]}"
        return self.last(word)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def end(self):
        self.process.stdin.close()
        self.process.wait()

    def cost(self):
        """Returns processor time in seconds and memory in KiB."""
        with open(f"/proc/{self.process.pid}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        with open(f"/proc/{self.process.pid}/status") as status:
            memory = int(re.search(r"RssAnon:\s+(\d+)", status.read()).group(1))
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), memory


class Pair:
    """Two devices that play one match."""

    def __init__(self, seed, *options, spaces=(None, None), traces=(None, None), guest=()):
        self.folders = [tempfile.mkdtemp() for _ in range(2)]
        first = ["device", self.folders[0], "--invite", "--seed", str(seed), *options]
        self.host = Process(*first, space=spaces[0], trace=traces[0])
        _, self.play, self.watch = self.host.wait("invites")
        second = ["device", self.folders[1], "--join", self.play, "--seed", str(seed + 100), *(guest or options)]
        self.guest = Process(*second, space=spaces[1], trace=traces[1])
        self.both = [self.host, self.guest]

    def is_over(self):
        overs = [process.last("over") for process in self.both]
        return overs[0] is not None and overs[0] == overs[1]

    def end(self):
        for process in self.both:
            process.end()
        for folder in self.folders:
            shutil.rmtree(folder)


def run(*command):
    subprocess.run(command, check=True)


def faults():
    """Whole matches with loss, delay, packets out of order, cuts and kills."""
    network, chance = Network(), random.Random(2)
    try:
        network.delay, network.jitter, network.loss, network.reorder = 0.08, 0.02, 0.05, 0.25
        for seed in range(1, int(os.environ.get("MATCHES", "6")) + 1):
            pair, begun, kills, cuts = Pair(seed, "--game", str(seed % 6), "--pace", "60", spaces=(0, 1)), time.monotonic(), 0, 0
            while not pair.is_over():
                assert time.monotonic() - begun < 400, f"match {seed} should end: {[p.lines[-4:] for p in pair.both]}"
                time.sleep(0.1)
                dice = chance.random()
                if dice < 0.02 and kills < 4:
                    kills += 1
                    one = chance.choice(pair.both)
                    one.kill()
                    time.sleep(chance.uniform(0, 2))
                    one.start()
                elif dice < 0.04 and cuts < 4:
                    cuts += 1
                    network.cut = True
                    time.sleep(chance.choice([1, 3, 6, 15]))
                    network.cut = False
            took = time.monotonic() - begun
            print(f"match {seed}: {kills} kills, {cuts} cuts, the same end on both sides after {took:.0f} s", flush=True)
            pair.end()
        print(f"{network.packets} packets, {network.lost} of them lost")
    finally:
        network.close()


def pace():
    """How long a frame takes there and back, beyond the network, and how soon devices meet again."""
    network = Network()
    try:
        for delay, jitter, loss, reorder in [(0, 0, 0, 0), (0.08, 0, 0, 0), (0.08, 0.02, 0.05, 0.25)]:
            network.delay, network.jitter, network.loss, network.reorder = delay, jitter, loss, reorder
            pair = Pair(1, "--ping", "100", spaces=(0, 1), guest=["--echo"])
            _, least, middle, most_of, most = pair.host.wait("trips", 200)
            pair.end()
            print(
                f"{delay * 1000:.0f} ms ± {jitter * 1000:.0f} each way, {loss:.0%} lost, {reorder:.0%} at once: "
                f"there and back {least} ms at least, {middle} in the middle, {most_of} for nine of ten, {most} at most",
                flush=True,
            )
            if not loss:
                assert float(middle) < 2000 * delay + 30, "a frame takes the time of the network and little more"
        network.delay, network.jitter, network.loss, network.reorder = 0.08, 0.02, 0.05, 0.25
        for name in ["host", "guest"]:
            for _ in range(3):
                pair = Pair(3, "--pace", "60", spaces=(0, 1))
                process = getattr(pair, name)
                process.wait("met")
                time.sleep(1)
                process.kill()
                process.lines.clear()
                begun = time.monotonic()
                process.start()
                process.wait("met")
                print(f"the {name} was killed: met again after {time.monotonic() - begun:.1f} s", flush=True)
                pair.end()
    finally:
        network.close()


def contacted(trace):
    """Returns what a traced process has contacted: kind of call, family, address and port."""
    found = set()
    with open(trace) as calls:
        for line in calls:
            call = re.search(r"(connect|sendto|sendmsg|sendmmsg)\(", line)
            if not call or "AF_NETLINK" in line:
                continue
            for port, address in re.findall(r'sin6?_port=htons\((\d+)\).*?inet_(?:addr|pton)\((?:AF_INET6, )?"([^"]+)"', line):
                found.add((call.group(1), address, int(port)))
            for path in re.findall(r'sun_path="([^"]+)"', line):
                found.add((call.group(1), path, 0))
    return found


def destinations():
    """What two devices contact in a whole match: each other, and their relay."""
    network, folder = Network(), tempfile.mkdtemp()
    # The library asks the system in this way which address it would send from. Nothing is sent.
    own_address = {("connect", "10.254.254.254", 1), ("connect", "10.254.254.254", 0)}
    try:
        for kind in ["direct", "relay", "relay only", "no such relay"]:
            network.targets.clear()
            relay, options = None, []
            if kind == "no such relay":
                for space in SPACES:
                    os.makedirs(f"/etc/netns/{space}", exist_ok=True)
                    with open(f"/etc/netns/{space}/resolv.conf", "w") as config:
                        config.write("nameserver 10.77.0.53\noptions timeout:1 attempts:1\n")
                options = ["--relay", "http://relay.invalid:3340"]
            elif kind != "direct":
                relay = Process("relay", f"{ADDRESSES[0]}:3340", space=0)
                relay.wait("ready")
                options = ["--relay", f"http://{ADDRESSES[0]}:3340"]
            if kind == "relay only":
                options.append("--relay-only")
            traces = [f"{folder}/{kind}-{index}".replace(" ", "-") for index in range(2)]
            pair = Pair(5, "--game", "4", *options, spaces=(0, 1), traces=traces)
            begun = time.monotonic()
            while not pair.is_over():
                assert time.monotonic() - begun < 120, f"{kind}: the match should end: {[p.lines[-4:] for p in pair.both]}"
                time.sleep(0.1)
            # What happens every few seconds happens too.
            time.sleep(15)
            pair.end()
            if relay:
                relay.end()
            found = contacted(traces[0]) | contacted(traces[1])
            print(f"{kind}: on the wire to {sorted(network.targets)}")
            for call, address, port in sorted(found):
                print(f"    {call} {address} {port}")
            # Which of its ports a device has is not known here.
            strange = {(c, a, p) for c, a, p in found - own_address if a.removeprefix("::ffff:") not in ADDRESSES}
            if kind == "no such relay":
                strange = {(c, a, p) for c, a, p in strange if a != "10.77.0.53" and not a.startswith("/")}
                network.targets.discard("10.77.0.53")
            assert not strange, f"{kind}: {strange}"
            # The system's own messages about groups of devices are no message of these programs.
            targets = {target for target in network.targets if not target.startswith("224.")}
            assert targets <= set(ADDRESSES), f"{kind}: {targets}"
            if kind == "relay only":
                assert all(p == 3340 for c, a, p in found - own_address if a in ADDRESSES), found
    finally:
        network.close()
        shutil.rmtree(folder)
        for space in SPACES:
            shutil.rmtree(f"/etc/netns/{space}", ignore_errors=True)


def scale():
    """Twenty processes that play at once."""
    begun = time.monotonic()
    pairs = [Pair(seed, "--here", "--game", str(seed % 6)) for seed in range(1, 11)]
    while not all(pair.is_over() for pair in pairs):
        assert time.monotonic() - begun < 300, "all matches should end"
        time.sleep(0.1)
    costs = [process.cost() for pair in pairs for process in pair.both]
    spent, memory = [cost[0] for cost in costs], [cost[1] for cost in costs]
    print(f"ten matches at once: {time_since(begun)}, {sum(spent) / 20:.2f} s of a processor and "
          f"{max(memory) / 1024:.1f} MiB at most in each process")
    for pair in pairs:
        pair.end()


def watchers():
    """What a device costs that watches."""
    pair = Pair(9, "--here", "--game", "2", "--pace", "200")
    pair.host.wait("met")
    time.sleep(3)
    costs = []
    folders, watching = [], []
    for count in [0, 20]:
        while len(watching) < count:
            folders.append(tempfile.mkdtemp())
            seed = str(200 + len(watching))
            watching.append(Process("device", folders[-1], "--join", pair.watch, "--seed", seed, "--here"))
        for process in watching:
            process.wait("met")
        begun, acts = pair.host.cost(), len(pair.host.lines)
        time.sleep(10)
        ended = pair.host.cost()
        costs.append((ended[0] - begun[0], ended[1]))
        print(f"{count} watch: {(ended[0] - begun[0]) / 10:.1%} of a processor, {ended[1]} KiB in the device that invites", flush=True)
    print(f"each costs {(costs[1][0] - costs[0][0]) / 200:.2%} of a processor and {(costs[1][1] - costs[0][1]) / 20:.0f} KiB")
    assert costs[1][1] - costs[0][1] < 20 * 1024, "a device that watches costs little memory"
    begun = time.monotonic()
    while not pair.is_over():
        assert time.monotonic() - begun < 300, "the match should end"
        time.sleep(0.1)
    over = pair.host.last("over")
    for process in watching:
        begun = time.monotonic()
        while process.last("over") != over:
            assert time.monotonic() - begun < 20, "who watches sees the end"
            time.sleep(0.05)
        process.end()
    pair.end()
    for folder in folders:
        shutil.rmtree(folder)


def time_since(begun):
    return f"{time.monotonic() - begun:.0f} s"


PARTS = {"faults": faults, "pace": pace, "destinations": destinations, "scale": scale, "watchers": watchers}
for part in sys.argv[2:] or PARTS:
    print(f"== {part}", flush=True)
    PARTS[part]()
