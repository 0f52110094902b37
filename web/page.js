// `parlour.page`: what Rust asks of the page and of the system around it.
import { address, load } from "./download.js";

const { parlour } = globalThis;
const canvas = document.getElementById("parlour");
const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

// Two boxes that nobody sees have the size of what cannot be asked for: the margins as padding, and the text.
const probe = document.body.appendChild(Object.assign(document.createElement("div"), { id: "probe" }));
const probeText = document.body.appendChild(
  Object.assign(document.createElement("div"), { id: "probe-text" }),
);
probe.setAttribute("aria-hidden", "true");
probeText.setAttribute("aria-hidden", "true");

let started = false;
let changed = null;
let asked = null;

const page = (parlour.page = {
  // Returns the margins that cut-outs and bars cover: left, top, right, bottom, in pixels of CSS.
  insets() {
    const style = getComputedStyle(probe);
    return [style.paddingLeft, style.paddingTop, style.paddingRight, style.paddingBottom].map(
      (side) => parseFloat(side) || 0,
    );
  },

  // Returns the tags of the languages that the player prefers, the most preferred first.
  languages: () => [...(navigator.languages?.length ? navigator.languages : [navigator.language || "en"])],

  isDark: () => dark.matches,
  reducesMotion: () => still.matches,

  // Returns the size of text as a factor of the normal size. iOS has a size of its own for it.
  textScale() {
    let scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    if (CSS.supports("font", "-apple-system-body") && navigator.maxTouchPoints > 0) {
      probeText.style.font = "-apple-system-body";
      scale = parseFloat(getComputedStyle(probeText).fontSize) / 17;
      probeText.style.font = "";
    }
    return Number.isFinite(scale) && scale > 0 ? scale : 1;
  },

  // Keeps the screen on. The browser ends this when the page is hidden, so it is asked again afterwards.
  keepAwake(wanted) {
    awake.wanted = wanted;
    keepAwake();
  },

  // Takes the loading page away. Rust calls this when the first screen is drawn.
  started() {
    if (started) return;
    started = true;
    const loading = document.getElementById("loading");
    if (loading && !parlour.early.fault) {
      loading.className = "gone";
      const remove = () => loading.remove();
      loading.addEventListener("transitionend", remove, { once: true });
      setTimeout(remove, 600);
      canvas.focus({ preventScroll: true });
    }
    dispatchEvent(new Event("parlour-started"));
  },
  isStarted: () => started,

  // Shows that the app has failed. Rust's panic hook calls this with the report.
  panicked(text) {
    const { early } = parlour;
    // A start without graphics ends like this too.
    early.show(started ? "panic" : early.draws() ? "start" : "graphics", text);
  },

  // Calls back when dark, motion, margins, languages, the size of text or window, visibility, or the answer of
  // the storage changes.
  onChange(callback) {
    changed = callback;
  },

  isVisible: () => document.visibilityState === "visible",

  // Returns the words behind the `?` of the address. They count once: a reload must not begin a game anew.
  query() {
    asked ??= Object.fromEntries(new URLSearchParams(location.search));
    if (location.search) history.replaceState(history.state, "", location.pathname + location.hash);
    return asked;
  },

  // Returns the address of a file of this version, such as a font.
  file: address,

  // Loads a file of this version, unpacked.
  load,

  // Calls back when the page is closed or left, unless the app has failed.
  onLeave(callback) {
    addEventListener("pagehide", () => {
      if (!parlour.early.fault) callback();
    });
  },
});

// Changes in the same frame are told once.
let due = false;
function tell() {
  if (due || !changed) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    changed?.();
  });
}
dark.addEventListener("change", tell);
still.addEventListener("change", tell);
for (const name of ["languagechange", "resize", "orientationchange", "pageshow", "parlour-storage"])
  addEventListener(name, tell);
document.addEventListener("visibilitychange", tell);
const sizes = new ResizeObserver(tell);
sizes.observe(probe, { box: "border-box" });
sizes.observe(probeText);

const awake = { wanted: false, lock: null, asking: false };
async function keepAwake() {
  if (!awake.wanted) {
    awake.lock?.release();
    awake.lock = null;
  }
  if (!awake.wanted || awake.lock || awake.asking || !navigator.wakeLock || !page.isVisible()) return;
  awake.asking = true;
  try {
    const lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => {
      if (awake.lock === lock) awake.lock = null;
    });
    awake.lock = lock;
  } catch {
    // Refused, for example because the battery is low.
  } finally {
    awake.asking = false;
  }
  // The wish may have changed meanwhile.
  if (!awake.wanted) keepAwake();
}
document.addEventListener("visibilitychange", keepAwake);

// iOS zooms by a pinch or a double tap whatever the page says, unless the gesture is refused.
for (const name of ["gesturestart", "gesturechange", "dblclick"]) {
  document.addEventListener(name, (event) => event.preventDefault(), { passive: false });
}
document.addEventListener("contextmenu", (event) => {
  if (event.target === canvas) event.preventDefault();
});

// Keys of the browser that the app leaves to it: winit would take every key, also that for the size of the page.
const BROWSERS = new Set(["F5", "F6", "F7", "F11", "F12"]);
const WITH_CONTROL = new Set([..."rltwnj+-=0"]);
addEventListener(
  "keydown",
  (event) => {
    const control = event.ctrlKey || event.metaKey;
    if (BROWSERS.has(event.key) || (control && WITH_CONTROL.has(event.key.toLowerCase())))
      event.stopImmediatePropagation();
  },
  { capture: true },
);
