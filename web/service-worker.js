// Keeps one version of the app on this device, whole or not at all, so that it starts offline.
//
// scripts/web/pack.mjs writes two constants above this text, so that every version has a worker of its own:
//   version   the name of this version and of its folder on the host
//   files     its files: {name, bytes, sha256, plain, type, later}
// `plain` is the hash of the unpacked content, as some hosts unpack a file on its way. `later` marks files
// that not everybody needs, such as fonts of other languages: they are kept when they are first used.
//
// Nothing is kept that is not what the list says. So a host that is being updated, or a cache in between,
// can delay a version but not mix two. A page goes on with the version it started with, whose files stay
// until no page needs them.
"use strict";
/* global version, files */

const PREFIX = "parlour-";
const CACHE = PREFIX + version;
const scope = self.registration.scope;
const at = (name) => new URL(name, scope).href;
const byAddress = new Map(files.map((file) => [at(file.name), file]));

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "started") event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const address = request.url.split(/[?#]/, 1)[0];
  if (request.mode === "navigate") {
    if (address === scope || address === at("index.html"))
      event.respondWith(answer(request, at("index.html")));
  } else {
    event.respondWith(answer(request, address));
  }
});

// Takes a file from this version, else from an older one that is still in use, else from the host.
async function answer(request, address) {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(address)) ?? (await older(address));
  if (kept) return kept;
  const file = byAddress.get(address);
  if (!file?.later) return fetch(request);
  const found = await download(address, file);
  if (!found) return fetch(request);
  // A device that is full still shows the font.
  await cache.put(address, found.clone()).catch(() => {});
  return found;
}

async function older(address) {
  for (const name of await caches.keys()) {
    // Only what lies in the folder of a version can be told from the same file of another one.
    const folder = at(`${name.slice(PREFIX.length)}/`);
    if (name === CACHE || !name.startsWith(PREFIX) || !address.startsWith(folder)) continue;
    return (await caches.open(name)).match(address);
  }
  return undefined;
}

// Keeps all files that everybody needs, or fails. What has been kept before a failure is not fetched again.
async function keepAll() {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if (file.later) continue;
    const address = at(file.name);
    const kept = await cache.match(address);
    if (kept && (await checked(kept, file))) continue;
    const found = (await sameInOlder(file)) ?? (await download(address, file));
    if (!found) throw new Error(`${file.name} is not the file of ${version}`);
    await cache.put(address, found);
  }
}

// Returns the same file of an older version, if its content has not changed.
async function sameInOlder(file) {
  for (const name of await caches.keys()) {
    if (name === CACHE || !name.startsWith(PREFIX)) continue;
    const kept = await (
      await caches.open(name)
    ).match(at(file.name.replace(version, name.slice(PREFIX.length))));
    const same = kept && (await checked(kept, file));
    if (same) return same;
  }
  return null;
}

// Downloads a file, past the browser's cache if that holds another content. Returns null if the host does too.
async function download(address, file) {
  const ways = file.name.startsWith(`${version}/`) ? ["default", "reload"] : ["reload"];
  for (const cache of ways) {
    const found = await fetch(address, { cache });
    const good = found.ok && (await checked(found, file));
    if (good) return good;
  }
  return null;
}

// Returns the response anew if its content is that of the file.
async function checked(response, file) {
  const bytes = await response.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const text = btoa(String.fromCharCode(...hash));
  if (text !== file.sha256 && text !== file.plain) return null;
  return new Response(bytes, {
    headers: { "content-type": file.type, "content-length": String(bytes.byteLength) },
  });
}

// Removes the other versions once only one page is open and no other version is on its way.
async function tidy() {
  const { installing, waiting } = self.registration;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (installing || waiting || pages.length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
}
