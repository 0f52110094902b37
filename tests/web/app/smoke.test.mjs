// The start, a game by touch, a reload, and the start without the host.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PHONE, close } from "../driver.mjs";
import { GAMES, SQUARE, VERSION, host, start } from "./app.mjs";

let site;
let app;
before(async () => {
  site = await host();
  app = await start(site, PHONE);
});
after(async () => {
  await close();
  await site.stop().catch(() => {});
});

test("home offers six games", async () => {
  for (const game of GAMES) await app.control(new RegExp(`^${game}, `));
});

test("two people play by touch", async () => {
  await app.touch(/^Checkers, /);
  await app.touch("Start game");
  await app.control(SQUARE);
  await app.turn("B3", "C4");
  assert.match(await app.heard(/Black/), /B3–C4/);
  await app.turn("A6", "B5");
  // A capture: the man between disappears.
  const squares = await app.square("B5", /Red/);
  assert.match(squares.get("C4"), /Black, can be selected/);
  await app.turn("C4", "A6");
  assert.match((await app.squares()).get("B5"), /^empty/);
});

test("after a reload the match is there", async () => {
  await app.reload();
  const squares = await app.square("A6", /Black/);
  assert.match(squares.get("B3"), /^empty/);
  assert.match(squares.get("B5"), /^empty/);
});

test("without the host it starts, and the match goes on", async () => {
  await app.page.until(
    (version) => navigator.serviceWorker.controller && caches.has(`parlour-${version}`),
    "the files for a start without the host",
    VERSION,
  );
  await site.stop();
  await app.reload();
  await app.square("A6", /Black/);
  await app.turn("C6", "D5");
  await app.heard(/C6–D5/);
});

test("without the host the puzzles of a game are there", async () => {
  await app.home();
  await app.act("Puzzles");
  // Home has a control of that name too.
  await app.gone("Puzzles");
  await app.act(/^Reversi/);
  await app.control("Show the move");
});

test("the page asked nobody else, kept to its policy, and wrote no error", () => app.close());
