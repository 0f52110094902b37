// Measures what is served, how long a start takes, what an idle page does, and how fast the engines are.
//
//   node tests/web/measure.mjs <folder> <program>
//
// The program is the example `thinking`, built for this machine in the same profile.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
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
const { page: warm, time } = await start(site.address, cold.page.context);
row("first screen, warm", seconds(time));
await pause(3000);
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

// The same positions for the same time, in turns: the number of nodes in the page as a part of the native one.
const nodes = (line) => JSON.parse(line).opinion.analysis.nodes;
const native = (request) => nodes(String(execFileSync(program, { input: request })));
const inPage = async (request) =>
  nodes(
    await warm.run(
      (request) =>
        new Promise((done) => {
          parlour.engines.onAnswer((number, line) => line && done(line));
          parlour.engines.start(1e6, request);
        }),
      request,
    ),
  );
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const requests = String(execFileSync(program, ["requests"])).trim().split("\n");
// The module is loaded, and compiled for speed, before anything counts.
await inPage(requests[0]);
for (const request of requests) {
  const { game } = JSON.parse(request).order.game.setup.rules;
  const parts = [];
  for (let round = 0; round < ROUNDS; round++) parts.push((await inPage(request)) / native(request));
  row(`speed of the engine of ${game}, of native`, middle(parts).toFixed(2));
}
await warm.context.close();
await close();
await site.stop();
