// Records, pictures and backups: in and out of the page.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";

import { close, launch } from "../driver.mjs";
import { host, start, until } from "./app.mjs";

const PDN = `[Event "Trial"]
[White "Anna"]
[Black "Ben"]
[GameType "21"]
[Result "*"]

1. 11-15 23-19 2. 8-11 22-17 *
`;

// All of a screen can be pressed without scrolling.
const TALL = { width: 1280, height: 1800 };

let site;
let app;
let folder;
let content;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), "parlour-exchange-"));
  site = await host();
  const context = await (await launch()).newContext({ viewport: TALL, acceptDownloads: true });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], {
    origin: new URL(site.address).origin,
  });
  app = await start(site, { context });
});
beforeEach(() => app.home());
after(async () => {
  await close();
  await site.stop();
  rmSync(folder, { recursive: true });
});

// Acts and returns what is downloaded.
async function downloaded(name) {
  const came = app.page.page.waitForEvent("download", { timeout: 60_000 });
  await app.act(name);
  const download = await came;
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return { name: download.suggestedFilename(), bytes: readFileSync(path) };
}

// Presses and answers the dialog that asks for a file. Browsers show it only after a real press.
async function opened(name, file) {
  const came = app.page.page.waitForEvent("filechooser", { timeout: 60_000 });
  await app.control(name);
  await app.calm(400);
  await app.page.page.mouse.click(...(await app.place(name)));
  await (await came).setFiles(file);
}

const toRecord = async () => {
  await app.act("More");
  await app.act("Share and import");
  await app.control("Copy");
};
const fromHomeToRecord = async () => {
  await app.act("Library");
  await app.act("Share and import");
  await app.control("Paste");
};

test("a record is pasted", async () => {
  await app.run((text) => navigator.clipboard.writeText(text), PDN);
  await fromHomeToRecord();
  await app.act("Paste");
  await app.heard(/Imported a game of 4 moves/);
});

test("a record is copied, saved and opened again", async () => {
  await app.act("Resume");
  await toRecord();
  await app.act("Copy");
  await app.heard(/Record copied/);
  const copied = await app.run(() => navigator.clipboard.readText());
  assert.match(copied, /1\. ?11-15 23-19/);
  const file = await downloaded("Save as file");
  assert.match(file.name, /\.pdn$/);
  assert.equal(String(file.bytes).trim(), copied.trim());
  const other = join(folder, "other.pdn");
  writeFileSync(other, PDN.replace("22-17", "22-18").replace("Anna", "Eve"));
  await opened("Open file", other);
  await app.heard(/Imported a game of 4 moves/);
  const path = join(folder, "broken.pdn");
  writeFileSync(path, PDN.replace("8-11", "8-18"));
  await app.home();
  await fromHomeToRecord();
  await opened("Open file", path);
  await app.heard(/8-18/);
});

test("a picture is saved", { timeout: 180_000 }, async () => {
  await app.act("Resume");
  await toRecord();
  const { name, bytes } = await downloaded("Share a picture");
  assert.match(name, /\.png$/);
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1080, 1350]);
  if (process.env.PARLOUR_PICTURES) writeFileSync(join(process.env.PARLOUR_PICTURES, "shared.png"), bytes);
});

test("a backup is restored in another profile", { timeout: 300_000 }, async () => {
  await app.act("Library");
  const backup = await downloaded("Back up");
  assert.match(backup.name, /\.json$/);
  content = JSON.parse(backup.bytes);
  assert.equal(content["parlour-backup"], 1);
  assert.equal(Object.keys(content.matches).length, 2);
  await app.close();

  app = await start(site, TALL);
  await app.act("Library");
  await opened("Restore a backup", join(folder, backup.name));
  await app.act("Restore");
  await app.heard(/2 games restored/);
  await app.home();
  await app.act("Library");
  await app.control(/Ben and Anna|Anna and Ben/);
});

test("a backup of another device is restored", { timeout: 180_000 }, async () => {
  const acts = [35, 36, 28, 29, 21, 22, 14].map((square) => ({ turn: [square] }));
  const match = {
    version: 2,
    id: 12,
    began: 1.7e9,
    setup: {
      rules: { game: "connect-four", columns: 7, rows: 6, length: 4 },
      players: [
        { name: "Mia", avatar: "leaf" },
        { name: "Tom", avatar: "kite" },
      ],
      mode: "quick",
    },
    acts,
    done: 7,
    path: [],
    started: true,
  };
  const path = join(folder, "desktop.json");
  const settings = content.settings.replace('"numbers": false', '"numbers": true');
  writeFileSync(
    path,
    JSON.stringify({ "parlour-backup": 1, settings, matches: { 12: JSON.stringify(match) }, sketches: {} }),
  );
  await app.act("Library");
  await opened("Restore a backup", path);
  await app.control(/^Restore the settings too/, "switch");
  await app.act("Restore");
  await app.heard(/One game restored/);
  await app.home();
  await app.act("Library");
  await app.control(/Mia and Tom, Connect Four/);
});

test("a file that is something else is refused with a sentence", { timeout: 180_000 }, async () => {
  const path = join(folder, "other.json");
  writeFileSync(path, "{}");
  await app.act("Library");
  await opened("Restore a backup", path);
  // What is no backup may be a record.
  await app.heard(/“\{\}” cannot be understood/);
  await app.close();
});
