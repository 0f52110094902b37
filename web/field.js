// `parlour.field`: a hidden field of text, because winit has no input methods in a browser.
//
// The app draws its own field. While it is open, this one lies over it, has the focus, and hears all that
// keyboards, input methods, dictation and autocorrection do. It can be seen by none but the system, which
// places its windows of composition beside it and scrolls it into view. Fingers go through it to the canvas.
import { addHelper, canvas } from "./focus.js";

const { parlour } = globalThis;

const made = (tag, type) => {
  const field = document.createElement(tag);
  field.className = "field-input";
  if (type) field.type = type;
  const off = { autocomplete: "off", autocorrect: "off", spellcheck: "false", tabindex: "-1" };
  for (const [name, value] of Object.entries(off)) field.setAttribute(name, value);
  field.hidden = true;
  document.body.append(field);
  addHelper(field);
  listen(field);
  return field;
};

const LINE = { capitals: "sentences", enter: "done" };
const kinds = {
  text: { ...LINE, make: () => made("input", "text") },
  search: { capitals: "none", enter: "search", make: () => made("input", "search") },
  multiline: { ...LINE, enter: "enter", make: () => made("textarea") },
};

// The field that is open.
let open = null;
let longest = Infinity;
let composing = false;
let edited = null;
let pressed = null;
// What was told last, so that nothing is told twice.
let told = "";

parlour.field = {
  // Opens the field over the one that the app draws, and with it the keyboard of a phone, so it has to be
  // called in the event of the tap. All of the text is selected unless `start` and `end` say otherwise.
  // `kind` is 'text', 'search' or 'multiline'. Optional: `longest`, the largest number of characters, `rtl`,
  // `label` for screen readers, `size` of the text, and `capitals` as `autocapitalize` has them. An open field
  // stays as it is, but for what changes.
  open({ text = "", kind = "text", start = 0, end = text.length, ...options }) {
    const chosen = kinds[kind] ?? kinds.text;
    const field = (chosen.field ??= chosen.make());
    const before = open;
    open = field;
    longest = options.longest ?? Infinity;
    field.hidden = false;
    field.dir = options.rtl ? "rtl" : "ltr";
    field.enterKeyHint = chosen.enter;
    field.setAttribute("autocapitalize", options.capitals ?? chosen.capitals);
    field.setAttribute("aria-label", options.label ?? "");
    // iOS zooms into a field with smaller letters.
    field.style.fontSize = `${Math.max(16, options.size ?? 16)}px`;
    move(options.x, options.y, options.width, options.height);
    field.focus({ preventScroll: true });
    if (before !== field) {
      composing = false;
      if (before) clear(before);
    }
    if (before !== field || (field.value !== text && !composing)) {
      field.value = text;
      field.setSelectionRange(start, end);
    }
    told = state();
  },

  // Moves the open field with the one that the app draws.
  move,

  close() {
    if (!open) return;
    const field = open;
    open = null;
    composing = false;
    canvas.focus({ preventScroll: true });
    clear(field);
    // iOS leaves the page where the keyboard has moved it.
    scrollTo(0, 0);
  },

  isOpen: () => open !== null,

  // Sets text and selection, counted in units of UTF-16. Waits for nobody: during a composition it does
  // nothing, as any change would end it, and the edit that follows tells the app the whole text.
  set(text, start, end) {
    if (!open || composing) return;
    if (open.value !== text) open.value = text;
    if (open.selectionStart !== start || open.selectionEnd !== end) open.setSelectionRange(start, end);
    told = state();
  },

  // Calls back with text, start and end of the selection, and whether a composition goes on.
  onEdit(callback) {
    edited = callback;
  },

  // Calls back with keys that are the app's: 'Enter' (in one line), 'Escape', 'Tab' and 'Shift+Tab'.
  onKey(callback) {
    pressed = callback;
  },
};

const state = () => JSON.stringify([open.value, open.selectionStart, open.selectionEnd, composing]);

function tell() {
  if (!open) return;
  shorten();
  const now = state();
  if (now === told) return;
  told = now;
  edited?.(open.value, open.selectionStart, open.selectionEnd, composing);
}

// Takes back what was typed, or pasted, beyond the largest number of characters. `maxLength` would count in
// units of UTF-16, and end compositions.
function shorten() {
  const excess = composing ? 0 : [...open.value].length - longest;
  if (excess <= 0) return;
  const caret = open.selectionStart;
  const before = [...open.value.slice(0, caret)].slice(0, -excess).join("");
  open.value = before + open.value.slice(caret);
  open.setSelectionRange(before.length, before.length);
}

function move(x = 0, y = 0, width = 1, height = 24) {
  if (!open) return;
  const size = { left: x, top: y, width: Math.max(1, width), height: Math.max(16, height) };
  for (const [side, value] of Object.entries(size)) open.style[side] = `${value}px`;
}

function clear(field) {
  field.hidden = true;
  field.value = "";
}

function listen(field) {
  field.addEventListener("compositionstart", () => {
    composing = true;
    tell();
  });
  field.addEventListener("compositionend", () => {
    composing = false;
    tell();
  });
  for (const name of ["input", "select", "keyup"]) field.addEventListener(name, tell);
  field.addEventListener("keydown", (event) => {
    // Keys that choose a candidate belong to the composition.
    if (event.isComposing || event.keyCode === 229) return;
    const isOurs =
      event.key === "Escape" || event.key === "Tab" || (event.key === "Enter" && field.tagName === "INPUT");
    if (!isOurs) return;
    event.preventDefault();
    pressed?.(event.key === "Tab" && event.shiftKey ? "Shift+Tab" : event.key);
  });
  // winit takes the focus to the canvas at each press. The open field takes it back in the same event, so
  // that the keyboard stays; where the app closes the field, it does so itself.
  field.addEventListener("blur", ({ relatedTarget }) => {
    if (relatedTarget === canvas)
      queueMicrotask(() => open === field && field.focus({ preventScroll: true }));
  });
}

document.addEventListener("selectionchange", () => {
  if (open && document.activeElement === open) tell();
});
