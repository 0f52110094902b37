// A worker with the engines. It gets their module first, and then one request after the other.
//
// Engines have tables that are larger than their module, so those of a game are loaded for its first request. A spare
// worker loads them for a request that it may have to take over.

import { load } from "./download.js";
import init, { give, missing, think } from "./engine.js";

// A request can come before the module, which has to be loaded first.
let start;
const ready = new Promise((resolve) => (start = resolve));

// The tables that were asked for, by file. One that has failed is asked for again by the next request.
const tables = new Map();

async function prepare(request) {
  await ready;
  const file = missing(request);
  if (!file) return;
  if (!tables.has(file)) {
    tables.set(
      file,
      load(`tables/${file}`).then((content) => give(file, content)),
    );
    tables.get(file).catch(() => tables.delete(file));
  }
  await tables.get(file);
}

self.onmessage = async ({ data: { module, spare, request } }) => {
  if (module) {
    start(init({ module_or_path: module }));
    return;
  }
  if (spare) {
    prepare(spare).catch(() => {});
    return;
  }
  try {
    await prepare(request);
    think(request, (line) => self.postMessage({ line }));
    self.postMessage({ ended: true });
  } catch (error) {
    // Told to the page, which a rejected promise would not be.
    self.reportError(error);
  }
};
