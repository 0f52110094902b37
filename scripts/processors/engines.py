"""Compares four programs: for x86-64 and aarch64, our own code compiled for size and for speed.

    engines.py [--rounds N] <plugin> <x86-64 small> <x86-64 fast> <aarch64 small> <aarch64 fast>

A search with a fixed number of nodes does the same steps on every processor, which is tested here: all four
programs must give the same answer. What is spent on a search of one node is subtracted, so the tables that are
unpacked at the start do not count.
"""

import argparse
import json
import os
import subprocess
import sys

# Name, question, and number of nodes whose instructions are counted. The speed is measured with TIMES as many.
CASES = [
    ("checkers", "checkers", {"turns": ["11-15", "23-19", "8-11", "22-17"]}, 300_000),
    ("draughts on 100 squares", "checkers", {"rules": "international"}, 100_000),
    ("reversi", "reversi", {"turns": ["d3", "c3", "c4", "c5", "d6", "f4"]}, 150_000),
    ("Go, 9 by 9", "go", {"rules": "chinese", "setup": {"size": 9}}, 1_000),
    ("Go, 19 by 19", "go", {"rules": "chinese", "setup": {"size": 19}}, 300),
    ("gomoku", "gomoku", {"turns": ["h8", "i9", "h10"]}, 20_000),
    ("connect four, 8 by 7", "connect-four", {"setup": {"columns": 8, "rows": 7}, "turns": ["4", "5"]}, 300_000),
    ("four", "four", {"rules": "free"}, 20_000),
    ("Hexdame", "hexdame", {}, 60_000),
    ("Hex, 11 by 11", "hex", {"turns": ["c2"]}, 1_000),
]
TIMES = 8
# As on a tablet, in MiB.
MEMORY = 16


def asked(program, case, nodes, before=()):
    """Returns the answer, the processor time in seconds and the standard error of a search."""
    _, game, question, _ = case
    words = [*before, program, "analyse", game, "--nodes", str(nodes), "--memory", str(MEMORY)]
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdin.write(json.dumps({"game": game, **question}).encode() + b"\n")
    process.stdin.close()
    answer, error = process.stdout.read(), process.stderr.read()
    _, status, spent = os.wait4(process.pid, 0)
    process.returncode = status
    answer = json.loads(answer)
    if status or "error" in answer:
        sys.exit(f"{program}: {answer} {error.decode()}")
    answer.pop("microseconds")
    return answer, spent.ru_utime + spent.ru_stime, error.decode()


def instructions(plugin, program, case, nodes):
    """Returns the answer of a search and the number of instructions that it took."""
    system = "aarch64" if "aarch64" in os.path.basename(program) else "x86_64"
    before = [f"qemu-{system}", "-cpu", "max", "-plugin", plugin, "-d", "plugin"]
    if system == "aarch64":
        before += ["-L", "/usr/aarch64-linux-gnu"]
    answer, _, error = asked(program, case, nodes, before)
    return answer, int(error.rsplit("instructions ", 1)[1].split()[0])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("plugin")
    parser.add_argument("programs", nargs=4)
    arguments = parser.parse_args()
    programs = arguments.programs
    print("size of the program, stripped")
    for program in programs:
        print(f"  {os.path.basename(program):16} {os.path.getsize(program) / 1e6:.2f} MB")

    print("thousand nodes per second of processor time on x86-64, the best of", arguments.rounds, "rounds in turn")
    for case in CASES:
        best = {}
        nodes = case[3] * TIMES
        for _ in range(arguments.rounds):
            for program in programs[:2]:
                _, start, _ = asked(program, case, 1)
                answer, spent, _ = asked(program, case, nodes)
                best.setdefault(program, []).append((spent - start, answer["nodes"]))
        small, fast = [min(best[program]) for program in programs[:2]]
        speeds = [nodes / max(seconds, 1e-3) / 1e3 for seconds, nodes in (small, fast)]
        print(f"  | {case[0]} | {speeds[0]:.1f} | {speeds[1]:.1f} | {speeds[1] / speeds[0]:.2f} |", flush=True)

    print("instructions per node: x86-64 small, fast, aarch64 small, fast; fast by small on aarch64, aarch64 by x86-64")
    for case in CASES:
        counts, answers = [], []
        for program in programs:
            answer, all_ = instructions(arguments.plugin, program, case, case[3])
            _, start = instructions(arguments.plugin, program, case, 1)
            counts.append((all_ - start) / answer["nodes"])
            answers.append(answer)
        if any(answer != answers[0] for answer in answers):
            sys.exit(f"{case[0]}: the answers differ: {answers}")
        small, fast = counts[2], counts[3]
        numbers = " | ".join(f"{count:,.0f}" for count in counts)
        print(f"  | {case[0]} | {numbers} | {fast / small:.2f} | {fast / counts[1]:.2f} |", flush=True)
    print("All four programs gave the same answers.")


main()
