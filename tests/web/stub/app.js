// Stands in for the app in the tests of the page: paints the canvas and says that it has started.
export default async function init({ module_or_path: module }) {
  if (!(module instanceof WebAssembly.Module)) throw new TypeError("there is no module");
  const canvas = document.getElementById("parlour");
  canvas.width = canvas.clientWidth;
  canvas.height = canvas.clientHeight;
  const context = canvas.getContext("webgl2");
  context.clearColor(0.12, 0.42, 0.31, 1);
  context.clear(context.COLOR_BUFFER_BIT);
  globalThis.stub = { context };
  if (globalThis.stubFails) throw new Error(globalThis.stubFails);
  globalThis.parlour.page.started();
  throw new Error("Using exceptions for control flow, don't mind me. This isn't actually an error!");
}
