// Packs the page and the built modules into a folder that any static host can serve.
//
//   node scripts/web/pack.mjs <result> <folder of built modules> [--zopfli] [--relay <address>] […]
//
// The result holds `index.html`, the service worker, the manifest and icons, and one folder with all the rest,
// which is named after its content. So nothing of one version can be mixed with another one by caches, and a
// page of an older version still finds its files while its folder is there.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

const SOURCE = fileURLToPath(new URL("../../web/", import.meta.url));

// What lies beside the folder of the version.
const ABOVE = ["index.html", "service-worker.js", "manifest.webmanifest", "icons"];
// What the page has besides files to serve.
const NOT_SERVED = ["bindgen"];

export const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".gz": "application/gzip",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".otf": "font/otf",
  ".png": "image/png",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

// Returns true for files that not everybody needs: fonts of other languages, large icons, and modules that are
// not packed, which only a browser asks for whose host lacks the packed ones.
const isLater = (name) => /(^|\/)(fonts|icons)\/|\.wasm$/.test(name) && !name.endsWith("icons/32.png");

const hash = (bytes) => createHash("sha256").update(bytes).digest("base64");

function filesIn(folder, below = "") {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below ? `${below}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesIn(folder, name) : [name];
  });
}

function zip(bytes, name, zopfli) {
  if (!zopfli) return gzipSync(bytes, { level: 9 });
  return execFileSync("zopfli", ["-c", name], { maxBuffer: 1 << 30 });
}

// Returns the sources of a policy that lead to a relay: a page asks it for an answer, and then opens a socket.
function sources(relay) {
  const { protocol, host, pathname, search, hash } = new URL(relay);
  if (!/^https?:$/.test(protocol) || pathname + search + hash !== "/")
    throw new Error(`${relay} is no address of a relay, such as https://relay.example`);
  return [`${protocol}//${host}`, `${protocol.replace("http", "ws")}//${host}`];
}

// Packs, and returns the name of the version. `source` is the folder of the page, `relays` the addresses that it may
// reach besides its own.
export function pack(result, built, { zopfli = false, source = SOURCE, relays = [] } = {}) {
  const files = new Map();
  const add = (name, bytes, plain) => files.set(name, { bytes, plain });
  for (const folder of [source, built]) {
    for (const name of filesIn(folder)) {
      const top = name.split("/")[0];
      if (ABOVE.includes(top) || NOT_SERVED.includes(top) || top.startsWith(".")) continue;
      const bytes = readFileSync(join(folder, name));
      const isText = name.startsWith("puzzles/");
      if (!isText) add(name, bytes);
      if (isText || name.endsWith(".wasm")) {
        add(`${name}.gz`, zip(bytes, join(folder, name), zopfli), hash(bytes));
      }
    }
  }
  const reached = ["blob:", ...relays.flatMap(sources)].join(" ");
  const page = readFileSync(join(source, "index.html"), "utf8").replace("blob: RELAYS", reached);
  const worker = readFileSync(join(source, "service-worker.js"), "utf8");
  const list = [...files]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { bytes, plain }]) => ({
      name,
      bytes: bytes.length,
      sha256: hash(bytes),
      plain,
    }));
  const json = JSON.stringify({ files: list.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })) });
  const version = `v-${createHash("sha256").update(json).update(page).update(worker).digest("hex").slice(0, 12)}`;
  files.set("files.json", { bytes: Buffer.from(json) });
  list.push({ name: "files.json", bytes: json.length, sha256: hash(json) });

  rmSync(result, { recursive: true, force: true });
  const write = (name, bytes) => {
    mkdirSync(dirname(join(result, name)), { recursive: true });
    writeFileSync(join(result, name), bytes);
  };
  for (const [name, { bytes }] of files) write(`${version}/${name}`, bytes);
  write("index.html", page.replaceAll("VERSION/", `${version}/`));
  for (const name of ABOVE.slice(2)) cpSync(join(source, name), join(result, name), { recursive: true });

  const above = filesIn(result)
    .filter((name) => !name.startsWith(`${version}/`))
    .map((name) => {
      const bytes = readFileSync(join(result, name));
      return { name, bytes: bytes.length, sha256: hash(bytes) };
    });
  const all = [...above, ...list.map((file) => ({ ...file, name: `${version}/${file.name}` }))].map(
    (file) => ({
      ...file,
      type: TYPES[extname(file.name)] ?? "application/octet-stream",
      later: isLater(file.name) || undefined,
    }),
  );
  write(
    "service-worker.js",
    `const version = ${JSON.stringify(version)};\nconst files = ${JSON.stringify(all)};\n${worker}`,
  );
  return version;
}

function main() {
  const { values, positionals } = parseArgs({
    options: { zopfli: { type: "boolean" }, relay: { type: "string", multiple: true } },
    allowPositionals: true,
  });
  const [result, built] = positionals;
  if (!built) {
    console.error("usage: pack.mjs <result> <folder of built modules> [--zopfli] [--relay <address>] […]");
    process.exit(2);
  }
  const version = pack(result, built, { zopfli: values.zopfli, relays: values.relay });
  const first = filesIn(result).filter((name) => !isLater(name));
  const size = first.reduce((sum, name) => sum + statSync(join(result, name)).size, 0);
  console.log(`${result}: ${version}, ${(size / 1e6).toFixed(2)} MB for the first visit`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
