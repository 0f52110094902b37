// The focus of the keyboard between the canvas and the helpers that stand in for it: the hidden field, and
// the tree for screen readers.
//
// winit reads keys from the canvas, and takes its loss of the focus for that of the window. So it hears
// nothing while the focus goes from the canvas to a helper and back, and hears of the window's when a helper
// has it.

export const canvas = document.getElementById("parlour");

const helpers = [];
const isHelper = (element) => helpers.some((helper) => helper.contains(element));

for (const name of ["focus", "blur"]) {
  canvas.addEventListener(
    name,
    (event) => {
      if (event.relatedTarget && isHelper(event.relatedTarget)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

// Lets this element and what it contains have the focus in place of the canvas.
export function addHelper(helper) {
  helpers.push(helper);
  for (const [heard, told] of [
    ["focusin", "focus"],
    ["focusout", "blur"],
  ]) {
    helper.addEventListener(heard, ({ relatedTarget }) => {
      if (relatedTarget !== canvas && !isHelper(relatedTarget)) canvas.dispatchEvent(new FocusEvent(told));
    });
  }
}

// Passes a key that a helper has heard to the canvas. Keys that the app takes do nothing else.
export function forward(event) {
  if (!canvas.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
}
