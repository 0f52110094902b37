// `parlour.sound`: plays short sounds, and holds the audio device only while something sounds.

const { parlour } = globalThis;

// How long the device is held after the last sound, in milliseconds. Opening it anew takes a moment.
const REST = 10_000;

// A sound that waited longer than this for the device is old news.
const LATE = 400;

let context = null;
let resting = 0;
let playing = 0;
// The decoded sounds by name: an AudioBuffer, or null where the browser cannot decode it.
const sounds = new Map();

parlour.sound = {
  // Returns true if a sound of this name has been given to `play`, which then needs no bytes.
  has: (name) => sounds.has(name),

  // Plays a sound. `bytes` is a WAV file, and is copied; `volume` is 1 and `speed` is 1 for the sound as it is.
  play(name, bytes, volume, speed) {
    if (!sounds.has(name)) {
      if (!bytes.length || !open()) return;
      sounds.set(
        name,
        context.decodeAudioData(bytes.slice().buffer).catch(() => null),
      );
      sounds.get(name).then((buffer) => sounds.set(name, buffer));
    }
    if (!open()) return;
    const sound = sounds.get(name);
    const asked = performance.now();
    const ready = sound instanceof AudioBuffer && context.state === "running";
    if (ready) return start(sound, volume, speed);
    Promise.all([sound, context.state === "running" || context.resume()]).then(
      ([buffer]) => {
        if (buffer && context.state === "running" && performance.now() - asked < LATE)
          start(buffer, volume, speed);
        else rest();
      },
      () => {},
    );
  },
};

// Makes the context. Before the first gesture browsers refuse to start one, so there is no sound before it.
function open() {
  if (context) return true;
  if (!touched) return false;
  const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (!Context) return false;
  try {
    // Mixes with the player's own music, and is silent where the device's switch says so.
    if (navigator.audioSession) navigator.audioSession.type = "ambient";
    context = new Context({ latencyHint: "interactive" });
  } catch {
    return false;
  }
  rest();
  return true;
}

function start(buffer, volume, speed) {
  clearTimeout(resting);
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: speed });
  const gain = new GainNode(context, { gain: volume });
  source.connect(gain).connect(context.destination);
  playing += 1;
  source.addEventListener("ended", () => {
    gain.disconnect();
    playing -= 1;
    rest();
  });
  source.start();
}

// Lets go of the device after a while without sounds: one timer, which ends.
function rest() {
  clearTimeout(resting);
  if (playing > 0) return;
  resting = setTimeout(() => {
    if (playing === 0 && context.state === "running") context.suspend();
  }, REST);
}

// Browsers start the first context only within a gesture, and iOS lets only a gesture resume one that a call
// has interrupted. One that merely rests is resumed by the next sound.
let touched = false;
let ran = false;
function gesture() {
  // A finger that has only come down is no gesture yet.
  if (navigator.userActivation && !navigator.userActivation.isActive) return;
  touched = true;
  if (!open() || (ran && context.state !== "interrupted")) return;
  context.resume().then(
    () => {
      ran = true;
      rest();
    },
    () => {},
  );
}
for (const name of ["pointerdown", "pointerup", "touchend", "keydown"]) {
  addEventListener(name, gesture, { capture: true, passive: true });
}
