// Whatever is missing or fails: a sentence with what to do, and never a blank page.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readFileSync, readdirSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

import { DESKTOP, PHONE, close, open, until } from "./driver.mjs";
import { host } from "./support.mjs";

let site;
before(async () => (site = await host()));
after(async () => {
  await close();
  await site.end();
});

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

// Loads the sentences as a browser with these languages does.
function sentences(languages) {
  const all = createContext({ navigator: { languages } });
  runInContext(read("web/sentences.js"), all);
  return all.parlour.sentences;
}

test("every language of the app has every sentence", () => {
  const languages = readdirSync(new URL("../../assets/languages", import.meta.url))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => name.replace(".ftl", ""))
    .sort();
  const { languages: known, all } = sentences(["en"]);
  assert.deepEqual([...known].sort(), languages);
  for (const [language, texts] of Object.entries(all)) {
    assert.deepEqual(Object.keys(texts), Object.keys(all.en), language);
    for (const [key, text] of Object.entries(texts)) {
      const english = [all.en[key]].flat();
      const own = [text].flat();
      assert.equal(own.length, english.length, `${language} ${key}`);
      own.forEach((sentence, at) => {
        assert.ok(sentence.trim().length > 1, `${language} ${key}`);
        const parts = (line) => (line.match(/\{\d\}/g) ?? []).sort().join();
        assert.equal(parts(sentence), parts(english[at]), `${language} ${key}`);
      });
    }
  }
});

test("the language is the first of the player that the app has", () => {
  const chosen = (...tags) => sentences(tags).language;
  assert.equal(chosen("de-AT", "en"), "de");
  assert.equal(chosen("nl", "fr-CA"), "fr");
  assert.equal(chosen("nl"), "en");
  assert.equal(chosen("zh"), "zh-Hans");
  assert.equal(chosen("zh-TW"), "zh-Hant");
  assert.equal(chosen("zh-Hant-HK"), "zh-Hant");
  assert.equal(chosen("zh-Hans-HK"), "zh-Hans");
  assert.equal(sentences(["ar-EG"]).direction, "rtl");
});

test("the scripts that old browsers have to read are in the language of 2009", () => {
  for (const name of ["web/sentences.js", "web/early.js"]) {
    const text = read(name)
      .replace(/"(?:[^"\\]|\\.)*"/g, '""')
      .replace(/\/\/.*/g, "");
    const later = /=>|`|\b(let|const|class|async|await|import|export)\s|\?\.|\?\?|\.\.\.|,\s*\)/;
    assert.doesNotMatch(text, later, name);
  }
});

const MISSING = [
  ["old", "WebAssembly", () => delete globalThis.WebAssembly],
  ["old", "SIMD", () => (WebAssembly.validate = () => false)],
  ["old", "DecompressionStream", () => delete globalThis.DecompressionStream],
  ["graphics", "WebGL 2", () => (HTMLCanvasElement.prototype.getContext = () => null)],
  ["storage", "IndexedDB", () => Object.defineProperty(globalThis, "indexedDB", { value: undefined })],
  [
    "storage",
    "IndexedDB that throws",
    () =>
      Object.defineProperty(globalThis, "indexedDB", {
        get() {
          throw new DOMException("no", "SecurityError");
        },
      }),
  ],
];
for (const [kind, what, init] of MISSING) {
  test(`without ${what} there is a sentence`, async () => {
    const page = await open(site.address, { ...PHONE, init });
    const fault = await page.fault();
    assert.equal(fault.kind, kind);
    assert.deepEqual(
      [fault.title, fault.text.replace(/\u2066.*\u2069/, "{0}")],
      [...sentences(["en"]).all.en[kind]],
    );
    assert.deepEqual(fault.buttons, kind === "old" ? [] : ["Reload"]);
    // It can be read: on the screen, by a screen reader, and as the place of the focus.
    assert.equal(await page.run(() => document.activeElement.id), "notice");
    await page.role("alertdialog", fault.title);
    // A browser that cannot run the app does not start it. Whether one can draw takes a moment to find out, in
    // which this small stub starts.
    if (kind !== "graphics") assert.ok(!(await page.run(() => parlour.running)));
    await page.close();
  });
}

test("sentences are in the language of the browser, from the right where it is written so", async () => {
  for (const [locale, language, dir] of [
    ["ar", "ar", "rtl"],
    ["ja-JP", "ja", "ltr"],
    ["zh-TW", "zh-Hant", "ltr"],
  ]) {
    const page = await open(site.address, {
      ...PHONE,
      locale,
      init: () => delete globalThis.DecompressionStream,
    });
    const fault = await page.fault();
    assert.equal(fault.title, sentences([language]).all[language].old[0]);
    assert.equal(fault.dir, dir);
    await page.close();
  }
});

test("a download that stops can be tried again", async () => {
  let broken = true;
  site.answer = (path) => (broken && path.includes("app_bg.wasm") ? { status: 503 } : undefined);
  const page = await open(site.address, PHONE);
  const fault = await page.fault();
  assert.equal(fault.kind, "download");
  assert.deepEqual(fault.buttons, ["Try again"]);
  broken = false;
  await page.act(await page.role("button", "Try again"));
  await page.started();
  assert.equal(await page.run(() => document.getElementById("notice")), null);
  await page.close();
});

test("a script of ours that is missing is a download that stopped", async () => {
  for (const name of ["sound.js", "app.js", "boot.js"]) {
    site.answer = (path) => (path.endsWith(`/${name}`) ? { status: 404 } : undefined);
    const page = await open(site.address, PHONE);
    assert.equal((await page.fault()).kind, "download", name);
    await page.close();
  }
  site.answer = () => undefined;
});

test("a module that is damaged does not start, and says so", async () => {
  site.answer = (path) =>
    path.endsWith(".wasm.gz") || path.endsWith(".wasm")
      ? { type: "application/wasm", body: Buffer.from([0, 0x61, 0x73, 0x6d, 9, 9, 9, 9]) }
      : undefined;
  const page = await open(site.address, PHONE);
  const fault = await page.fault();
  site.answer = () => undefined;
  assert.equal(fault.kind, "start");
  assert.deepEqual(fault.buttons, ["Reload", "Copy the report"]);
  await page.close();
});

test("a start that fails says so, and its report can be copied", async () => {
  const page = await open(site.address, { ...PHONE, init: () => (globalThis.stubFails = "no adapter") });
  await page.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  assert.equal((await page.fault()).kind, "start");
  await page.page.getByRole("button", { name: "Copy the report" }).click();
  await page.role("button", "Report copied");
  const report = await page.run(() => navigator.clipboard.readText());
  assert.match(report, /no adapter/);
  assert.match(report, /412 x 915 at 2/);
  await page.close();
});

test("a panic shows a sentence over the app, with its report", async () => {
  const page = await open(site.address, PHONE);
  await page.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.started();
  await page.run(() => parlour.page.panicked("panicked at a test"));
  const fault = await page.fault();
  assert.deepEqual([fault.kind, fault.buttons], ["panic", ["Reload", "Copy the report"]]);
  await page.page.getByRole("button", { name: "Copy the report" }).click();
  await page.role("button", "Report copied");
  assert.equal(await page.run(() => navigator.clipboard.readText()), "panicked at a test");
  await page.page.getByRole("button", { name: "Reload" }).click();
  await page.until(() => parlour.page?.isStarted() && !document.getElementById("notice"), "the new start");
  await page.close();
});

test("a trap in the module is a panic, and errors of others are not", async () => {
  const page = await open(site.address, DESKTOP);
  await page.started();
  await page.run(() => {
    setTimeout(() => {
      throw new Error("of an extension");
    });
    Promise.reject(
      new Error("Using exceptions for control flow, don't mind me. This isn't actually an error!"),
    );
  });
  await page.run(() => new Promise((done) => setTimeout(done, 100)));
  assert.equal(await page.run(() => document.getElementById("notice")), null);
  await page.run(() => {
    setTimeout(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
  });
  assert.equal((await page.fault()).kind, "panic");
  await page.close();
});

test("a lost picture reloads the page once, and then asks", async () => {
  const page = await open(site.address, PHONE);
  await page.started();
  const lose = () =>
    page.run(() => {
      globalThis.before = true;
      stub.context.getExtension("WEBGL_lose_context").loseContext();
    });
  await lose();
  await page.until(() => !globalThis.before && parlour.page?.isStarted(), "the page after the first loss");
  await lose();
  assert.equal((await page.fault()).kind, "lost");
  // Half a minute later it may reload again.
  await page.run(() => sessionStorage.setItem("parlour-lost", String(Date.now() - 31_000)));
  await page.page.getByRole("button", { name: "Reload" }).click();
  await page.until(() => !globalThis.before && parlour.page?.isStarted(), "the page after the reload");
  await lose();
  await page.until(() => !globalThis.before && parlour.page?.isStarted(), "the page after a later loss");
  await page.close();
});

test("a service worker that fails does no harm", async () => {
  site.answer = (path) => (path.endsWith("service-worker.js") ? { status: 500 } : undefined);
  const page = await open(site.address, DESKTOP);
  await page.started();
  await until(() => page.log.some((line) => line.includes("not offline")), "the line in the console");
  assert.equal(await page.run(() => document.getElementById("notice")), null);
  site.answer = () => undefined;
  await page.close();
});

test("without scripts there is a sentence", async () => {
  const context = await (
    await import("./driver.mjs")
  )
    .launch()
    .then((browser) => browser.newContext({ javaScriptEnabled: false }));
  const page = await context.newPage();
  await page.goto(site.address);
  assert.match(await page.textContent("noscript"), /Turn it on/);
  await context.close();
});
