// The service worker: offline, one version at a time, an update that is offered and never forced.
import assert from "node:assert/strict";
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";

import { PHONE, close, launch, open, until } from "./driver.mjs";
import { host } from "./support.mjs";

let site;
let context;
before(async () => (site = await host()));
beforeEach(async () => {
  site.answer = () => undefined;
  await context?.close();
  context = await (await launch()).newContext({ viewport: PHONE });
});
after(async () => {
  await close();
  await site.end();
});

const visit = (address = site.address) => open(address, { context });

// Waits until the service worker of a version controls the page and has kept all that it keeps.
const kept = (page, version) =>
  page.until(
    async (wanted) => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (
        registration?.active &&
        navigator.serviceWorker.controller &&
        !registration.installing &&
        (await caches.has(`parlour-${wanted}`))
      );
    },
    `the offline files of ${version}`,
    version,
  );

const versionOf = (page) =>
  page.run(() => document.querySelector("script[type=module]").src.match(/v-[0-9a-f]+/)[0]);

// A change of the app that changes its version.
const next = (name) =>
  site.pack((built) => appendFileSync(join(built, "app.js"), `globalThis.release = "${name}";\n`));

test("what is kept starts without the host, also with other words in the address", async () => {
  const page = await visit();
  await page.started();
  await kept(page, site.version);
  const names = await page.run(async (version) => {
    const cache = await caches.open(`parlour-${version}`);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }, site.version);
  for (const name of [
    "/index.html",
    "/manifest.webmanifest",
    `/${site.version}/app.js`,
    `/${site.version}/app_bg.wasm.gz`,
    `/${site.version}/engine_bg.wasm.gz`,
    `/${site.version}/puzzles/go.txt.gz`,
  ]) {
    assert.ok(names.includes(name), `${name} in ${names}`);
  }
  // Neither what nobody needs nor what only some need.
  assert.deepEqual(
    names.filter((name) => /fonts|\.wasm$|512/.test(name)),
    [],
  );
  await page.close();
  await site.stop();
  const offline = await visit(`${site.address}?game=go`);
  await offline.started();
  assert.equal(
    await offline.run(async () => new TextDecoder().decode(await parlour.page.load("puzzles/go.txt.gz"))),
    "puzzles",
  );
  assert.deepEqual(await offline.run(() => [parlour.page.query(), parlour.page.query(), location.search]), [
    { game: "go" },
    { game: "go" },
    "",
  ]);
  await offline.page.reload();
  await offline.started();
  await offline.close();
  await site.start();
});

test("a font is kept when it is first used", async () => {
  const page = await visit();
  await page.started();
  await kept(page, site.version);
  const font = () =>
    page.run(() =>
      fetch(parlour.page.file("fonts/one.otf")).then(
        (answer) => answer.text(),
        () => "nothing",
      ),
    );
  assert.equal(await font(), "a font");
  await site.stop();
  assert.equal(await font(), "a font");
  await site.start();
  await page.close();
});

test("an update is offered, waits, and takes over when it is told to", async () => {
  const page = await visit();
  await page.started();
  const first = await versionOf(page);
  await kept(page, first);
  await page.run(() => parlour.page.onUpdate(() => (globalThis.offered = true)));
  const second = next("second");
  assert.notEqual(first, second);
  site.requests.length = 0;
  await page.run(() =>
    navigator.serviceWorker.getRegistration().then((registration) => registration.update()),
  );
  await page.until(() => globalThis.offered, "the offer");
  // What has not changed is not downloaded again.
  assert.deepEqual(
    site.requests.filter((path) => path.includes(".wasm")),
    [],
  );
  assert.ok(site.requests.includes(`/${second}/app.js`));

  // Nothing happens by itself: the page goes on, and starts again as it was, also from its own files.
  assert.equal(await page.run(() => globalThis.offered), true);
  await page.page.reload();
  await page.started();
  assert.equal(await versionOf(page), first);
  assert.equal(await page.run(() => globalThis.release), undefined);
  // The offer is still there for a page that starts later.
  await page.run(() => parlour.page.onUpdate(() => (globalThis.offered = true)));
  await page.until(() => globalThis.offered, "the offer after a reload");

  await page.run(() => parlour.page.update());
  await page.until(() => globalThis.release === "second" && parlour.page?.isStarted(), "the new version");
  assert.equal(await versionOf(page), second);
  // The files of the old one go, as no page needs them.
  await page.until(async () => (await caches.keys()).length === 1, "the end of the old files");
  await page.close();
});

test("a page keeps its version while another page takes the new one", async () => {
  const old = await visit();
  await old.started();
  const first = await versionOf(old);
  const release = await old.run(() => globalThis.release);
  await kept(old, first);
  const second = next("third");
  await old.run(() =>
    navigator.serviceWorker.getRegistration().then((registration) => registration.update()),
  );
  await old.until(
    () => navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting),
    "the waiting version",
  );
  const other = await visit();
  await other.started();
  await other.until(
    () => navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting),
    "the waiting version",
  );
  await other.until(() => (parlour.page.update(), globalThis.release === "third"), "the new version");
  await other.started();
  assert.equal(await versionOf(other), second);

  // The old page runs on, with a worker of its own version, though the host no longer has it.
  await old.run(() => new Promise((done) => setTimeout(done, 300)));
  assert.equal(await old.run(() => globalThis.release), release);
  const text = await old.run(() => fetch(parlour.page.file("app.js")).then((answer) => answer.text()));
  assert.doesNotMatch(text, /third/);
  await other.close();
  await old.close();
});

test("a host in the middle of an update mixes nothing", async () => {
  const page = await visit();
  await page.started();
  const first = await versionOf(page);
  await kept(page, first);
  const second = next("fourth");
  // The new list is there, and one of its files is not what the list says.
  site.answer = (path) =>
    path === `/${second}/app.js`
      ? { type: "text/javascript", body: 'globalThis.release = "mixed";' }
      : undefined;
  await page.run(() =>
    navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration.update())
      .catch(() => {}),
  );
  await page.until(
    async () => !(await navigator.serviceWorker.getRegistration()).installing,
    "the end of the attempt",
  );
  assert.ok(
    !(await page.run(() => navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting))),
  );
  await site.stop();
  await page.page.reload();
  await page.started();
  assert.equal(await versionOf(page), first);
  await site.start();
  // Complete at last, it is offered.
  site.answer = () => undefined;
  await page.run(() => parlour.page.onUpdate(() => (globalThis.offered = true)));
  await page.run(() =>
    navigator.serviceWorker.getRegistration().then((registration) => registration.update()),
  );
  await page.until(() => globalThis.offered, "the offer");
  await page.close();
});

test("a host that unpacks the packed modules is no obstacle", async () => {
  const { gunzipSync } = await import("node:zlib");
  const { readFileSync } = await import("node:fs");
  site.answer = (path) =>
    path.endsWith(".wasm.gz")
      ? { type: "application/wasm", body: gunzipSync(readFileSync(join(site.folder, path))) }
      : undefined;
  const page = await visit();
  await page.started();
  await kept(page, await versionOf(page));
  await site.stop();
  await page.page.reload();
  await page.started();
  await site.start();
  await page.close();
});

test("other origins and other folders are none of its business", async () => {
  const page = await visit();
  await page.started();
  await kept(page, await versionOf(page));
  writeFileSync(join(site.folder, "other.txt"), "of the host");
  assert.equal(await page.run(() => fetch("other.txt").then((answer) => answer.text())), "of the host");
  writeFileSync(join(site.folder, "other.txt"), "changed");
  assert.equal(
    await page.run(() => fetch("other.txt", { cache: "no-cache" }).then((answer) => answer.text())),
    "changed",
  );
  await page.close();
});

test("browsers find nothing that keeps the app from being installed", async () => {
  const page = await visit();
  await page.started();
  await kept(page, await versionOf(page));
  const { manifest, errors } = await until(async () => {
    const found = await page.cdp.send("Page.getAppManifest");
    return found.url && { manifest: JSON.parse(found.data), errors: found.errors };
  });
  assert.deepEqual(errors, []);
  assert.equal(manifest.shortcuts.length, 6);
  const { installabilityErrors } = await page.cdp.send("Page.getInstallabilityErrors");
  // A window of its own storage, as tests have, can install nothing.
  assert.deepEqual(
    installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== "in-incognito"),
    [],
  );
  for (const { src, sizes, type } of manifest.icons) {
    const size = await page.run(async (source) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    assert.equal(size, sizes);
    assert.equal(type, "image/png");
  }
  await page.close();
});
