// What Rust asks of the page: the system, sounds, sharing and gamepads.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { DESKTOP, PHONE, close, open, until } from "./driver.mjs";
import { serve } from "./server.mjs";
import { host } from "./support.mjs";

let site;
before(async () => (site = await host()));
after(async () => {
  await close();
  await site.end();
});

const started = async (options) => {
  const page = await open(site.address, options);
  await page.started();
  return page;
};

test("the page knows the system", async () => {
  const page = await started({ ...PHONE, dark: true, still: true, locale: "pt-BR" });
  const facts = await page.run(() => {
    const { insets, languages, isDark, reducesMotion, textScale, isVisible } = parlour.page;
    return [insets(), languages()[0], isDark(), reducesMotion(), textScale(), isVisible()];
  });
  assert.deepEqual(facts, [[0, 0, 0, 0], "pt-BR", true, true, 1, true]);
  await page.close();
});

test("changes of the system are told", async () => {
  const page = await started(PHONE);
  const told = async (act, what) => {
    await page.run(() => {
      globalThis.told = 0;
      parlour.page.onChange(() => (globalThis.told += 1));
    });
    await act();
    await page.until(() => globalThis.told > 0, what);
  };
  await told(() => page.page.emulateMedia({ colorScheme: "dark" }), "dark");
  await told(() => page.page.emulateMedia({ reducedMotion: "reduce" }), "less motion");
  await told(() => page.page.setViewportSize({ width: 915, height: 412 }), "a rotation");
  await told(
    () => page.cdp.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 47, bottom: 34 } }),
    "margins",
  );
  assert.deepEqual(await page.run(() => parlour.page.insets()), [0, 47, 0, 34]);
  await told(() => page.run(() => (document.documentElement.style.fontSize = "24px")), "the size of text");
  assert.equal(await page.run(() => parlour.page.textScale()), 1.5);
  // At rest nothing is told.
  await page.run(
    () => new Promise((done) => setTimeout(() => ((globalThis.told = 0), setTimeout(done, 200)), 200)),
  );
  assert.equal(await page.run(() => globalThis.told), 0);
  await page.close();
});

test("an idle page asks for no frame and no timer", async () => {
  const page = await started({
    ...DESKTOP,
    init: () => {
      globalThis.asked = { frames: 0, timers: 0 };
      for (const [name, kind] of [
        ["requestAnimationFrame", "frames"],
        ["setTimeout", "timers"],
        ["setInterval", "timers"],
      ]) {
        const old = globalThis[name];
        globalThis[name] = (...words) => ((globalThis.asked[kind] += 1), old(...words));
      }
    },
  });
  await until(() => page.run(() => navigator.serviceWorker.controller !== null));
  await page.run(() => ((globalThis.asked.frames = 0), (globalThis.asked.timers = 0)));
  const wait = new Promise((done) => setTimeout(done, 1500));
  await wait;
  assert.deepEqual(await page.run(() => globalThis.asked), { frames: 0, timers: 0 });
  await page.close();
});

test("the screen stays on while it is wanted, also after the page was hidden", async () => {
  const page = await started({
    ...PHONE,
    init: () => {
      globalThis.locks = { asked: 0, released: 0 };
      class Lock extends EventTarget {
        release() {
          globalThis.locks.released += 1;
          this.dispatchEvent(new Event("release"));
        }
      }
      Object.defineProperty(navigator, "wakeLock", {
        value: { request: async () => ((globalThis.locks.asked += 1), (globalThis.lock = new Lock())) },
      });
      globalThis.visible = "visible";
      Object.defineProperty(document, "visibilityState", { get: () => globalThis.visible });
    },
  });
  const locks = (work) =>
    page
      .run(work)
      .then(() => page.run(() => new Promise((done) => setTimeout(() => done({ ...globalThis.locks }), 20))));
  assert.deepEqual(await locks(() => parlour.page.keepAwake(true)), { asked: 1, released: 0 });
  assert.deepEqual(await locks(() => parlour.page.keepAwake(true)), { asked: 1, released: 0 });
  // The browser lets go of it when the page is hidden.
  assert.deepEqual(
    await locks(() => {
      globalThis.visible = "hidden";
      globalThis.lock.dispatchEvent(new Event("release"));
      document.dispatchEvent(new Event("visibilitychange"));
    }),
    { asked: 1, released: 0 },
  );
  assert.deepEqual(
    await locks(() => {
      globalThis.visible = "visible";
      document.dispatchEvent(new Event("visibilitychange"));
    }),
    { asked: 2, released: 0 },
  );
  assert.deepEqual(await locks(() => parlour.page.keepAwake(false)), { asked: 2, released: 1 });
  // Wishes that change faster than the browser answers.
  assert.deepEqual(
    await locks(() => {
      parlour.page.keepAwake(true);
      parlour.page.keepAwake(false);
    }),
    { asked: 3, released: 2 },
  );
  await page.close();
});

test("keys of the browser stay with the browser", async () => {
  const page = await started(DESKTOP);
  await page.run(() => {
    globalThis.keys = [];
    document
      .getElementById("parlour")
      .addEventListener("keydown", (event) => globalThis.keys.push(event.key));
  });
  for (const key of ["F12", "Control+-", "a", "Enter"]) await page.page.keyboard.press(key);
  assert.deepEqual(await page.run(() => globalThis.keys.filter((key) => key !== "Control")), ["a", "Enter"]);
  await page.close();
});

const WAV = readFileSync(new URL("../../assets/sounds/disc-place-1.wav", import.meta.url));

test("sounds are decoded once, wait for a gesture, and let go of the device", async () => {
  const page = await started({
    ...PHONE,
    init: () => {
      globalThis.audio = { decoded: 0, started: [], contexts: [] };
      const Old = AudioContext;
      globalThis.AudioContext = class extends Old {
        constructor(options) {
          super(options);
          globalThis.audio.contexts.push(this);
        }
        decodeAudioData(bytes) {
          globalThis.audio.decoded += 1;
          return super.decodeAudioData(bytes);
        }
      };
      const { start } = AudioBufferSourceNode.prototype;
      AudioBufferSourceNode.prototype.start = function () {
        globalThis.audio.started.push([Math.round(this.buffer.duration * 1000), this.playbackRate.value]);
        start.call(this);
      };
      const later = setTimeout;
      // The rest of ten seconds comes after one.
      globalThis.setTimeout = (work, time, ...words) => later(work, time === 10_000 ? 1000 : time, ...words);
    },
  });
  const bytes = [...WAV];
  const play = (name, given, volume = 1, speed = 1) =>
    page.run(
      ([name, given, volume, speed]) => parlour.sound.play(name, new Uint8Array(given), volume, speed),
      [name, given, volume, speed],
    );
  const audio = () =>
    page.run(() => ({ ...globalThis.audio, contexts: globalThis.audio.contexts.map(({ state }) => state) }));
  // Before the first touch there is no sound, and none is kept.
  await play("place", bytes);
  assert.equal(await page.run(() => parlour.sound.has("place")), false);
  assert.deepEqual((await audio()).contexts, []);

  await page.tap(200, 400);
  await until(async () => (await audio()).contexts[0] === "running", "the context");
  await play("place", bytes);
  assert.equal(await page.run(() => parlour.sound.has("place")), true);
  await until(async () => (await audio()).started.length === 1, "the first sound");
  await play("place", [], 0.5, 1.25);
  await play("place", []);
  const { decoded, started: all } = await audio();
  assert.equal(decoded, 1);
  assert.equal(all.length, 3);
  assert.equal(all[1][1], 1.25);
  assert.ok(all[0][0] > 20);

  await until(async () => (await audio()).contexts[0] === "suspended", "the rest");
  await play("place", []);
  await until(async () => (await audio()).started.length === 4, "a sound after the rest");
  // What cannot be decoded is asked for once.
  await play("broken", [1, 2, 3]);
  await page.run(() => new Promise((done) => setTimeout(done, 50)));
  await play("broken", []);
  assert.equal(await page.run(() => parlour.sound.has("broken")), true);
  assert.deepEqual(
    page.log.filter((line) => line.startsWith("error")),
    [],
  );
  await page.close();
});

test("texts and files are shared by the system, and refusals have a word", async () => {
  const page = await started({
    ...PHONE,
    init: () => {
      globalThis.shared = [];
      navigator.canShare = () => true;
      navigator.share = async (data) => {
        globalThis.shared.push({
          title: data.title ?? null,
          text: data.text ?? null,
          files: (data.files ?? []).map(({ name, type, size }) => ({ name, type, size })),
        });
        if (globalThis.shareFails) throw new DOMException("no", globalThis.shareFails);
      };
    },
  });
  assert.deepEqual(await page.run(() => parlour.share.abilities()), {
    share: true,
    shareFiles: true,
    clipboard: true,
    paste: true,
  });
  await page.run(() => parlour.share.shareText("game.pdn", "1. 11-15"));
  await page.run(() => parlour.share.shareFile("game.png", "image/png", new Uint8Array([1, 2, 3])));
  assert.deepEqual(await page.run(() => globalThis.shared), [
    { title: "game.pdn", text: "1. 11-15", files: [] },
    { title: null, text: null, files: [{ name: "game.png", type: "image/png", size: 3 }] },
  ]);
  const word = (fails) =>
    page.run((fails) => {
      globalThis.shareFails = fails;
      return parlour.share.shareText("a", "b").then(
        () => "shared",
        (reason) => reason,
      );
    }, fails);
  assert.equal(await word("AbortError"), "cancelled");
  assert.equal(await word("NotAllowedError"), "refused");
  await page.run(() => (navigator.share = undefined));
  assert.equal(await word(""), "absent");
  assert.equal(await page.run(() => parlour.share.abilities().share), false);
  await page.close();
});

test("texts go to the clipboard and come back", async () => {
  const page = await started(DESKTOP);
  await page.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.run(() => parlour.share.copy("Zoë 李"));
  assert.equal(await page.run(() => parlour.share.paste()), "Zoë 李");
  await page.context.clearPermissions();
  await page.run(
    () => (navigator.clipboard.readText = () => Promise.reject(new DOMException("no", "NotAllowedError"))),
  );
  assert.equal(await page.run(() => parlour.share.paste().catch((reason) => reason)), "refused");
  await page.close();
});

test("a file is saved where the player chooses, or among the downloads", async () => {
  const page = await started({
    ...DESKTOP,
    init: () => {
      globalThis.written = [];
      globalThis.showSaveFilePicker = async (options) => {
        if (globalThis.pickerFails) throw new DOMException("no", globalThis.pickerFails);
        globalThis.written.push(JSON.stringify(options));
        const stream = {
          write: async (file) => globalThis.written.push(await file.text()),
          close: async () => globalThis.written.push("closed"),
        };
        return { name: "chosen.pdn", createWritable: async () => stream };
      };
    },
  });
  const save = () =>
    page.run(() =>
      parlour.share
        .save("game.pdn", "text/plain", new TextEncoder().encode("1. 11-15"))
        .catch((reason) => `not: ${reason}`),
    );
  assert.equal(await save(), "chosen.pdn");
  assert.deepEqual(await page.run(() => globalThis.written), [
    '{"suggestedName":"game.pdn","types":[{"accept":{"text/plain":[".pdn"]}}]}',
    "1. 11-15",
    "closed",
  ]);
  await page.run(() => (globalThis.pickerFails = "AbortError"));
  assert.equal(await save(), "not: cancelled");
  for (const how of [
    () => (globalThis.pickerFails = "SecurityError"),
    () => (globalThis.showSaveFilePicker = undefined),
  ]) {
    await page.run(how);
    const download = page.page.waitForEvent("download");
    assert.equal(await save(), "game.pdn");
    const saved = await download;
    assert.equal(saved.suggestedFilename(), "game.pdn");
    assert.equal(readFileSync(await saved.path(), "utf8"), "1. 11-15");
  }
  await page.close();
});

test("a file is opened, and a cancelled dialog is nothing", async () => {
  const page = await started(DESKTOP);
  const path = join(tmpdir(), "parlour-test.pdn");
  writeFileSync(path, "1. 11-15");
  await page.run(() => {
    document.getElementById("parlour").addEventListener("click", () => {
      globalThis.opened = parlour.share
        .open(["pdn", "sgf"])
        .then((file) => file && { name: file.name, text: new TextDecoder().decode(file.bytes) });
    });
  });
  // The driver catches dialogs only some time after it has been told to.
  const dialogs = [];
  page.page.on("filechooser", (dialog) => dialogs.push(dialog));
  await page.run(() => new Promise((done) => setTimeout(done, 300)));
  const chosen = async (files) => {
    await page.page.mouse.click(300, 300);
    const chooser = await until(() => dialogs.pop(), "the dialog");
    assert.equal(await chooser.element().getAttribute("accept"), ".pdn,.sgf");
    if (files) await chooser.setFiles(files);
    else await page.run(() => document.querySelector("input[type=file]").dispatchEvent(new Event("cancel")));
    return page.run(() => globalThis.opened);
  };
  assert.deepEqual(await chosen([path]), { name: "parlour-test.pdn", text: "1. 11-15" });
  assert.equal(await chosen(null), null);
  assert.equal(await page.run(() => document.querySelectorAll("input[type=file]").length), 0);
  await page.close();
});

test("dropped files arrive, also before anybody listens", async () => {
  const page = await started(DESKTOP);
  const drop = (name) =>
    page.run((name) => {
      const data = new DataTransfer();
      data.items.add(new File(["text of ", name], name));
      for (const kind of ["dragover", "drop"]) {
        const event = new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true });
        document.getElementById("parlour").dispatchEvent(event);
        if (!event.defaultPrevented) throw new Error(`the browser would open the file: ${kind}`);
      }
    }, name);
  await drop("one.sgf");
  await page.run(() => new Promise((done) => setTimeout(done, 50)));
  await page.run(() => {
    globalThis.dropped = [];
    parlour.share.onDrop((name, bytes) => globalThis.dropped.push([name, new TextDecoder().decode(bytes)]));
  });
  await drop("two.pdn");
  await page.until(() => globalThis.dropped.length === 2, "both files");
  assert.deepEqual(await page.run(() => globalThis.dropped), [
    ["one.sgf", "text of one.sgf"],
    ["two.pdn", "text of two.pdn"],
  ]);
  await page.close();
});

test("a link behind the # is handed over once", async () => {
  for (const link of ["#1.ASIyKE2BASNFZ4mr", "#live1.AVQqASNFZ4mr"]) {
    const page = await open(site.address + link, DESKTOP);
    await page.started();
    await page.run(() => {
      globalThis.dropped = [];
      parlour.share.onDrop((name, bytes) => globalThis.dropped.push(new TextDecoder().decode(bytes)));
    });
    assert.deepEqual(await page.run(() => [...globalThis.dropped, location.hash]), [link, ""]);
    await page.run((link) => (location.hash = link), link);
    await page.until(() => globalThis.dropped.length === 2, "the same link again");
    await page.run(() => (location.hash = "#elsewhere"));
    assert.equal(await page.run(() => location.hash), "#elsewhere");
    await page.close();
  }
});

test("the page reaches its host and its relays alone", async () => {
  const relay = await serve(site.folder);
  const other = await serve(site.folder);
  const packed = await host({ relays: [relay.address] });
  // Returns what the policy keeps a page from asking.
  const refused = async (address) => {
    const page = await open(address, DESKTOP);
    await page.started();
    const found = await page.run(
      async (asked) => {
        const refused = [];
        addEventListener("securitypolicyviolation", ({ blockedURI }) => refused.push(blockedURI));
        for (const address of asked) {
          await fetch(address, { mode: "no-cors" }).catch(() => {});
          const socket = new WebSocket(address.replace("http", "ws"));
          await new Promise((done) => (socket.onerror = done));
        }
        return refused;
      },
      [relay.address, other.address],
    );
    await page.context.close();
    return found;
  };
  const both = ({ address }) => [address, address.replace("http", "ws")];
  assert.deepEqual(await refused(packed.address), both(other));
  assert.deepEqual(await refused(site.address), [...both(relay), ...both(other)]);
  for (const address of ["ftp://relay.example", "https://relay.example/path", "https://relay.example; x"])
    await assert.rejects(host({ relays: [address] }), address);
  for (const { stop } of [relay, other]) await stop();
  await packed.end();
});

test("gamepads are asked only while one is there", async () => {
  const page = await started({
    ...DESKTOP,
    init: () => {
      globalThis.frames = 0;
      const old = requestAnimationFrame;
      globalThis.requestAnimationFrame = (work) => ((globalThis.frames += 1), old(work));
      globalThis.pads = [];
      navigator.getGamepads = () => globalThis.pads;
      globalThis.pad = (pressed, axis) => ({
        index: 0,
        connected: true,
        buttons: Array.from({ length: 17 }, (_, at) => ({ pressed: pressed.includes(at) })),
        axes: [axis, 0],
      });
      globalThis.plug = (name, gamepad) => dispatchEvent(Object.assign(new Event(name), { gamepad }));
    },
  });
  await page.run(() => {
    globalThis.heard = [];
    parlour.pads.listen((...news) => globalThis.heard.push(news));
  });
  const frames = () =>
    page.run(
      () =>
        new Promise((done) => {
          const before = globalThis.frames;
          setTimeout(() => done(globalThis.frames - before), 200);
        }),
    );
  assert.equal(await frames(), 0);
  await page.run(() => ((globalThis.pads = [pad([], 0)]), plug("gamepadconnected", globalThis.pads[0])));
  await until(async () => (await frames()) > 0, "frames with a gamepad");
  const count = (isHeld) =>
    page.run((isHeld) => globalThis.heard.filter(([kind]) => (kind === "held") === isHeld).length, isHeld);
  await page.run(() => (globalThis.pads = [pad([0, 12], 0.7)]));
  await until(async () => (await count(false)) >= 4, "what is held");
  await until(async () => (await count(true)) > 2, "frames of holding");
  await page.run(() => (globalThis.pads = [pad([12], 0)]));
  await until(async () => (await count(false)) >= 6, "what was let go");
  await page.run(() => ((globalThis.pads = []), plug("gamepaddisconnected", { index: 0 })));
  const told = await page.run(() => globalThis.heard.filter(([kind]) => kind !== "held"));
  assert.deepEqual(told, [
    ["connected", 0, 1],
    ["button", 0, 1],
    ["button", 12, 1],
    ["axis", 0, 0.7],
    ["button", 0, 0],
    ["axis", 0, 0],
    ["button", 12, 0],
  ]);
  assert.ok((await page.run(() => globalThis.heard.filter(([kind]) => kind === "held").length)) > 2);
  await frames();
  assert.equal(await frames(), 0);
  await page.close();
});
