// The files of the app: a copy in memory, a journal, and a database.
//
// The app reads and changes the copy at once. Each change also goes, in the same call, to a journal in
// localStorage, which is written without waiting, and to IndexedDB, which answers later. So a change that
// was accepted survives the end of the page. When the database has confirmed changes, they leave the
// journal; what is still in it at the next start is carried out then. The number of the last change in the
// database, written together with it, tells which those are.
//
// A change is refused if neither the journal nor the database can take it.

const DATABASE = "parlour";
const FILES = "files";
const ABOUT = "about";
const JOURNAL = "parlour-journal-";
/** Pauses before a failed write is tried again, in milliseconds. The last one stays. */
const PAUSES = [50, 200, 1000, 5000];
/** Number of times that the lock is tried, a tenth of a second apart. */
const TRIES = 10;
/** Longest content that the journal takes, in characters. localStorage has room for about five million. */
const LONGEST = 1 << 20;

/** @type {Map<string, {bytes: Uint8Array, time: number}>} */
const files = new Map();
/** Changes that the database has not confirmed: what to put, or `null` to delete, by name. */
let waiting = new Map();
/** The numbers of those changes that are in the journal. */
let journaled = [];
let number = 0;
let database = null;
let writes = false;
let writing = false;
let failures = 0;
/** The reason why the database refused the last changes. */
let refused;
/** The names whose changes only the database can keep, and has not confirmed. */
const unsafe = new Set();
/** Called when the database has confirmed everything. */
let idle = [];

const asPromise = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const key = (number) => JOURNAL + String(number).padStart(16, "0");

function journal() {
  try {
    return globalThis.localStorage;
  } catch {
    // Some settings of browsers forbid it.
    return null;
  }
}

const encoder = new TextEncoder();

/** Carries out a change on the copy. Returns the names that it changed. */
function change({ create, rename, remove, touch, to, text, bytes, time }) {
  if (create !== undefined) {
    files.set(create, { bytes: bytes ?? encoder.encode(text), time });
    return [create];
  }
  const name = rename ?? remove ?? touch;
  const file = files.get(name);
  if (!file) return [];
  if (touch !== undefined) {
    files.set(touch, { bytes: file.bytes, time });
    return [touch];
  }
  files.delete(name);
  if (rename === undefined) return [remove];
  files.set(to, file);
  return [rename, to];
}

/** Accepts a change: on the copy, in the journal and on the way to the database. */
function accept(entry) {
  if (!writes) return "another window writes the files";
  if (!database && !journal()) return "this browser keeps nothing";
  number += 1;
  // What the journal lacks cannot be renamed or removed by it either.
  const isKnown = ![entry.rename, entry.remove, entry.touch].some((name) => unsafe.has(name));
  const isJournaled = isKnown && note(entry);
  if (!isJournaled && !database) return "full";
  for (const name of change(entry)) {
    waiting.set(name, files.get(name) ?? null);
    if (isJournaled) unsafe.delete(name);
    else unsafe.add(name);
  }
  if (isJournaled) journaled.push(number);
  schedule();
}

/** Writes what waits soon. Without a database the journal alone keeps it, until there is one. */
function schedule() {
  if (!database || writing || failures > 0 || waiting.size === 0) return;
  writing = true;
  queueMicrotask(write);
}

/** Notes a change in the journal. Returns false if it has no room. */
function note({ bytes, ...entry }) {
  if (bytes) {
    if (bytes.length > LONGEST) return false;
    try {
      entry.text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      // Only text can be noted. The app writes nothing else.
      return false;
    }
  }
  try {
    journal().setItem(key(number), JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

/** Writes all that waits to the database, in one transaction. */
async function write() {
  const [batch, notes, last] = [waiting, journaled, number];
  waiting = new Map();
  journaled = [];
  try {
    await put(batch, last);
    failures = 0;
    for (const number of notes) journal()?.removeItem(key(number));
    const confirmed = [...batch.keys()].filter((name) => !waiting.has(name) && unsafe.delete(name));
    answered(undefined, confirmed.length > 0);
  } catch (error) {
    // What came meanwhile is newer.
    waiting = new Map([...batch, ...waiting]);
    journaled = [...notes, ...journaled];
    failures += 1;
    setTimeout(write, PAUSES[Math.min(failures, PAUSES.length) - 1]);
    answered(error?.name === "QuotaExceededError" ? "full" : String(error?.message ?? error), true);
    return;
  }
  if (waiting.size > 0) {
    queueMicrotask(write);
    return;
  }
  writing = false;
  for (const resolve of idle.splice(0)) resolve();
}

/** Notes why the database refused the last changes, if it did. After news, the app looks again. */
function answered(reason, isNews) {
  isNews ||= refused !== undefined;
  refused = reason;
  if (isNews) dispatchEvent(new Event("parlour-storage"));
}

function put(batch, last) {
  return new Promise((resolve, reject) => {
    if (!database) throw new Error("this browser keeps nothing");
    const transaction = database.transaction([FILES, ABOUT], "readwrite", { durability: "strict" });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the database ended the transaction"));
    const store = transaction.objectStore(FILES);
    try {
      for (const [name, file] of batch) {
        if (file) store.put(file, name);
        else store.delete(name);
      }
      transaction.objectStore(ABOUT).put(last, "number");
    } catch (error) {
      // A transaction that is left alone would carry out what it has so far.
      transaction.abort();
      throw error;
    }
    transaction.commit();
  });
}

/**
 * Asks to be the only page that writes. The lock lasts as long as the page, and a little longer: a page that was
 * left for this one, or whose process has ended, may still hold it for a moment.
 */
async function lock() {
  // Without locks nobody else can be seen, which must not keep anybody from saving.
  if (!navigator.locks) return true;
  for (let tries = 1; ; tries++) {
    const held = await new Promise((resolve) => {
      const holds = (lock) => {
        resolve(lock !== null);
        return lock && new Promise(() => {});
      };
      navigator.locks.request(DATABASE, { ifAvailable: true }, holds).catch(() => resolve(true));
    });
    if (held || tries === TRIES) return held;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function openDatabase() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(FILES);
    request.result.createObjectStore(ABOUT);
  };
  const opened = await asPromise(request);
  opened.onclose = () => {
    // The browser has closed it, for example because the player deleted its data.
    database = null;
    openDatabase().then(
      (again) => {
        database = again;
        schedule();
      },
      () => {},
    );
  };
  // A later version of the app in another window waits for this one.
  opened.onversionchange = () => opened.close();
  return opened;
}

/** Reads everything. Resolves to `{writes, keeps}`: whether this page may write, and whether anything lasts. */
export async function open() {
  writes = await lock();
  try {
    database = await openDatabase();
    const transaction = database.transaction([FILES, ABOUT], "readonly");
    const store = transaction.objectStore(FILES);
    const [names, contents, last] = await Promise.all([
      asPromise(store.getAllKeys()),
      asPromise(store.getAll()),
      asPromise(transaction.objectStore(ABOUT).get("number")),
    ]);
    names.forEach((name, at) => files.set(name, contents[at]));
    number = last ?? 0;
  } catch (error) {
    console.warn("there is no database:", error);
    database = null;
  }
  takeOver();
  return { writes, keeps: database !== null || journal() !== null };
}

/** Carries out what an ended page has left in the journal. */
function takeOver() {
  const store = journal();
  if (!store) return;
  const keys = Object.keys(store)
    .filter((name) => name.startsWith(JOURNAL))
    .sort();
  const confirmed = number;
  for (const name of keys) {
    const noted = Number(name.slice(JOURNAL.length));
    number = Math.max(number, noted);
    if (noted > confirmed) {
      try {
        for (const changed of change(JSON.parse(store.getItem(name)))) {
          waiting.set(changed, files.get(changed) ?? null);
        }
        journaled.push(noted);
      } catch (error) {
        console.error("a change in the journal cannot be read:", error);
      }
    } else if (writes) {
      store.removeItem(name);
    }
  }
  if (!writes) {
    waiting.clear();
    journaled = [];
  } else {
    schedule();
  }
}

let hasAsked = false;
/** Asks the browser to keep the files even if it needs room. Some ask the player. */
function persist() {
  if (hasAsked) return;
  hasAsked = true;
  navigator.storage?.persist?.().catch(() => {});
}

// The functions that the app calls. Changes return `undefined`, or the reason why they are refused:
// "absent", "full", "pending" or a sentence.

export const storage = {
  open,
  writes: () => writes,
  read: (name) => files.get(name)?.bytes,
  create(name, bytes) {
    if (name.startsWith("matches/")) persist();
    // The memory of the app moves, so its bytes are copied.
    return accept({ create: name, bytes: bytes.slice(), time: Date.now() });
  },
  /** Tells why a file may not last, or "pending" while only the database can tell. */
  sync(name) {
    if (!files.has(name)) return "absent";
    return unsafe.has(name) ? (refused ?? "pending") : undefined;
  },
  rename: (from, to) => (files.has(from) ? accept({ rename: from, to }) : "absent"),
  remove: (name) => (files.has(name) ? accept({ remove: name }) : "absent"),
  /** The names of the files and folders in a folder; `undefined` if there is no such folder. */
  list(folder) {
    const start = folder === "" ? "" : folder + "/";
    const names = new Set();
    for (const name of files.keys()) {
      if (name.startsWith(start)) names.add(name.slice(start.length).split("/", 1)[0]);
    }
    return folder === "" || names.size > 0 ? [...names] : undefined;
  },
  written: (name) => files.get(name)?.time,
  setWritten: (name, time) => (files.has(name) ? accept({ touch: name, time }) : "absent"),
  /** Resolves once the database has confirmed every change. */
  settled: () => (writing ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve()),
};
