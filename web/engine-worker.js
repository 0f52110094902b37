// A worker with the engines. It gets their module first, and then one request after the other.

import init, { think } from "./engine.js";

// A request can come before the module, which has to be loaded first.
let start;
const ready = new Promise((resolve) => (start = resolve));

self.onmessage = async ({ data: { module, request } }) => {
  if (module) {
    start(init({ module_or_path: module }));
    return;
  }
  try {
    await ready;
    think(request, (line) => self.postMessage({ line }));
    self.postMessage({ ended: true });
  } catch (error) {
    // Told to the page, which a rejected promise would not be.
    self.reportError(error);
  }
};
