// Names of players and of matches, typed with keys, with an input method, and ended with Enter and Escape.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PHONE, close } from "../driver.mjs";
import { host, start, until } from "./app.mjs";

let site;
let app;
before(async () => {
  site = await host();
  app = await start(site, { ...PHONE, scale: 1 });
});
after(async () => {
  await close();
  await site.stop();
});

const keys = () => app.page.page.keyboard;
const isOpen = (wanted) =>
  until(
    () => app.run((wanted) => parlour.field.isOpen() === wanted, wanted),
    wanted ? "the field" : "its end",
  );
const typed = () => app.run(() => document.querySelector("input:not([hidden])")?.value);

test("a name is typed with an input method", async () => {
  await app.setUp("Connect Four");
  await app.touch(/^Red, Red/);
  await isOpen(true);
  // All of the old name is selected.
  await keys().insertText("Zoë ");
  assert.equal(await typed(), "Zoë ");
  await app.page.cdp.send("Input.imeSetComposition", { text: "li", selectionStart: 2, selectionEnd: 2 });
  await app.page.cdp.send("Input.imeSetComposition", { text: "李", selectionStart: 1, selectionEnd: 1 });
  await keys().insertText("李");
  assert.equal(await typed(), "Zoë 李");
  await keys().press("Enter");
  await isOpen(false);
  await app.control(/^Zoë 李, Red/);
});

test("Backspace, arrows and Escape work in the field", async () => {
  await app.touch(/^Yellow, Yellow/);
  await isOpen(true);
  await keys().type("Benx");
  await keys().press("Backspace");
  await keys().press("Home");
  await keys().type("_");
  await keys().press("Delete");
  await keys().type("B");
  assert.equal(await typed(), "_Ben");
  await keys().press("Escape");
  await isOpen(false);
  await app.control(/^(_Ben|Yellow), Yellow/);
});

test("a touch of another name ends the field, and the name is kept", async () => {
  await app.touch(/, Yellow, /);
  await isOpen(true);
  await keys().press("Control+a");
  await keys().type("Ben");
  await app.touch(/^Zoë 李, Red/);
  await app.control(/^Ben, Yellow/);
  await isOpen(true);
  assert.equal(await typed(), "Zoë 李");
  await keys().press("Enter");
  await isOpen(false);
});

test("the names are in the match", async () => {
  await app.go();
  await app.turnOfOffered();
  await app.heard(/^Zoë 李: 1/);
});

test("a match is renamed in the library", async () => {
  await app.home();
  await app.act("Library");
  await app.control(/^Zoë 李 and Ben, Connect Four/);
  await app.act("More");
  await app.touch("Rename");
  await isOpen(true);
  await keys().type("Sunday");
  await until(
    () => app.run(() => document.querySelector("#tree [role=textbox]")?.textContent === "Sunday"),
    "the name in the tree",
  );
  await keys().press("Enter");
  await isOpen(false);
  await app.control(/Sunday/);
});

test("what is typed right before Enter is kept", async () => {
  await app.act("More");
  await app.touch("Rename");
  await isOpen(true);
  await app.run(() => {
    const field = document.querySelector("input:not([hidden])");
    field.value = "Monday";
    field.dispatchEvent(new InputEvent("input"));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  });
  await isOpen(false);
  await app.control(/Monday/);
});

test("a name is as long as the app keeps it", async () => {
  await app.home();
  await app.setUp("Connect Four");
  await app.touch(/^Ben, /);
  await isOpen(true);
  await keys().insertText("x".repeat(200));
  await app.calm(600);
  const length = (await typed()).length;
  await keys().press("Enter");
  await isOpen(false);
  const [, name] = (await app.control(/^x+, /)).name.match(/^(x+), /);
  assert.equal(name.length, length);
});

test("the names are there after a reload", async () => {
  await app.reload();
  await app.home();
  await app.act("Library");
  await app.control(/^(Sunday|Monday), Zoë 李 and Ben/);
  await app.close();
});
