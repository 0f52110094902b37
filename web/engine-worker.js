// A worker with the engines. It gets their module first, and then one request after the other.

import init, { think } from "./engine.js";

let ready;

self.onmessage = async ({ data: { module, request } }) => {
  if (module) {
    ready = init({ module_or_path: module });
    return;
  }
  await ready;
  try {
    think(request, (line) => self.postMessage({ line }));
    self.postMessage({ ended: true });
  } catch (error) {
    // Told to the page, which a rejected promise would not be.
    self.reportError(error);
  }
};
