// The service worker: the app works offline, and a new version waits until the player wants it.
// Adds `onUpdate` and `update` to `parlour.page`.

const { page } = globalThis.parlour;

// How long a page that stays open waits until it asks for a new version again.
const ASK_AGAIN = 60 * 60_000;

let callback = null;
let registration = null;
let offered = false;
let taking = false;
let lastAsked = Date.now();

// Calls back once, when a new version is on this device and can take over.
page.onUpdate = (told) => {
  callback = told;
  if (offered) callback();
};

// Lets the new version take over and reloads the page. Does nothing if there is none.
page.update = () => {
  if (!registration?.waiting) return;
  taking = true;
  registration.waiting.postMessage("take over");
};

function offer() {
  if (offered || !registration.waiting || !navigator.serviceWorker.controller) return;
  offered = true;
  callback?.();
}

async function register() {
  // The worker lies above the folder of this version, so that it serves every version.
  const address = new URL("service-worker.js", document.baseURI);
  try {
    registration = await navigator.serviceWorker.register(address, { updateViaCache: "none" });
  } catch (error) {
    console.info("Parlour works, but not offline:", error.message);
    return;
  }
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => {
    if (taking) location.reload();
  });
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => {
      if (found.state === "installed") offer();
    });
  });
  offer();
  // The files of versions that no page runs any more can go.
  serviceWorker.controller?.postMessage("started");
  document.addEventListener("visibilitychange", () => {
    if (!page.isVisible() || Date.now() - lastAsked < ASK_AGAIN) return;
    lastAsked = Date.now();
    registration.update().catch(() => {});
  });
}

// After the first screen, so that nothing competes with the download of the app.
if (navigator.serviceWorker) addEventListener("parlour-started", register, { once: true });
