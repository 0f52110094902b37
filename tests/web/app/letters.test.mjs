// A match by link between two browsers: the link is the address of the page with the match behind the `#`.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { close, launch } from "../driver.mjs";
import { host, start } from "./app.mjs";

let site;
before(async () => {
  site = await host();
});
after(async () => {
  await close();
  await site.stop();
});

// Opens the app on a device of its own, at this address behind that of the host.
async function device(query = "") {
  const context = await (await launch()).newContext({ viewport: { width: 1280, height: 800 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], {
    origin: new URL(site.address).origin,
  });
  return start(site, { context, query });
}

// Sends the move by the clipboard, and returns what stands behind the `#`.
async function sent(app) {
  await app.act("Copy link");
  await app.heard(/Link copied/);
  const link = await app.run(() => navigator.clipboard.readText());
  assert.match(link, /^https:\/\/[^#]+#1\.[\w-]+$/);
  return link.slice(link.indexOf("#"));
}

test("two browsers play a match by link", { timeout: 240_000 }, async () => {
  const anna = await device();
  await anna.setUp("Connect Four");
  await anna.act("By link", "radio");
  await anna.go();
  await anna.turnOfOffered();
  // A visit with the link begins the app with the match. The address is clean then, so a reload brings nothing twice.
  const ben = await device(await sent(anna));
  await ben.heard(/You play Yellow/);
  assert.equal(await ben.run(() => location.hash), "");
  assert.ok(
    site.requests.every((url) => !url.includes("#")),
    "no host sees a match",
  );
  await ben.turnOfOffered();
  // A link that is opened in a page that is there already arrives without a reload.
  const answer = await sent(ben);
  await anna.run((hash) => (location.hash = hash), answer);
  await anna.heard(/has answered/);
  assert.equal(await anna.run(() => location.hash), "");
  await anna.turnOfOffered();
  const discs = [...(await anna.squares()).values()].filter((what) => /Red|Yellow/.test(what));
  assert.equal(discs.length, 3);
  // It is still there after a reload, and not sent yet.
  await anna.reload();
  await anna.control("Copy link");
  // A damaged link has a sentence.
  await ben.run((hash) => (location.hash = hash), answer.slice(0, -4));
  await ben.heard(/damaged/);
  await ben.close();
  await anna.close();
});
