// Fingers on the board: drags, several fingers, touches that end early, and a screen that changes meanwhile.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { PHONE, close } from "../driver.mjs";
import { SQUARE, host, pause, start, until } from "./app.mjs";

let site;
let app;
before(async () => {
  site = await host();
  app = await start(site, { ...PHONE, scale: 1 });
  await app.begin("Checkers");
});
after(async () => {
  await close();
  await site.stop();
});

const touch = (type, ...fingers) => app.page.touch(type, ...fingers);
const on = (square) => app.place(new RegExp(`^${square},`));
const between = ([x, y], [X, Y], part) => [x + (X - x) * part, y + (Y - y) * part];
const men = async () =>
  [...(await app.squares())].filter(([, what]) => !what.startsWith("empty")).map(([at]) => at);

// Drags with one finger; `meanwhile` happens on the way.
async function drag(from, to, meanwhile = () => {}) {
  const [a, b] = [await on(from), await on(to)];
  await touch("touchStart", a);
  for (const part of [0.2, 0.5]) {
    await pause(30);
    await touch("touchMove", between(a, b, part));
  }
  await meanwhile(between(a, b, 0.5), b);
  await touch("touchMove", b);
  await pause(30);
  await touch("touchEnd");
}

// The board is whole, on the screen, and as sharp as the screen is; nothing on it is selected by what went before.
async function isWhole(sides = 64) {
  await app.calm(800);
  await until(async () => {
    const facts = await app.run(() => {
      const canvas = document.getElementById("parlour");
      const squares = [...document.querySelectorAll("#tree [role=button]")]
        .filter((element) => /^[A-H]\d,/.test(element.ariaLabel))
        .map((element) => element.getBoundingClientRect());
      return {
        count: squares.length,
        inside: squares.every(
          ({ left, top, right, bottom }) =>
            left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
        ),
        sharp:
          Math.abs(canvas.width - innerWidth * devicePixelRatio) < 2 &&
          Math.abs(canvas.height - innerHeight * devicePixelRatio) < 2,
      };
    });
    return facts.count === sides && facts.inside && facts.sharp;
  }, "a whole board");
}

test("a drag is a turn", async () => {
  await drag("B3", "A4");
  await app.heard(/^Black: B3–A4/);
});

test("a touch that the system cancels moves nothing", async () => {
  const [from, to] = [await on("C6"), await on("B5")];
  await touch("touchStart", from);
  await touch("touchMove", between(from, to, 0.8));
  await pause(50);
  await touch("touchCancel");
  await pause(300);
  const squares = await app.squares();
  assert.match(squares.get("C6"), /^Red/);
  assert.match(squares.get("B5"), /^empty/);
  await drag("C6", "D5");
  await app.heard(/^Red: C6–D5/);
});

test("a second finger during a drag moves nothing of its own", async () => {
  const other = await on("F3");
  await drag("D3", "C4", async (first) => {
    await touch("touchStart", first, other);
    await touch("touchMove", first, [other[0] + 20, other[1] + 20]);
    await pause(50);
    await touch("touchEnd", first);
  });
  await pause(500);
  const squares = await app.squares();
  assert.match(squares.get("F3"), /^Black/);
  // The drag may have gone on or not, but a man is not in between.
  if (/^empty/.test(squares.get("C4"))) await app.turn("D3", "C4");
  await app.heard(/^Black: D3–C4/);
  assert.equal((await men()).length, 24);
});

test("two fingers move no man, and the board can be used afterwards", async () => {
  const [a, b] = [await on("C4"), await on("F6")];
  await touch("touchStart", a, b);
  for (const part of [0.1, 0.2, 0.3]) await touch("touchMove", between(a, b, -part), between(b, a, -part));
  await touch("touchEnd");
  await pause(400);
  assert.equal((await men()).length, 24);
  // The other way round, back to the whole board.
  await touch("touchStart", between(a, b, -0.3), between(b, a, -0.3));
  for (const part of [0.1, 0, 0.2, 0.3, 0.4])
    await touch("touchMove", between(a, b, part), between(b, a, part));
  await touch("touchEnd");
  await isWhole();
});

test("the screen turns in the middle of a drag", async () => {
  const before = await men();
  const offered = (await app.page.all("button", /can be selected$/))[0].name.match(SQUARE)[1];
  const from = await on(offered);
  await touch("touchStart", from);
  await touch("touchMove", [from[0] + 15, from[1] + 15]);
  await app.page.page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await pause(200);
  await touch("touchMove", [from[0] + 30, from[1] + 5]);
  await touch("touchEnd");
  await isWhole();
  assert.deepEqual(new Set(await men()), new Set(before));
  await app.page.page.setViewportSize({ width: PHONE.width, height: PHONE.height });
  await isWhole();
});

test("the bar with the address comes and goes", async () => {
  for (const height of [859, 915, 859, 915]) {
    await app.page.page.setViewportSize({ width: PHONE.width, height });
    await pause(100);
  }
  await isWhole();
  await app.turnOfOffered();
});

test("the app is not moved, zoomed or selected by fingers", async () => {
  const [x, y] = [200, 880];
  await touch("touchStart", [x, y]);
  for (let step = 1; step < 8; step++) await touch("touchMove", [x, y - step * 40]);
  await touch("touchEnd");
  for (let taps = 0; taps < 2; taps++) await app.page.tap(x, 200, 10);
  await app.page.tap(x, 200, 900);
  const facts = await app.run(() => [
    scrollY,
    visualViewport.scale,
    visualViewport.offsetTop,
    String(getSelection()),
  ]);
  assert.deepEqual(facts, [0, 1, 0, ""]);
});

for (const [name, width, height] of [
  ["a small phone", 360, 640],
  ["a phone held sideways", 740, 360],
  ["a tablet held upright", 800, 1280],
  ["a tablet held sideways", 1280, 800],
]) {
  test(`a turn by touch on ${name}`, async () => {
    await app.page.page.setViewportSize({ width, height });
    await isWhole();
    const tap = async (node) => app.page.tap(...(await app.middle(node)));
    assert.match(await app.turnOfOffered((squares) => squares[0], tap), /^(Black|Red): /);
  });
}

test("the page wrote no error", () => app.close());

test("at 200 % everything is there, and sharp", async () => {
  // A window of 1280 to 800, zoomed while the app runs. Chromium reports the pixels of the canvas only for a real
  // zoom, so the app measures as it does in Safari.
  app = await start(site, {
    width: 1280,
    height: 800,
    touch: true,
    init: () => delete ResizeObserverEntry.prototype.devicePixelContentBoxSize,
  });
  await app.begin("Checkers");
  await isWhole();
  const zoom = (deviceScaleFactor) =>
    app.page.cdp.send("Emulation.setDeviceMetricsOverride", {
      width: 1280 / deviceScaleFactor,
      height: 800 / deviceScaleFactor,
      deviceScaleFactor,
      mobile: false,
    });
  await zoom(2);
  await isWhole();
  await app.turn("B3", "C4");
  await zoom(1);
  await isWhole();
  await app.turn("C6", "D5");
  await app.close();
});

test("a language from right to left", async () => {
  app = await start(site, { ...PHONE, locale: "ar" });
  const [width, first] = await app.run(() => {
    const controls = [...document.querySelectorAll("#tree [role=button]")].filter(
      (element) => element.ariaLabel,
    );
    return [innerWidth, controls[0].getBoundingClientRect().left];
  });
  assert.ok(first < width / 2, "the row of the head is mirrored");
  const lines = readFileSync(new URL("../../../assets/languages/ar.ftl", import.meta.url), "utf8").split(
    "\n",
  );
  const word = (key) => lines.find((line) => line.startsWith(`${key} = `)).slice(key.length + 3);
  await app.touch(new RegExp(`^${word("game-checkers")}،`));
  await app.touch(word("setup-start"));
  await until(async () => (await app.page.all("button", /^[A-H]\d/)).length === 64, "the board");
  const place = async (square) =>
    (await app.middle((await app.page.all("button", new RegExp(`^${square}\\b`)))[0]))[0];
  assert.ok((await place("A1")) < (await place("H1")), "the board is not mirrored");
  await app.close();
});
