// Measures what is served, how long a start takes, what an idle page does, and how fast the engines are.
//
//   node tests/web/measure.mjs <folder> <program>
//
// The program is the example `thinking`, built for this machine in the same profile.
import { execFileSync, spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { TABLET, close, open } from "./driver.mjs";
import { serve } from "./server.mjs";

const [folder, program] = process.argv.slice(2);
const MEGABITS = 10;
/** Number of times that each position is analysed in each place. */
const ROUNDS = 3;

const row = (what, value) => console.log(`| ${what} | ${value} |`);
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
const seconds = (time) => `${(time / 1000).toFixed(2)} s`;

// Counts frames and timers, and notes the start and the memory of each module of the page.
function watch() {
  globalThis.watched = { frames: 0, timers: 0, draws: 0, memories: [] };
  const count = (owner, name, kind) => {
    const old = owner[name];
    owner[name] = function (...words) {
      globalThis.watched[kind] += 1;
      return old.apply(this, words);
    };
  };
  count(globalThis, "requestAnimationFrame", "frames");
  count(globalThis, "setTimeout", "timers");
  count(globalThis, "setInterval", "timers");
  for (const name of ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"]) {
    count(WebGL2RenderingContext.prototype, name, "draws");
  }
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...words) => {
    const made = await instantiate(...words);
    const memory = (made.instance ?? made).exports.memory;
    if (memory) globalThis.watched.memories.push(memory);
    return made;
  };
  addEventListener("parlour-started", () => (globalThis.watched.started = performance.now()));
}

// Starts the app and returns the page and the time until its first screen.
async function start(address, context) {
  const page = await open(address, { ...TABLET, context, init: watch });
  await page.until(() => globalThis.watched?.started, "the start of the app");
  return { page, time: await page.run(() => globalThis.watched.started) };
}

const site = await serve(folder);
const version = readdirSync(folder).find((name) => name.startsWith("v-"));

console.log("| | |\n|---|---|");
for (const name of ["app_bg.wasm", "engine_bg.wasm"]) {
  const plain = readFileSync(join(folder, version, name));
  const packed = readFileSync(join(folder, version, `${name}.gz`));
  const brotli = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  row(
    `${name}: plain, gzip, brotli`,
    [plain, packed, brotli].map(({ length }) => megabytes(length)).join(", "),
  );
}

// A first visit on a slow line, and what it really asked for.
site.rate = MEGABITS;
const cold = await start(site.address);
site.rate = 0;
const asked = [...new Set(site.requests)];
const sent = asked.map((path) => readFileSync(join(folder, path === "/" ? "index.html" : path)));
const bytes = sent.reduce((sum, file) => sum + file.length, 0);
const packed = sent.reduce((sum, file) => sum + Math.min(file.length, gzipSync(file).length), 0);
row(
  `files of a first visit, their bytes, and those of a host that packs`,
  `${asked.length}, ${megabytes(bytes)}, ${megabytes(packed)}`,
);
const download = (bytes * 8) / (MEGABITS * 1000);
row(
  `first screen, cold at ${MEGABITS} Mbit/s; its download alone`,
  `${seconds(cold.time)}; ${seconds(download)} (${(cold.time / download).toFixed(2)})`,
);

await cold.page.until(() => navigator.serviceWorker.controller, "the service worker");
await pause(3000);
// A second window would wait for the first.
await cold.page.page.close();
const { page: warm, time } = await start(site.address, cold.page.context);
row("first screen, warm", seconds(time));
// The pictures of the tiles are drawn after the first screen.
await pause(8000);
const before = await warm.run(() => ({ ...globalThis.watched, memories: 0 }));
await pause(10_000);
const idle = await warm.run(() => ({
  ...globalThis.watched,
  memories: globalThis.watched.memories.map(({ buffer }) => buffer.byteLength),
}));
row(
  "frames, draws and timers in 10 s at rest",
  ["frames", "draws", "timers"].map((kind) => idle[kind] - before[kind]).join(", "),
);
row("memory of the module", megabytes(idle.memories.reduce((sum, size) => sum + size, 0)));

// The same positions for the same time, in turns: the nodes a second in the page as a part of the native ones.
const native = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
async function natively(request) {
  native.stdin.write(`${request}\n`);
  return (await lines.next()).value;
}
const inPage = (request) =>
  warm.run(
    (request) =>
      new Promise((done) => {
        parlour.engines.onAnswer((number, line) => line && done(line));
        parlour.engines.start(1e6, request);
      }),
    request,
  );
async function speed(answer, request) {
  const began = performance.now();
  const line = await answer(request);
  return JSON.parse(line).opinion.analysis.nodes / (performance.now() - began);
}
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const requests = String(execFileSync(program, ["requests"]))
  .trim()
  .split("\n");
const parts = requests.map(() => []);
// In the first round books are unpacked and the module is compiled for speed. Each game frees the engine of the
// one before, so that every search begins with empty tables.
for (let round = 0; round <= ROUNDS; round++) {
  for (const [at, request] of requests.entries()) {
    const part = (await speed(inPage, request)) / (await speed(natively, request));
    if (round > 0) parts[at].push(part);
  }
}
native.stdin.end();
for (const [at, request] of requests.entries()) {
  const { game } = JSON.parse(request).order.game.setup.rules;
  row(`speed of the engine of ${game}, of native`, middle(parts[at]).toFixed(2));
}
await warm.context.close();
await close();
await site.stop();
