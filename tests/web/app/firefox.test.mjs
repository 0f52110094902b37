// The smoke of the app in Firefox: the start, a game by touch, a reload, and the start without the host.
//
// Firefox draws with WebGL only where there is a display, so this runs in a virtual one.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, test } from "node:test";

import puppeteer from "puppeteer-core";

import { until } from "../driver.mjs";
import { GAMES, VERSION, host } from "./app.mjs";

const BROWSER = process.env.PARLOUR_FIREFOX ?? "/usr/bin/firefox-esr";
const skip = existsSync(BROWSER) && process.env.DISPLAY ? false : "there is no Firefox, or no display";

let site;
let browser;
let page;
const errors = [];
const foreign = [];
before(async () => {
  if (skip) return;
  site = await host();
  browser = await puppeteer.launch({ browser: "firefox", executablePath: BROWSER, headless: false });
  page = await browser.newPage();
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("request", (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(site.address))
      foreign.push(request.url());
  });
  await page.setViewport({ width: 800, height: 1000, hasTouch: true });
  await page.goto(site.address, { waitUntil: "domcontentloaded" });
  await started();
});
after(async () => {
  await browser?.close();
  await site?.stop().catch(() => {});
});

const started = () =>
  until(
    () => page.evaluate(() => globalThis.parlour?.page?.isStarted()).catch(() => false),
    "the start",
    180_000,
  );

// Waits for a control whose name fits, and returns its middle.
const place = (pattern) =>
  until(
    () =>
      page.evaluate((source) => {
        const named = [...document.querySelectorAll("#tree [aria-label]")];
        const found = named.find((element) => new RegExp(source).test(element.ariaLabel));
        if (!found) return null;
        const { left, top, width, height } = found.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      }, pattern.source),
    String(pattern),
  );

// Touches a control once nothing comes to stand in its place any more.
async function touch(pattern) {
  await place(pattern);
  await new Promise((done) => setTimeout(done, 1000));
  const [x, y] = await place(pattern);
  await page.touchscreen.tap(x, y);
}

// Makes a turn, and waits until its last square says what lies on it.
async function turn(from, to) {
  await touch(new RegExp(`^${from}, .*can be selected`));
  await touch(new RegExp(`^${to}, .*can be selected`));
  await place(new RegExp(`^${to}, (Black|Red)`));
}

test("home offers six games", { skip, timeout: 200_000 }, async () => {
  for (const game of GAMES) await place(new RegExp(`^${game}, `));
});

test(
  "two people play by touch, and after a reload the match is there",
  { skip, timeout: 300_000 },
  async () => {
    await touch(/^Checkers, /);
    await touch(/^Start game$/);
    await turn("B3", "C4");
    await turn("A6", "B5");
    await turn("C4", "A6");
    await page.reload({ waitUntil: "domcontentloaded" });
    await started();
    await place(/^A6, Black/);
    await place(/^B5, empty/);
  },
);

test("without the host it starts, and the match goes on", { skip, timeout: 300_000 }, async () => {
  await until(
    () =>
      page.evaluate(
        async (version) => navigator.serviceWorker.controller && caches.has(`parlour-${version}`),
        VERSION,
      ),
    "the files for a start without the host",
  );
  await site.stop();
  await page.reload({ waitUntil: "domcontentloaded" });
  await started();
  await place(/^A6, Black/);
  await turn("C6", "D5");
  assert.deepEqual([errors, foreign], [[], []]);
});
