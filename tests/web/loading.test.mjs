// The loading page, its progress, and the policy of the page.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { DESKTOP, PHONE, TABLET, close, open, until } from "./driver.mjs";
import { host } from "./support.mjs";

let site;
before(async () => (site = await host({ bytes: 1_500_000 })));
after(async () => {
  await close();
  await site.end();
});

test("the board is there before the app, and the progress is that of the bytes", async () => {
  site.rate = 3;
  const page = await open(site.address, PHONE);
  await page.until(
    () => document.querySelector("#board svg")?.getBoundingClientRect().width > 200,
    "the board",
  );
  const seen = [];
  await until(async () => {
    const now = await page
      .run(() => ({
        part: Number(document.getElementById("progress")?.getAttribute("aria-valuenow") ?? 100),
        men: document.querySelectorAll("#men use.set").length,
        text: document.getElementById("amount")?.textContent ?? "",
      }))
      .catch(() => null);
    if (now) seen.push(now);
    return page.run(() => parlour.page?.isStarted()).catch(() => false);
  });
  site.rate = 0;
  const parts = seen.map(({ part }) => part);
  assert.deepEqual(
    parts,
    [...parts].sort((one, other) => one - other),
    "the progress never goes back",
  );
  const between = seen.filter(({ part }) => part > 5 && part < 95);
  assert.ok(between.length > 5, `${between.length} steps`);
  for (const { part, men, text } of between) {
    assert.ok(Math.abs(men / 24 - part / 100) < 0.05, `${men} men at ${part} %`);
    assert.match(text, /^[\d.]+ of 1\.5 MB$/);
    assert.ok(Math.abs(parseFloat(text) / 1.5 - part / 100) < 0.1, `${text} at ${part} %`);
  }
  await page.until(() => !document.getElementById("loading"), "the end of the loading page");
  assert.equal(await page.run(() => document.activeElement.id), "parlour");
  await page.close();
});

test("the app starts from a host that has only the plain modules, or unpacks the packed ones", async () => {
  const name = `/${site.version}/app_bg.wasm`;
  const plain = readFileSync(join(site.folder, name));
  for (const body of [undefined, "<!DOCTYPE html>", plain]) {
    // Missing; a page in place of what is missing; unpacked under the packed name.
    site.answer = (path) =>
      path === `${name}.gz` ? { status: body ? 200 : 404, body, type: "application/wasm" } : undefined;
    const page = await open(site.address, DESKTOP);
    await page.started();
    await page.close();
  }
  site.answer = () => undefined;
});

test("the loading page fits its window and follows light and dark", async () => {
  site.rate = 1;
  const sizes = [
    PHONE,
    TABLET,
    { width: 320, height: 480 },
    { width: 915, height: 412 },
    { width: 2560, height: 1440 },
  ];
  for (const size of sizes) {
    const page = await open(site.address, { ...size, dark: size === TABLET });
    await page.until(
      () => document.querySelector("#board svg") && !document.getElementById("progress").hidden,
      "the loading page",
    );
    const boxes = await page.run(() =>
      ["#board", "#word", "#progress"].map((selector) => {
        const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
        return { left, top, right, bottom };
      }),
    );
    for (const { left, top, right, bottom } of boxes) {
      assert.ok(
        left >= 0 && top >= 0 && right <= size.width && bottom <= size.height,
        `${JSON.stringify(boxes)} in ${size.width} x ${size.height}`,
      );
    }
    const [board, word] = boxes;
    assert.ok(word.top >= board.bottom || word.left >= board.right, "nothing overlaps");
    const background = await page.run(
      () => getComputedStyle(document.getElementById("loading")).backgroundColor,
    );
    assert.equal(background, size === TABLET ? "rgb(26, 21, 18)" : "rgb(246, 240, 230)");
    await page.close();
  }
  site.rate = 0;
});

test("the policy forbids evaluation, styles and scripts in the page, and other origins", async () => {
  const page = await open(site.address, DESKTOP);
  await page.started();
  const outcomes = await page.run(async () => {
    const outcome = {};
    const script = document.createElement("script");
    script.textContent = "globalThis.inline = true";
    document.body.append(script);
    outcome.inline = Boolean(globalThis.inline);
    const button = document.createElement("div");
    button.innerHTML = '<p style="color: red" onclick="1">x</p>';
    document.body.append(button);
    outcome.style = getComputedStyle(button.firstChild).color;
    const source = document.createElement("script");
    source.src = 'data:text/javascript,globalThis.evaluated = eval("1")';
    document.body.append(source);
    outcome.fetch = await fetch("http://localhost:1/").then(
      () => "sent",
      () => "refused",
    );
    outcome.data = await new Promise((done) => {
      source.onerror = () => done("refused");
      source.onload = () => done("ran");
      setTimeout(() => done("nothing"), 3000);
    });
    return outcome;
  });
  assert.deepEqual(outcomes, { inline: false, style: "rgb(0, 0, 0)", fetch: "refused", data: "refused" });
  assert.ok(page.violations.length >= 3);
  page.violations.length = 0;
  assert.deepEqual(
    page.foreign.filter((url) => !url.startsWith("http://localhost:1")),
    [],
  );
  page.foreign.length = 0;
  // Whatever runs in the page asks the policy: the text of a function is refused as well.
  const evaluated = await page.run(
    () =>
      new Promise((done) => {
        addEventListener("securitypolicyviolation", (event) => done(event.blockedURI), { once: true });
        setTimeout("globalThis.evaluated = true", 0);
        setTimeout(() => done(`evaluated: ${globalThis.evaluated}`), 1000);
      }),
  );
  assert.equal(evaluated, "eval");
  page.violations.length = 0;
  await page.close();
});

test("a page without the packed list still starts", async () => {
  const other = await host();
  rmSync(join(other.folder, other.version, "files.json"));
  const page = await open(other.address, TABLET);
  await page.started();
  await page.close();
  await other.end();
});
