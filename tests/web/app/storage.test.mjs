// What is kept: through kills of the renderer, in a second window, without room, and where the browser refuses.
//
// `PARLOUR_KILLS` is the number of kills; the nightly form has a hundred.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { DESKTOP, close, launch, open } from "../driver.mjs";
import { SQUARE, host, pause, start, until } from "./app.mjs";

const KILLS = Number(process.env.PARLOUR_KILLS ?? 3);

let site;
before(async () => (site = await host()));
after(async () => {
  await close();
  await site.stop();
});

const profile = async () => (await launch()).newContext({ viewport: DESKTOP });

// Opens the app in a profile. It may begin with the match.
const again = (context, options) => start(site, { ...DESKTOP, context, ...options });

// Goes to the match, wherever the start has led.
async function toMatch(app) {
  await until(async () => (await app.has(SQUARE)) || (await app.has("Resume")), "the match").catch(
    async (error) => {
      const names = (await app.page.tree()).map(({ name }) => name).filter(Boolean);
      throw new Error(`${error.message}: ${names.slice(0, 20).join(" | ")}`);
    },
  );
  if (await app.has("Resume")) await app.act("Resume");
  await app.control(SQUARE);
}

const stones = async (app) =>
  [...(await app.squares())].filter(([, what]) => !what.startsWith("empty")).map(([square]) => square);

test(
  "nothing that is shown is lost when the renderer is killed",
  { timeout: 90_000 * (KILLS + 2) },
  async (t) => {
    const context = await profile();
    const browser = await (await launch()).newBrowserCDPSession();
    const known = new Set();
    for (let round = 0; round < KILLS; round++) {
      const app = await again(context);
      if (round === 0) await app.begin("Gomoku");
      else await toMatch(app);
      const kept = await stones(app);
      // An app that fails twice before it has proved usable opens no match.
      await app.page.until(() => !parlour.storage.read("reports/starts"), "a usable start");
      assert.deepEqual(new Set(kept), known, `the stones after ${round} kills`);
      // The kill follows the turn at once: as soon as the tree has it, and in the middle of what is written.
      const crashed = new Promise((done) => app.page.page.once("crash", done));
      const { processInfo } = await browser.send("SystemInfo.getProcessInfo");
      let what = "";
      await app.page.page.exposeFunction("shown", (text) => {
        what = text;
        for (const { type, id } of processInfo) if (type === "renderer") kill(id);
      });
      await app.run(() => {
        const isTurn = () => /^[^:]+: \S/.test(document.querySelector("#tree [role=status]").textContent);
        const count = () =>
          document.querySelectorAll('#tree [aria-label$="Black"], #tree [aria-label$="White"]').length;
        const before = count();
        const watch = new MutationObserver(() => {
          if (count() === before || !isTurn()) return;
          watch.disconnect();
          globalThis.shown(document.querySelector("#tree [role=status]").textContent);
        });
        watch.observe(document.getElementById("tree"), {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      });
      const free = await app.page.all("button", /can be selected$/);
      await app.page.act(free[(round * 37) % free.length]).catch(() => {});
      await crashed;
      known.add(what.split(": ")[1].toUpperCase());
      await app.page.page.close();
    }
    const app = await again(context);
    await toMatch(app);
    assert.deepEqual(new Set(await stones(app)), known);
    t.diagnostic(`${KILLS} kills, ${known.size} turns kept`);
    await app.page.close();
    await context.close();
  },
);

function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

test("a second window only looks, and the first loses nothing", { timeout: 400_000 }, async () => {
  const context = await profile();
  const first = await again(context);
  await first.begin("Gomoku");
  await first.turnOfOffered();
  const second = await again(context);
  await second.control("View without saving");
  assert.ok(!(await second.has("Close")), "a page cannot close itself");
  await second.act("View without saving");
  await until(async () => (await second.has("Resume")) || (await second.has("Players")), "home");
  await second.begin("Reversi");
  await second.turnOfOffered();
  await first.page.page.bringToFront();
  await first.turnOfOffered();
  await second.page.page.close();
  await first.reload();
  await toMatch(first);
  assert.deepEqual((await stones(first)).length, 2);
  await first.home();
  await first.act("Library");
  await first.control(/Gomoku/, "radio");
  assert.equal(
    (await first.page.all("button", /Reversi, /)).length,
    0,
    "the game of the second window is nowhere",
  );
  await first.page.close();
  await context.close();
});

// Lets the browser refuse every write while `full` is set.
function refuseWhenFull() {
  for (const [owner, name] of [
    [IDBObjectStore.prototype, "put"],
    [Storage.prototype, "setItem"],
  ]) {
    const old = owner[name];
    owner[name] = function (...words) {
      if (globalThis.full) throw new DOMException("full", "QuotaExceededError");
      return old.apply(this, words);
    };
  }
}

test("without room the page says so, and saves when there is room again", { timeout: 400_000 }, async () => {
  const app = await start(site, { ...DESKTOP, init: refuseWhenFull });
  await app.begin("Gomoku");
  await app.turnOfOffered();
  await app.run(() => (globalThis.full = true));
  await app.act(/^C3, empty/);
  await app.heard(/could not be saved \(no storage space\)/);
  await app.run(() => (globalThis.full = false));
  // The page tries again by itself.
  await app.heard(/Everything is saved now/);
  await app.run(() => parlour.storage.settled());
  await app.reload();
  await toMatch(app);
  assert.equal((await stones(app)).length, 2);
  await app.page.close();
});

test("without IndexedDB the journal keeps the match", { timeout: 400_000 }, async (t) => {
  const app = await start(site, {
    ...DESKTOP,
    init: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("refused", "SecurityError");
      };
    },
  });
  await app.begin("Gomoku");
  for (const square of ["C3", "D4", "E5"]) {
    await app.act(new RegExp(`^${square}, empty`));
    await app.square(square, /Black|White/);
  }
  const news = await app.spoken();
  await app.reload();
  await until(async () => (await app.has(SQUARE)) || (await app.has("Players")), "a screen");
  if (await app.has("Resume")) await app.act("Resume");
  const kept = (await app.has(SQUARE)) ? (await stones(app)).length : 0;
  t.diagnostic(`${kept} stones were kept; the news were "${news}"`);
  assert.ok(kept === 3 || /keeps nothing|could not be saved/.test(news));
  await app.page.close();
});

test("where nothing is kept, the page says so", { timeout: 400_000 }, async (t) => {
  const app = await start(site, {
    ...DESKTOP,
    init: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("refused", "SecurityError");
      };
      Object.defineProperty(globalThis, "localStorage", {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    },
  });
  await app.begin("Gomoku");
  await app.act(/^C3, empty/);
  t.diagnostic(await app.heard(/could not be saved|keeps nothing/));
  await app.square("C3", /Black/);
  await app.page.close();
});

test(
  "a thousand matches are listed, and the start does not wait for them",
  { timeout: 400_000 },
  async (t) => {
    const context = await profile();
    const time = async () => {
      const began = performance.now();
      const app = await again(context);
      return [Math.round(performance.now() - began), app];
    };
    // The first visit fills the caches.
    (await time())[1].page.page.close();
    await pause(2000);
    const [without, first] = await time();
    await first.page.page.close();
    const writer = await open(`${site.address}manifest.webmanifest`, { context });
    await writer.run(async () => {
      const opened = indexedDB.open("parlour", 1);
      const database = await new Promise((done) => (opened.onsuccess = () => done(opened.result)));
      const change = database.transaction("files", "readwrite");
      const setup = {
        rules: { game: "connect-four", columns: 7, rows: 6, length: 4 },
        players: [
          { name: "Anna", avatar: "leaf" },
          { name: "Ben", avatar: "kite" },
        ],
        mode: "quick",
      };
      for (let id = 1; id <= 1000; id++) {
        const acts = [35, 36, 28, 29, 21, 22, 14].map((square) => ({ turn: [square] }));
        const standing = {
          turns: 7,
          position: "......./......./X....../XO...../XO...../XO..... O",
          acting: "second",
          outcome: { winner: "first", reason: "line" },
        };
        const text = JSON.stringify({
          version: 2,
          id,
          began: 1.7e9 + id * 3600,
          setup,
          acts,
          done: 7,
          path: [],
          started: true,
          standing,
        });
        const file = { bytes: new TextEncoder().encode(text), time: 1.7e12 + id };
        change.objectStore("files").put(file, `matches/${String(id).padStart(6, "0")}.json`);
      }
      await new Promise((done) => (change.oncomplete = done));
      database.close();
    });
    await writer.page.close();
    const [withAll, app] = await time();
    t.diagnostic(`start: ${without} ms without matches, ${withAll} ms with a thousand`);
    await app.home();
    await app.act("Library");
    await app.control(/Anna and Ben, Connect Four/);
    await app.control(/^Show \d+ more$|^Show one more$/).catch(() => {});
    assert.ok(withAll < without * 2 + 3000, "the start does not wait for the matches");
    await app.page.close();
    await context.close();
  },
);
