// `parlour.tree`: the accessibility tree of the app as elements that nobody sees, for screen readers.
//
// Each node is an element over its place on the canvas. Elements stay as long as their nodes, and only what
// has changed is written, so that a reader neither stammers nor loses its place. Fingers and mice go through
// them to the canvas. Once a reader has acted here, the elements catch fingers too, so that a finger that
// explores the screen finds them; a tap is then a click on the element.
import { addHelper, canvas, forward } from "./focus.js";

const { parlour } = globalThis;

const root = document.body.appendChild(document.createElement("div"));
root.id = "tree";
addHelper(root);

// What is on the page, by id: the element, its node, its attributes and its text.
const kept = new Map();
let act = null;
// True while the focus is moved from here, and not by a reader.
let moving = false;

// A range is the one element that every reader can move.
const tagOf = (role) => (role === "slider" ? "input" : "div");

// Roles whose name is the text inside, because readers speak changes of a text and not of a label.
const SPOKEN = new Set(["status", "alert", "log", "heading", "paragraph", "text", "label"]);

// Roles that have no name in ARIA: their element is plain text.
const PLAIN = new Set(["text", "label"]);

parlour.tree = {
  // Shows this tree: JSON of `{nodes, focus, language}`, the nodes in the order of reading.
  update(text) {
    const { nodes, focus = null, language } = JSON.parse(text);
    if (language) root.lang = language;
    remove(new Set(nodes.map((node) => node.id)));
    for (const node of nodes) write(node);
    arrange(nodes);
    moveFocus(focus);
  },

  // Calls back with the id of a node, what a reader does with it, and the value of 'set':
  // 'click', 'focus', or 'set' of a slider.
  onAct(callback) {
    act = callback;
  },
};

function remove(wanted) {
  for (const [id, { element }] of kept) {
    if (wanted.has(id)) continue;
    // Its children may stay.
    if (element.contains(document.activeElement)) focusOn(canvas);
    element.replaceWith(...element.children);
    kept.delete(id);
  }
}

function write(node) {
  let entry = kept.get(node.id);
  const tag = tagOf(node.role);
  if (entry && entry.element.localName !== tag) {
    if (entry.element === document.activeElement) focusOn(canvas);
    entry.element.replaceWith(...entry.element.children);
    entry = null;
  }
  if (!entry) {
    const element = document.createElement(tag);
    element.tabIndex = -1;
    element.dataset.id = node.id;
    if (tag === "input") element.type = "range";
    entry = { element, node, attributes: {}, text: "" };
    kept.set(node.id, entry);
  }
  entry.node = node;
  const { element } = entry;
  const attributes = describe(node);
  for (const name of Object.keys(entry.attributes)) {
    if (attributes[name] === undefined) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && entry.attributes[name] !== value) element.setAttribute(name, value);
  }
  entry.attributes = attributes;
  if (tag === "input") {
    if (element.value !== String(node.now)) element.value = node.now;
  } else {
    const text = textOf(node);
    if (text !== entry.text) setText(entry, text);
  }
  for (const [side, value] of [
    ["left", node.x],
    ["top", node.y],
    ["width", node.width],
    ["height", node.height],
  ]) {
    const length = `${Math.round((value ?? 0) * 10) / 10}px`;
    if (element.style[side] !== length) element.style[side] = length;
  }
}

// The text of a node lies before its children.
function setText(entry, text) {
  const first = entry.element.firstChild;
  if (first?.nodeType === Node.TEXT_NODE) first.data = text;
  else entry.element.prepend(text);
  entry.text = text;
}

const isSpoken = (node) => Boolean(node.live) || SPOKEN.has(node.role);

function textOf(node) {
  if (node.role === "textbox" || node.role === "searchbox") return node.value ?? "";
  return isSpoken(node) ? (node.label ?? "") : "";
}

function describe(node) {
  const isRange = node.role === "slider";
  const hasValue = isRange || ["progressbar", "meter", "spinbutton", "scrollbar"].includes(node.role);
  return {
    role: PLAIN.has(node.role) || isRange ? undefined : node.role,
    "aria-label": isSpoken(node) ? undefined : node.label || undefined,
    "aria-description": node.description || undefined,
    "aria-checked": node.checked,
    [node.role === "button" ? "aria-pressed" : "aria-selected"]: node.selected,
    "aria-disabled": node.disabled || undefined,
    "aria-expanded": node.expanded,
    "aria-live": node.live,
    "aria-level": node.level,
    "aria-rowcount": node.rows,
    "aria-colcount": node.columns,
    "aria-rowindex": node.row,
    "aria-colindex": node.column,
    "aria-modal": node.role === "dialog" || node.role === "alertdialog" ? true : undefined,
    "aria-valuetext": hasValue ? node.value : undefined,
    "aria-valuemin": hasValue && !isRange ? node.min : undefined,
    "aria-valuemax": hasValue && !isRange ? node.max : undefined,
    "aria-valuenow": hasValue && !isRange ? node.now : undefined,
    min: isRange ? (node.min ?? 0) : undefined,
    max: isRange ? (node.max ?? 100) : undefined,
    step: isRange
      ? (node.step ?? (Number.isInteger(node.min) && Number.isInteger(node.max) ? 1 : "any"))
      : undefined,
  };
}

// Puts the elements into the order of the nodes, and moves as few as possible.
function arrange(nodes) {
  const ends = new Map();
  for (const { id, parent } of nodes) {
    const { element } = kept.get(id);
    const inside = (parent !== undefined && parent !== null && kept.get(parent)?.element) || root;
    const end = ends.get(inside);
    const next = end ? end.nextElementSibling : inside.firstElementChild;
    if (next !== element) {
      const focused = element.contains(document.activeElement) ? document.activeElement : null;
      inside.insertBefore(element, next);
      if (focused) focusOn(focused);
    }
    ends.set(inside, element);
  }
}

function moveFocus(id) {
  const now = document.activeElement;
  // The focus may be in the hidden field, or in a fault.
  if (now !== canvas && now !== document.body && !root.contains(now)) return;
  const target = kept.get(id)?.element ?? canvas;
  if (now !== target) focusOn(target);
}

function focusOn(element) {
  moving = true;
  element.focus({ preventScroll: true });
  moving = false;
}

const nodeOf = (event) => kept.get(event.target.closest("[data-id]")?.dataset.id)?.node;

root.addEventListener("click", (event) => {
  // No finger gets here before a reader has: this is one.
  if (event.isTrusted) root.classList.add("read");
  const node = nodeOf(event);
  if (node && node.role !== "slider") act?.(node.id, "click", undefined);
});
root.addEventListener("input", (event) => {
  const node = nodeOf(event);
  if (node) act?.(node.id, "set", Number(event.target.value));
});
root.addEventListener("focusin", (event) => {
  if (moving) return;
  const node = nodeOf(event);
  if (!node) return;
  root.classList.add("read");
  act?.(node.id, "focus", undefined);
});
for (const name of ["keydown", "keyup"]) {
  root.addEventListener(name, (event) => {
    forward(event);
    // The arrows would move a range here as well as in the app.
    if (event.target.localName === "input") event.preventDefault();
  });
}
