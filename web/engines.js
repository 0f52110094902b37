// The engines, in workers with a module of their own.
//
// One worker does one job at a time and keeps the caches of its engines for the next one. A worker that is
// in the middle of a job cannot hear a message, so a job that is no longer wanted ends with its worker, and
// a spare one takes its place at once.

/** Time after the last job for which workers are kept, in milliseconds. */
const KEPT = 60_000;

let module;
let current = null;
let spare = null;
let running = null;
let answer = () => {};
let ending;

/** Loads the module of the engines, once. */
function load() {
  module ??= globalThis.parlour.fetchModule("engine_bg.wasm").catch((error) => {
    module = undefined;
    throw error;
  });
  return module;
}

function hire() {
  const worker = new Worker(new URL("engine-worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => heard(worker, data);
  worker.onerror = (event) => {
    console.error("the engines failed:", event.message);
    heard(worker, { ended: true });
    if (current === worker) current = null;
    worker.terminate();
  };
  load().then(
    (module) => worker.postMessage({ module }),
    (error) => worker.onerror({ message: error }),
  );
  return worker;
}

function heard(worker, { line, ended }) {
  if (worker !== current || !running) return;
  if (line !== undefined) answer(running.number, line);
  if (ended) {
    const { number } = running;
    running = null;
    answer(number, undefined);
    clearTimeout(ending);
    ending = setTimeout(dismiss, KEPT);
  }
}

/** Ends workers that nobody has needed for a while: their caches take memory. */
function dismiss() {
  if (running) return;
  clearTimeout(ending);
  for (const worker of [current, spare]) worker?.terminate();
  current = spare = null;
}

function begin(number, request, hurried) {
  clearTimeout(ending);
  current ??= spare ?? hire();
  if (current === spare) spare = null;
  spare ??= hire();
  running = { number, hurried };
  current.postMessage({ request });
  // It may have to take this job over.
  if (hurried) spare.postMessage({ spare: request });
}

/** Ends the worker of the running job. */
function drop() {
  current?.terminate();
  current = null;
  running = null;
}

export const engines = {
  /** Sets the function that gets the number of a job and its answer, or `undefined` at the end of the job. */
  onAnswer: (callback) => (answer = callback),
  start(number, request, hurried) {
    if (running) drop();
    begin(number, request, hurried);
  },
  /** Asks for the answer of a job soon: a spare worker begins it again, with less time. */
  hurry(number) {
    if (running?.number !== number || !running.hurried) return;
    const { hurried } = running;
    drop();
    begin(number, hurried);
  },
  /** Ends the workers at once, unless there is a job. */
  release: dismiss,
  stop(number) {
    if (running?.number === number) {
      drop();
      spare ??= hire();
      clearTimeout(ending);
      ending = setTimeout(dismiss, KEPT);
    }
  },
};
