// The hidden field for texts, and the hidden tree for screen readers.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { DESKTOP, PHONE, close, open, until } from "./driver.mjs";
import { host } from "./support.mjs";

let site;
before(async () => (site = await host()));
after(async () => {
  await close();
  await site.end();
});

// The canvas hears what winit would hear.
const started = async (options) => {
  const page = await open(site.address, options);
  await page.started();
  await page.until(() => !document.getElementById("loading"), "the end of the loading page");
  await page.run(() => {
    globalThis.edits = [];
    globalThis.keys = [];
    globalThis.acts = [];
    globalThis.focus = [];
    parlour.field.onEdit((...edit) => globalThis.edits.push(edit));
    parlour.field.onKey((key) => globalThis.keys.push(key));
    parlour.tree.onAct((...act) => globalThis.acts.push(act));
    const canvas = document.getElementById("parlour");
    for (const name of ["focus", "blur"]) canvas.addEventListener(name, () => globalThis.focus.push(name));
    for (const name of ["keydown", "keyup"])
      canvas.addEventListener(name, (event) => {
        event.preventDefault();
        globalThis.keys.push(`${name} ${event.key}`);
      });
    canvas.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      canvas.focus();
    });
  });
  return page;
};

const last = (page) => page.run(() => globalThis.edits.at(-1));
const openField = (page, field) =>
  page.run((field) => parlour.field.open(field), { x: 40, y: 60, width: 300, height: 40, ...field });

test("compositions, whole words and corrections arrive as text", async () => {
  const page = await started(PHONE);
  await openField(page, { text: "Anna", kind: "text", label: "Name" });
  const field = await page.run(() => {
    const { left, top, width, height } = document.activeElement.getBoundingClientRect();
    const { opacity, fontSize } = getComputedStyle(document.activeElement);
    return {
      left,
      top,
      width,
      height,
      opacity,
      fontSize,
      chosen: document.activeElement.selectionEnd - document.activeElement.selectionStart,
    };
  });
  assert.deepEqual(field, {
    left: 40,
    top: 60,
    width: 300,
    height: 40,
    opacity: "0",
    fontSize: "16px",
    chosen: 4,
  });
  await page.role("textbox", "Name");

  // The name replaces the chosen text.
  await page.cdp.send("Input.insertText", { text: "Zoë " });
  await until(async () => (await last(page))?.[0] === "Zoë ", "the name");
  await page.cdp.send("Input.imeSetComposition", { text: "li", selectionStart: 2, selectionEnd: 2 });
  await until(async () => (await last(page))?.[0] === "Zoë li", "the composition");
  assert.deepEqual(await last(page), ["Zoë li", 6, 6, true]);
  // What the app sets meanwhile does not end it.
  await page.run(() => parlour.field.set("Zoë li", 6, 6));
  await page.cdp.send("Input.imeSetComposition", { text: "李", selectionStart: 1, selectionEnd: 1 });
  await page.cdp.send("Input.insertText", { text: "李" });
  await until(async () => (await last(page))?.[3] === false, "the end of the composition");
  assert.deepEqual(await last(page), ["Zoë 李", 5, 5, false]);
  await page.close();
});

test("keys edit, and some are the app’s", async () => {
  const page = await started(DESKTOP);
  await openField(page, { text: "ab", start: 2 });
  for (const key of ["c", "ArrowLeft", "Backspace"]) await page.page.keyboard.press(key);
  await until(async () => (await last(page))?.[0] === "ac", "the edits");
  assert.deepEqual(await last(page), ["ac", 1, 1, false]);
  for (const key of ["Enter", "Escape", "Tab", "Shift+Tab"]) await page.page.keyboard.press(key);
  assert.deepEqual(await page.run(() => globalThis.keys), ["Enter", "Escape", "Tab", "Shift+Tab"]);
  // What the app sets is not told back to it.
  await page.run(() => {
    globalThis.edits.length = 0;
    parlour.field.set("other", 0, 5);
  });
  await page.run(() => new Promise((done) => setTimeout(done, 50)));
  assert.deepEqual(await page.run(() => globalThis.edits), []);
  await page.page.keyboard.press("x");
  await until(async () => (await last(page))?.[0] === "x", "the new text");
  // Several lines.
  await openField(page, { text: "", kind: "multiline", rtl: true });
  await page.page.keyboard.press("a");
  await page.page.keyboard.press("Enter");
  await until(async () => (await last(page))?.[0] === "a\n", "the second line");
  assert.equal(await page.run(() => document.activeElement.dir), "rtl");
  // What is too long is not taken.
  await openField(page, { text: "李😀c", start: 1, end: 1, longest: 4 });
  for (const key of ["a", "b"]) await page.page.keyboard.press(key);
  await until(async () => (await last(page))?.[0] === "李a😀c", "four characters");
  assert.deepEqual(await last(page), ["李a😀c", 2, 2, false]);
  await page.cdp.send("Input.insertText", { text: "xyz" });
  await page.run(() => new Promise((done) => setTimeout(done, 50)));
  assert.equal(await page.run(() => document.activeElement.value), "李a😀c");
  await page.close();
});

test("the window keeps the focus while the field has it, and a tap on the canvas does not close the field", async () => {
  const page = await started(PHONE);
  await openField(page, { text: "a" });
  assert.deepEqual(await page.run(() => globalThis.focus), []);
  await page.tap(200, 700);
  await page.until(() => document.activeElement.className === "field-input", "the field after a tap");
  await page.tap(100, 80);
  await page.until(() => document.activeElement.className === "field-input", "the field after a tap on it");
  await page.run(() => parlour.field.close());
  assert.equal(await page.run(() => document.activeElement.id), "parlour");
  assert.deepEqual(await page.run(() => globalThis.focus), []);
  // The loss of the window itself is heard.
  await openField(page, { text: "a" });
  await page.run(() => document.activeElement.blur());
  assert.deepEqual(await page.run(() => globalThis.focus), ["blur"]);
  await page.close();
});

const place = { x: 100, y: 100, width: 120, height: 48 };
const NODES = [
  { id: "1", role: "heading", label: "Checkers", level: 1, ...place },
  {
    id: "Play(Undo)",
    role: "button",
    label: "Start",
    description: "A new game",
    x: 100,
    y: 200,
    width: 120,
    height: 48,
  },
  { id: "3", role: "switch", label: "Hints", checked: true, ...place },
  { id: "4", role: "radio", label: "Alone", checked: false, ...place },
  {
    id: "5",
    role: "slider",
    label: "Level",
    min: 1,
    max: 10,
    now: 3,
    value: "three of ten",
    x: 400,
    y: 100,
    width: 200,
    height: 48,
  },
  { id: "6", role: "textbox", label: "Name", value: "Anna", ...place },
  { id: "7", role: "grid", label: "Board", rows: 1, columns: 2, x: 300, y: 300, width: 100, height: 50 },
  { id: "70", role: "row", parent: "7", x: 300, y: 300, width: 100, height: 50 },
  {
    id: "8",
    role: "gridcell",
    label: "B8, black man",
    parent: "70",
    row: 1,
    column: 1,
    x: 300,
    y: 300,
    width: 50,
    height: 50,
  },
  {
    id: "9",
    role: "gridcell",
    label: "D8, empty",
    parent: "70",
    disabled: true,
    row: 1,
    column: 2,
    x: 350,
    y: 300,
    width: 50,
    height: 50,
  },
  { id: "10", role: "status", label: "Black to move", live: "polite", ...place },
  { id: "11", role: "button", label: "More", expanded: false, ...place },
];
const show = (page, nodes, focus = null) =>
  page.run((tree) => parlour.tree.update(tree), JSON.stringify({ nodes, focus }));

test("a screen reader finds roles, names, values and states", async () => {
  const page = await started(DESKTOP);
  await show(page, NODES);
  await page.role("heading", "Checkers");
  assert.equal((await page.role("button", "Start")).description, "A new game");
  assert.equal((await page.role("switch", "Hints")).states.checked, "true");
  assert.equal((await page.role("radio", "Alone")).states.checked, "false");
  const slider = await page.role("slider", "Level");
  assert.deepEqual([slider.value, slider.states.valuemin, slider.states.valuemax], [3, 1, 10]);
  assert.equal(
    await page.run(() => document.querySelector("#tree input").getAttribute("aria-valuetext")),
    "three of ten",
  );
  assert.equal((await page.role("textbox", "Name")).value, "Anna");
  await page.role("grid", "Board");
  await page.role("gridcell", "B8, black man");
  assert.equal((await page.role("gridcell", "D8, empty")).states.disabled, true);
  assert.equal((await page.role("button", "More")).states.expanded, false);
  const status = await page.until(() => document.querySelector("#tree [role=status]")?.textContent);
  assert.equal(status, "Black to move");
  const order = (await page.tree())
    .filter(({ role }) =>
      ["heading", "button", "switch", "radio", "slider", "textbox", "gridcell"].includes(role),
    )
    .map(({ name }) => name);
  assert.deepEqual(order, [
    "Checkers",
    "Start",
    "Hints",
    "Alone",
    "Level",
    "Name",
    "B8, black man",
    "D8, empty",
    "More",
  ]);
  await page.close();
});

test("only what has changed is written, and elements stay", async () => {
  const page = await started(DESKTOP);
  await show(page, NODES);
  await page.run(() => {
    globalThis.before = [...document.querySelectorAll("#tree *")];
    globalThis.changes = [];
    const watcher = new MutationObserver((all) =>
      globalThis.changes.push(
        ...all.map(
          ({ type, attributeName, target }) =>
            `${type} ${attributeName ?? target.data ?? target.dataset?.id ?? target.id}`,
        ),
      ),
    );
    watcher.observe(document.getElementById("tree"), {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  const changes = async (nodes, focus) => {
    await show(page, nodes, focus);
    return page.run(() => globalThis.changes.splice(0));
  };
  assert.deepEqual(await changes(NODES), []);
  const change = (id, what) => NODES.map((node) => (node.id === id ? { ...node, ...what } : node));
  assert.deepEqual(await changes(change("3", { checked: false })), ["attributes aria-checked"]);
  assert.deepEqual(await changes(NODES), ["attributes aria-checked"]);
  assert.deepEqual(await changes(change("10", { label: "Red to move" })), ["characterData Red to move"]);
  assert.deepEqual((await changes(change("1", { x: 101 }))).sort(), [
    "attributes style",
    "characterData Black to move",
  ]);
  await changes(NODES);
  // A node that goes and one that comes leave the others alone.
  const without = NODES.filter(({ id }) => id !== "3");
  assert.deepEqual(await changes(without), ["childList tree"]);
  assert.deepEqual(await changes([{ id: "12", role: "button", label: "Back", ...place }, ...without]), [
    "childList tree",
  ]);
  assert.ok(
    await page.run(
      () =>
        globalThis.before.filter((element) => element.isConnected).length === globalThis.before.length - 1,
    ),
  );
  // A node that moves to another parent stays.
  await changes(NODES.map((node) => (node.id === "9" ? { ...node, parent: undefined } : node)));
  assert.equal(await page.run(() => document.querySelector('#tree [data-id="9"]').parentElement.id), "tree");
  // All can go.
  await changes([]);
  assert.equal(await page.run(() => document.getElementById("tree").childElementCount), 0);
  await page.close();
});

test("a screen reader acts, and fingers go to the canvas until it does", async () => {
  const page = await started({ ...PHONE, width: 900 });
  await show(page, NODES);
  const under = (x, y) =>
    page.run(
      ([x, y]) => document.elementFromPoint(x, y).id || document.elementFromPoint(x, y).dataset.id,
      [x, y],
    );
  assert.equal(await under(150, 220), "parlour");
  await page.act(await page.role("button", "Start"));
  await page.act(await page.role("gridcell", "B8, black man"));
  await page.act(
    await page.role("slider", "Level"),
    'function () { this.value = 7; this.dispatchEvent(new Event("input", { bubbles: true })); }',
  );
  assert.deepEqual(await page.run(() => globalThis.acts), [
    ["Play(Undo)", "click", undefined],
    ["8", "click", undefined],
    ["5", "set", 7],
  ]);
  // An update says what holds.
  await show(page, NODES);
  assert.equal((await page.role("slider", "Level")).value, 3);
  // A script is no reader. The focus of one is: from then on a finger finds the elements.
  assert.equal(await under(150, 220), "parlour");
  await page.cdp.send("DOM.focus", { backendNodeId: (await page.role("button", "Start")).backend });
  assert.deepEqual(await page.run(() => globalThis.acts.at(-1)), ["Play(Undo)", "focus", undefined]);
  assert.equal(await under(150, 220), "Play(Undo)");
  await page.run(() => (globalThis.acts.length = 0));
  await page.tap(150, 220);
  await page.until(
    () => globalThis.acts.some(([id, act]) => id === "Play(Undo)" && act === "click"),
    "the click of a finger",
  );
  await page.close();
});

test("the focus of the app is that of the reader, and keys reach the app", async () => {
  const page = await started(DESKTOP);
  await show(page, NODES, "3");
  assert.equal(await page.run(() => document.activeElement.dataset.id), "3");
  assert.deepEqual(await page.run(() => [globalThis.acts, globalThis.focus]), [[], []]);
  for (const key of ["ArrowDown", " "]) await page.page.keyboard.press(key);
  assert.deepEqual(await page.run(() => globalThis.keys), [
    "keydown ArrowDown",
    "keyup ArrowDown",
    "keydown  ",
    "keyup  ",
  ]);
  // The arrows of a slider are the app's, and change nothing here.
  await show(page, NODES, "5");
  await page.page.keyboard.press("ArrowRight");
  assert.deepEqual(await page.run(() => [globalThis.acts, globalThis.keys.slice(-2)]), [
    [],
    ["keydown ArrowRight", "keyup ArrowRight"],
  ]);
  // The focus is on the canvas where the app has none, or its node goes.
  await show(
    page,
    NODES.filter(({ id }) => id !== "5"),
    null,
  );
  assert.equal(await page.run(() => document.activeElement.id), "parlour");
  // It stays in the field while that is open.
  await openField(page, { text: "a" });
  await show(page, NODES, "1");
  assert.equal(await page.run(() => document.activeElement.className), "field-input");
  assert.deepEqual(await page.run(() => globalThis.focus), []);
  await page.close();
});
