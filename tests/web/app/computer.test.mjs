// The engines in their workers: they answer, are hurried and stopped, and the page goes on meanwhile.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { PHONE, close } from "../driver.mjs";
import { GAMES, host, pause, start, until } from "./app.mjs";

// Counts workers and notes when they end; notes the pauses of a beat in the page.
function watch() {
  const workers = (globalThis.workers = { made: 0, alive: 0, most: 0, ends: [] });
  globalThis.Worker = class extends Worker {
    constructor(...words) {
      super(...words);
      workers.made += 1;
      workers.alive += 1;
      workers.most = Math.max(workers.most, workers.alive);
    }
    terminate() {
      super.terminate();
      if (this.ended) return;
      this.ended = true;
      workers.alive -= 1;
      workers.ends.push(performance.now());
    }
  };
  globalThis.beat = (time) =>
    new Promise((done) => {
      const pauses = [];
      let last = performance.now();
      const end = last + time;
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => {
        const now = performance.now();
        pauses.push(now - last);
        last = now;
        if (now < end) setTimeout(() => port1.postMessage(0), 4);
        else done(pauses);
      };
      port1.postMessage(0);
    });
}

let site;
let app;
before(async () => {
  site = await host();
  app = await start(site, { ...PHONE, scale: 1, init: watch });
});
beforeEach(() => app.home());
after(async () => {
  await close();
  await site.stop();
});

async function against(level, game) {
  await app.setUp(game);
  await app.act("Computer", "radio");
  await app.act(new RegExp(`^${level} ·`), "radio");
  await app.go();
}

const figures = (pauses) => {
  const sorted = pauses.toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.floor((sorted.length - 1) * part)]);
  return {
    median: at(0.5),
    most: at(1),
    long: pauses.filter((time) => time > 50).length,
    beats: pauses.length,
  };
};

for (const game of GAMES) {
  for (const level of [1, 10]) {
    test(`level ${level} answers in ${game}`, { timeout: 400_000 }, async () => {
      await against(level, game);
      for (let turns = 0; turns < 2; turns++) {
        // Four and Go begin with the computer where it moves first.
        await until(async () => (await app.page.all("button", /can be selected$/)).length > 0, "my turn");
        await app.turnOfOffered((squares) => squares[squares.length >> 1]);
        await app.heard(new RegExp(`^Computer, level ${level}: \\S| wins\\. |^A draw\\. `));
      }
    });
  }
}

test("a hint is shown", async () => {
  await against(1, "Checkers");
  await app.act("Hint");
  await app.heard(/^[A-H]\d–[A-H]\d .+\.$/);
});

test("the page goes on while the computer thinks, and a hurried one answers", async (t) => {
  await against(10, "Go");
  const quiet = figures(await app.run(() => globalThis.beat(1500)));
  await app.turnOfOffered((squares) => squares[squares.length >> 1]);
  const busy = figures(await app.run(() => globalThis.beat(1500)));
  assert.match(await app.spoken(), /^(?!Computer)/, "the computer still thinks");
  t.diagnostic(`pauses in ms without thinking ${JSON.stringify(quiet)}, with ${JSON.stringify(busy)}`);
  // The page draws meanwhile, by the processor, on a machine that may do other work.
  assert.ok(busy.median < 50 && busy.most < quiet.most + 500, "the beat while the computer thinks");
  const began = performance.now();
  await app.act("Move now");
  await app.heard(/^Computer, level 10: /);
  t.diagnostic(`a hurried answer after ${Math.round(performance.now() - began)} ms`);
  assert.ok(performance.now() - began < 8000, "a hurried answer");
});

test("undo stops a worker at once, and a spare one is there", async (t) => {
  const times = [];
  for (let round = 0; round < 3; round++) {
    await app.home();
    await against(10, "Gomoku");
    await app.turnOfOffered((squares) => squares[squares.length >> 1]);
    await pause(700);
    const time = await app.run(
      () =>
        new Promise((done, fail) => {
          const { workers } = globalThis;
          const ends = workers.ends.length;
          const began = performance.now();
          document.querySelector('#tree [aria-label="Undo"]').click();
          const look = setInterval(() => {
            if (performance.now() - began > 10_000) fail(new Error("no worker has ended"));
            if (workers.ends.length === ends) return;
            clearInterval(look);
            done(workers.ends.at(-1) - began);
          }, 5);
        }),
    );
    times.push(Math.round(time));
    await app.control(/^H8, empty, can be selected$/);
    const { alive } = await app.run(() => globalThis.workers);
    assert.ok(alive >= 1 && alive <= 2, `${alive} workers are left`);
  }
  t.diagnostic(`from undo to the end of the worker: ${times.join(", ")} ms`);
  assert.ok(Math.min(...times) <= 50 || process.env.PARLOUR_SLOW, `${times} ms until the worker ended`);
});

test("the review of a match completes", { timeout: 400_000 }, async () => {
  await app.begin("Connect Four");
  for (const column of "ABABABA") {
    await app.turnOfOffered((squares) => squares.find(({ name }) => name.startsWith(column)));
  }
  await app.heard(/ wins\. Four in a row/);
  await app.act("Review");
  await app.control("Stop the review");
  await app.gone("Stop the review");
  await app.control("Hide the better move");
});

test("there were never more than one worker and a spare one", async (t) => {
  const workers = await app.run(() => globalThis.workers);
  t.diagnostic(`${workers.made} workers were made`);
  assert.ok(workers.most <= 2, `${workers.most} workers`);
  await app.close();
});
