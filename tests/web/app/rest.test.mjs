// Rest: an idle app asks for no frame and no timer; and the memory that games leave behind.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PHONE, close } from "../driver.mjs";
import { GAMES, host, pause, start, until } from "./app.mjs";

// Counts frames that are drawn and timers that fire.
function watch() {
  globalThis.fired = { frames: 0, timers: 0, draws: 0 };
  const wrap = (name, kind) => {
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
  wrap("requestAnimationFrame", "frames");
  wrap("setTimeout", "timers");
  wrap("setInterval", "timers");
  wrap("requestIdleCallback", "timers");
  for (const name of ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"]) {
    const old = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...words) {
      globalThis.fired.draws += 1;
      return old.apply(this, words);
    };
  }
}

let site;
let app;
before(async () => {
  site = await host();
  app = await start(site, { ...PHONE, scale: 1, init: watch });
});
after(async () => {
  await close();
  await site.stop();
});

// The app watches over its start for up to 20 seconds, and over each match that is opened.
async function rests(where, t) {
  await until(async () => {
    await app.run(() => Object.assign(globalThis.fired, { frames: 0, timers: 0, draws: 0 }));
    await pause(1000);
    return app.run(() => globalThis.fired.frames === 0 && globalThis.fired.timers === 0);
  }, `rest at ${where}`);
  await app.run(() => Object.assign(globalThis.fired, { frames: 0, timers: 0, draws: 0 }));
  await pause(10_000);
  const fired = await app.run(() => globalThis.fired);
  t.diagnostic(`ten seconds at ${where}: ${JSON.stringify(fired)}`);
  assert.deepEqual(fired, { frames: 0, timers: 0, draws: 0 });
}

test("home rests", { timeout: 120_000 }, (t) => rests("home", t));

test("a match rests", { timeout: 180_000 }, async (t) => {
  await app.begin("Checkers");
  await app.turnOfOffered();
  await rests("play", t);
});

// Asks the glue of each module for its memory; the glue begins once.
const ASK = (glue, base) =>
  `import(new URL("${glue}", ${base}).href).then((glue) => glue.default()).then(({ memory }) => memory.buffer.byteLength)`;

const memories = async () => {
  const page = await app.run(ASK("app.js", `document.querySelector("script[type=module]").src`));
  const workers = await Promise.all(
    app.page.page
      .workers()
      .filter((worker) => /engine-worker/.test(worker.url()))
      .map((worker) => worker.evaluate(ASK("engine.js", "self.location.href"))),
  );
  return { page, workers };
};

test("ten games leave little memory in use", { timeout: 900_000 }, async (t) => {
  const megabytes = (bytes) => Math.round(bytes / 1e5) / 10;
  let most = 0;
  for (let round = 0; round < 10; round++) {
    await app.home();
    const game = GAMES[round % GAMES.length];
    await app.setUp(game);
    await app.act("Computer", "radio");
    await app.act(/^10 ·/, "radio");
    await app.go();
    for (let turns = 0; turns < 2; turns++) {
      await until(async () => (await app.page.all("button", /can be selected$/)).length > 0, "my turn");
      await app.turnOfOffered((squares) => squares[squares.length >> 1]);
      await app.heard(/^Computer, level 10: \S/);
    }
    const { page, workers } = await memories();
    const all = [page, ...workers].reduce((sum, bytes) => sum + bytes, 0);
    most = Math.max(most, all);
    t.diagnostic(`${game}: page ${megabytes(page)} MB, workers ${workers.map(megabytes).join(" + ")} MB`);
  }
  t.diagnostic(`at most ${megabytes(most)} MB`);
  assert.ok(most < 200e6, `${megabytes(most)} MB of memory`);
  await app.close();
});
