// `parlour.pads`: gamepads. Browsers have no events for their buttons, so they are asked once a frame, but
// only while one is connected and the page is visible.

const { parlour } = globalThis;

let heard = null;
let frame = 0;
// The last state of each gamepad: values of buttons and axes.
const states = new Map();

parlour.pads = {
  // Calls back with kind, index and value: 'connected'; 'button' by the standard mapping with 0 or 1; 'axis'
  // from -1 to 1, downwards and to the right; and 'held' in each frame in which a button or a stick is held.
  listen(callback) {
    heard = callback;
    for (const pad of connected()) heard("connected", pad.index, 1);
    wake();
  },
};

const connected = () => [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad?.connected);

function wake() {
  if (frame === 0 && heard && document.visibilityState === "visible" && connected().length > 0)
    frame = requestAnimationFrame(poll);
}

function poll() {
  frame = 0;
  for (const pad of connected()) {
    const before = states.get(pad.index) ?? { buttons: [], axes: [] };
    const buttons = pad.buttons.map((button) => (button.pressed ? 1 : 0));
    // Sticks tremble, so smaller steps are not told, except back to rest.
    const axes = pad.axes.map((axis) => Math.round(axis * 50) / 50);
    buttons.forEach(
      (value, index) => value !== (before.buttons[index] ?? 0) && heard("button", index, value),
    );
    axes.forEach((value, index) => value !== (before.axes[index] ?? 0) && heard("axis", index, value));
    states.set(pad.index, { buttons, axes });
    if (buttons.some(Boolean) || axes.some((axis) => Math.abs(axis) > 0.3)) heard("held", pad.index, 1);
  }
  wake();
}

// Lets go of what a gamepad held when it went away.
addEventListener("gamepaddisconnected", ({ gamepad }) => {
  const before = states.get(gamepad.index);
  states.delete(gamepad.index);
  before?.buttons.forEach((value, index) => value && heard?.("button", index, 0));
  before?.axes.forEach((value, index) => value && heard?.("axis", index, 0));
});
addEventListener("gamepadconnected", ({ gamepad }) => {
  heard?.("connected", gamepad.index, 1);
  wake();
});
document.addEventListener("visibilitychange", wake);
