// Live play in a browser, over a relay on this machine: with a program, and between two browsers.
//
// `PARLOUR_PARTNER` is the program, the example `live_partner`. It prints what happens as `<time> <what>`, with the
// time in milliseconds since 1970, and takes moves as the numbers of legal turns.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, afterEach, before, test } from "node:test";

import { close, launch } from "../driver.mjs";
import { FOLDER, host, pause, start, until } from "./app.mjs";

const PARTNER = process.env.PARLOUR_PARTNER;
// The relays that the page may reach.
const RELAYS = readFileSync(join(FOLDER, "index.html"), "utf8")
  .match(/connect-src ([^;]*)/)[1]
  .split(" ")
  .filter((source) => source.startsWith("http"));
const isHere = PARTNER && RELAYS[0]?.startsWith("http://127.0.0.1:");
const options = { skip: isHere ? false : "this edition has no relay on this machine", timeout: 300_000 };

let site;
let folder;
let relay;
const partners = [];
before(async () => {
  if (!isHere) return;
  site = await host();
  folder = mkdtempSync(join(tmpdir(), "parlour-live-"));
  relay = await startRelay();
});
afterEach(() => partners.splice(0).forEach((partner) => partner.end()));
after(async () => {
  if (!isHere) return;
  await close();
  await site.stop();
  relay.kill();
  rmSync(folder, { recursive: true });
});

// Starts a relay, and waits until it answers.
async function startRelay(address = RELAYS[0]) {
  const settings = join(folder, "relay.toml");
  writeFileSync(settings, `enable_metrics = false\nhttp_bind_addr = "${new URL(address).host}"\n`);
  const relay = spawn("iroh-relay", ["--dev", "--config-path", settings], { stdio: "ignore" });
  const answers = () =>
    fetch(`${address}/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(answers, "the relay");
  assert.equal(relay.exitCode, null, "another relay has the port");
  return relay;
}

// A program that plays connect four: it joins with an invitation, else it invites.
class Partner {
  constructor(invitation, relay = RELAYS[0]) {
    const words = ["--relay", relay, ...(invitation ? [invitation] : [])];
    this.program = spawn(PARTNER, words, { stdio: ["pipe", "pipe", "inherit"] });
    this.news = [];
    createInterface(this.program.stdout).on("line", (line) => {
      const [time, ...what] = line.split(" ");
      this.news.push({ time: Number(time), what: what.join(" ") });
    });
    partners.push(this);
  }

  // Waits for news that fit, and returns the time and what the pattern finds.
  async tells(pattern) {
    const found = () => this.news.findLast(({ what }) => pattern.test(what));
    const { time, what } = await until(found, `${pattern} of the partner`);
    return { time, found: what.match(pattern) };
  }

  // Waits for the invitation, and returns what stands behind the `#`.
  async invites() {
    const { found } = await this.tells(/^invites .*(#live1\.[\w-]+)$/);
    return found[1];
  }

  // Makes a move, and returns the time.
  async plays(number) {
    const { length } = this.news;
    this.program.stdin.write(`${number}\n`);
    const found = () => this.news.slice(length).find(({ what }) => what.startsWith("played "));
    return (await until(found, "a move of the partner")).time;
  }

  // Returns the squares of the acts, in the order in which they were made.
  acts() {
    const told = this.news.findLast(({ what }) => /^(played|heard|says) /.test(what));
    return told.what.replace(/^\w+ \d+: /, "").split(" ").map(Number);
  }

  end() {
    this.program.stdin.end();
    setTimeout(() => this.program.kill(), 2000).unref();
  }
}

// Notes when the page draws, and when what it says changes.
function watch() {
  globalThis.drawn = [];
  globalThis.told = [];
  globalThis.fired = { frames: 0, timers: 0 };
  const { prototype } = WebGL2RenderingContext;
  for (const name of ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"]) {
    const old = prototype[name];
    prototype[name] = function (...words) {
      globalThis.drawn.push(Date.now());
      return old.apply(this, words);
    };
  }
  const count = (name, kind) => {
    const old = globalThis[name];
    globalThis[name] = (work, ...words) =>
      old(
        (...given) => {
          globalThis.fired[kind] += 1;
          return work(...given);
        },
        ...words,
      );
  };
  count("requestAnimationFrame", "frames");
  count("setTimeout", "timers");
  addEventListener("DOMContentLoaded", () => {
    const observer = new MutationObserver(() => globalThis.told.push(Date.now()));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

// Opens the app on a device of its own.
async function device(query = "") {
  const context = await (await launch()).newContext({ viewport: { width: 1280, height: 1800 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], {
    origin: new URL(site.address).origin,
  });
  return start(site, { context, query, relays: RELAYS, init: watch });
}

// Returns the discs on the board of a page: colours by the names of squares.
async function discs(app) {
  const named = [...(await app.squares())].map(([square, what]) => [square, what.match(/Red|Yellow/)?.[0]]);
  return Object.fromEntries(named.filter(([, colour]) => colour).sort());
}

// Waits for this number of discs, and returns them.
async function hasDiscs(app, count) {
  await until(async () => Object.keys(await discs(app)).length === count, `${count} discs`);
  return discs(app);
}

// The same as a partner has it: squares are numbered from the top left.
const discsOf = (acts) =>
  Object.fromEntries(
    acts
      .map((square, at) => [
        `${"ABCDEFG"[square % 7]}${6 - Math.floor(square / 7)}`,
        at % 2 ? "Yellow" : "Red",
      ])
      .sort(),
  );

const middle = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

test("a browser plays live with a program that has invited it", options, async (t) => {
  const partner = new Partner();
  const app = await device(await partner.invites());
  await partner.tells(/^met$/);
  await hasDiscs(app, 1);
  assert.equal(await app.run(() => location.hash), "");
  const [toScreen, toPartner] = [[], []];
  for (let discs = 1; discs < 11; discs += 2) {
    const asked = Date.now();
    await app.turnOfOffered((squares) => squares[(discs >> 1) % squares.length]);
    const { time } = await partner.tells(new RegExp(`^heard ${discs + 1}: `));
    toPartner.push(time - asked);
    assert.deepEqual(await hasDiscs(app, discs + 1), discsOf(partner.acts()));
    await app.calm(1000);
    await app.run(() => (globalThis.drawn = globalThis.told = []));
    const played = await partner.plays(discs % 5);
    assert.deepEqual(await hasDiscs(app, discs + 2), discsOf(partner.acts()));
    const { drawn, told } = await app.run(() => ({ drawn: globalThis.drawn[0], told: globalThis.told[0] }));
    toScreen.push(drawn - played);
    t.diagnostic(`the partner's move is drawn after ${drawn - played} ms, and said after ${told - played} ms`);
  }
  t.diagnostic(`from a move to the screen: ${middle(toScreen)} ms in the middle`);
  t.diagnostic(`from a touch to the partner: ${middle(toPartner)} ms in the middle`);
  // A page that waits while the devices are together.
  await app.calm(2000);
  await pause(20_000);
  await app.run(() => Object.assign(globalThis, { drawn: [], fired: { frames: 0, timers: 0 } }));
  await pause(10_000);
  const rest = await app.run(() => ({ ...globalThis.fired, draws: globalThis.drawn.length }));
  t.diagnostic(`ten seconds together: ${JSON.stringify(rest)}`);
  assert.equal(rest.draws, 0);
  await app.close();
  await partner.tells(/^apart$|^left$/);
});

test("two programs play live over the relay", options, async (t) => {
  const one = new Partner();
  const other = new Partner(await one.invites());
  await other.tells(/^heard 1: /);
  const times = [];
  for (let acts = 1; acts < 19; acts++) {
    const [from, to] = acts % 2 ? [other, one] : [one, other];
    const played = await from.plays(0);
    const { time } = await to.tells(new RegExp(`^heard ${acts + 1}: `));
    times.push(time - played);
  }
  t.diagnostic(`from a move to the other program: ${middle(times)} ms in the middle`);
});

test("a program plays live with a browser that has invited it", options, async (t) => {
  const app = await device();
  const invitation = await invites(app);
  await pause(20_000);
  await app.run(() => Object.assign(globalThis, { drawn: [], fired: { frames: 0, timers: 0 } }));
  await pause(10_000);
  const rest = await app.run(() => ({ ...globalThis.fired, draws: globalThis.drawn.length }));
  t.diagnostic(`ten seconds of waiting: ${JSON.stringify(rest)}`);
  assert.equal(rest.draws, 0);
  const partner = new Partner(invitation);
  await partner.tells(/^heard 1: /);
  await partner.plays(0);
  assert.deepEqual(await hasDiscs(app, 2), discsOf(partner.acts()));
  await app.turnOfOffered();
  await partner.tells(/^heard 3: /);
  assert.deepEqual(await hasDiscs(app, 3), discsOf(partner.acts()));
  // The relay goes and comes again, and with it what was played meanwhile.
  relay.kill();
  await partner.tells(/^apart$/);
  partner.program.stdin.write("0\n");
  await pause(1000);
  relay = await startRelay();
  assert.deepEqual(await hasDiscs(app, 4), discsOf(partner.acts()));
  await app.page.context.close();
});

// Begins a match with a move, and returns an invitation to it.
async function invites(app) {
  await app.setUp("Connect Four");
  await app.act("By link", "radio");
  await app.go();
  await app.turnOfOffered();
  await app.act("Show code");
  await app.act("Invite");
  await app.act("Copy invitation");
  await app.heard(/Invitation copied/);
  const invitation = await app.run(() => navigator.clipboard.readText());
  assert.match(invitation, /#live1\.[\w-]+$/);
  return invitation.slice(invitation.indexOf("#"));
}

test("two browsers play live", options, async () => {
  const anna = await device();
  const ben = await device(await invites(anna));
  await hasDiscs(ben, 1);
  for (let count = 1; count < 7; count++) {
    const [from, to] = count % 2 ? [ben, anna] : [anna, ben];
    await from.turnOfOffered((squares) => squares[count % squares.length]);
    assert.deepEqual(await hasDiscs(to, count + 1), await discs(from));
  }
  assert.ok(
    site.requests.every((url) => !url.includes("#")),
    "no host sees an invitation",
  );
  await ben.close();
  await anna.close();
});

test("an invitation that names another relay has a sentence", options, async () => {
  const address = RELAYS[0].replace(/\d+$/, (port) => Number(port) + 1);
  const other = await startRelay(address);
  const app = await device(await new Partner(undefined, address).invites());
  await app.heard(/names a relay that this page may not reach/);
  await app.close();
  other.kill();
});
