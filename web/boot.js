// Starts the app: downloads it with true progress, opens the storage, and hands over to Rust.
//
// The modules below create the namespaces of `globalThis.parlour`, through which Rust calls the page.
import "./page.js";
import "./updates.js";
import "./sound.js";
import "./share.js";
import "./field.js";
import "./tree.js";
import "./pads.js";
import { compile } from "./download.js";
import { draw } from "./draw.js";
import { engines } from "./engines.js";
import { storage } from "./storage.js";

const { parlour } = globalThis;
const { early, sentences } = parlour;
Object.assign(parlour, { draw, engines, storage, fetchModule: compile });
const canvas = document.getElementById("parlour");

// A page whose picture is lost again within this time is not reloaded again.
const LOST_AGAIN = 30_000;

// winit leaves its start with an exception, because a page cannot wait in it.
const isHandOver = (error) => String(error?.message ?? error).includes("Using exceptions for control flow");

const report = (error) =>
  [
    error?.stack || String(error?.message ?? error),
    navigator.userAgent,
    `${innerWidth} x ${innerHeight} at ${devicePixelRatio}`,
  ].join("\n");

if (!early.fault) start();

async function start() {
  watch();
  let fault = "download";
  try {
    const glue = import("./app.js");
    const opened = storage.open();
    // Each is awaited below; a failure of one must not count as unhandled while another is awaited.
    glue.catch(() => {});
    opened.catch(() => {});
    const module = await compile("app_bg.wasm", showProgress);
    showProgress(1, 1);
    const { default: init } = await glue;
    fault = "storage";
    await opened;
    fault = "start";
    if (early.fault) return;
    parlour.running = true;
    await init({ module_or_path: module });
  } catch (error) {
    if (isHandOver(error)) return;
    // Bytes that arrived but do not fit together are no fault of the connection.
    if (fault === "download" && !(error instanceof TypeError) && error?.name !== "NetworkError")
      fault = "start";
    if (error instanceof Error && /is not on the host|fetch|load|network/i.test(error.message))
      fault = "download";
    if (fault === "start" && !early.draws()) fault = "graphics";
    early.show(fault, report(error));
  }
}

// The time of the last look at the progress. Parts arrive faster than anybody can see.
let looked = 0;

// Shows how much has arrived: on the line, in figures, and as men on the board.
function showProgress(done, total) {
  const progress = document.getElementById("progress");
  if (!progress || (performance.now() - looked < 60 && done !== total)) return;
  looked = performance.now();
  const part = total ? Math.min(1, done / total) : 0;
  progress.setAttribute("aria-valuenow", Math.round(part * 100));
  document.getElementById("bar").style.transform = `scaleX(${part})`;
  const amount = document.getElementById("amount");
  if (part === 1) {
    progress.classList.add("wait");
    amount.textContent = sentences.say("starting");
  } else {
    amount.textContent = total
      ? sentences.say("amount", figure(done), figure(total, true))
      : figure(done, true);
  }
  const men = document.querySelectorAll("#men use");
  men.forEach((man, at) => man.classList.toggle("set", at < Math.round(part * men.length)));
}

function figure(bytes, unit = false) {
  const style = unit ? { style: "unit", unit: "megabyte", unitDisplay: "short" } : {};
  const format = { ...style, minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(sentences.language, format).format(bytes / 1e6);
}

// Watches for what would leave a dead page behind.
function watch() {
  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    whenVisible(lost);
  });
  addEventListener("error", (event) => failed(event, event.error));
  addEventListener("unhandledrejection", (event) => failed(event, event.reason));
}

function failed(event, error) {
  if (isHandOver(error)) {
    event.preventDefault();
    return;
  }
  // Before the first screen every error of ours ends the start; later only one that stops the app.
  const stopped = error instanceof WebAssembly.RuntimeError;
  if (stopped) parlour.page.panicked(report(error));
}

// Reloads the page once, as the match is saved; a device that takes the picture away again needs help.
function lost() {
  const key = "parlour-lost";
  let before = 0;
  try {
    before = Number(sessionStorage.getItem(key));
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    before = Date.now();
  }
  if (Date.now() - before < LOST_AGAIN) {
    early.show("lost", report(new Error("The WebGL context was lost twice")));
  } else {
    location.reload();
  }
}

function whenVisible(act) {
  if (document.visibilityState === "visible") return act();
  document.addEventListener("visibilitychange", () => whenVisible(act), { once: true });
}
