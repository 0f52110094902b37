// A packed page with a stub in place of the app, on a host of its own.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { pack } from "../../scripts/web/pack.mjs";
import { serve } from "./server.mjs";

const STUB = fileURLToPath(new URL("stub/", import.meta.url));

// Returns the smallest module, with this many bytes in it that no packing makes smaller.
function module(bytes) {
  const head = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0];
  const size = [];
  for (let rest = bytes + 1; ; rest >>>= 7) {
    size.push(rest > 127 ? (rest & 127) | 128 : rest);
    if (rest <= 127) break;
  }
  let seed = 1;
  const noise = Uint8Array.from({ length: bytes }, () => (seed = (seed * 16807) % 2147483647) >>> 8);
  return Buffer.from([...head, ...size, 0, ...noise]);
}

// Packs the page with the stub and serves it. `pack` packs another version into the same folder, with a
// function that changes the built files before.
export async function host({ bytes = 40_000, rate = 0, relays = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "parlour-web-"));
  const result = join(folder, "web");
  const build = (change = () => {}) => {
    const built = join(folder, "built");
    rmSync(built, { recursive: true, force: true });
    mkdirSync(join(built, "fonts"), { recursive: true });
    cpSync(STUB, built, { recursive: true });
    writeFileSync(join(built, "app_bg.wasm"), module(bytes));
    writeFileSync(join(built, "engine_bg.wasm"), module(100));
    writeFileSync(
      join(built, "engine.js"),
      "export default async function init() {}\nexport function think() {}\nexport function missing() {}\nexport function give() {}\n",
    );
    writeFileSync(join(built, "fonts/one.otf"), "a font");
    mkdirSync(join(built, "puzzles"), { recursive: true });
    writeFileSync(join(built, "puzzles/go.txt"), "puzzles");
    change(built);
    return pack(result, built, { relays });
  };
  const version = build();
  const served = await serve(result, { rate });
  return Object.assign(served, {
    version,
    folder: result,
    pack: build,
    end: async () => {
      await served.stop().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  });
}
