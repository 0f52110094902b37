// A plain static host, for trying the app and for the tests.
//
//   node tests/web/server.mjs <folder> [--port <number>] [--rate <megabits per second>]
//
// It knows the types of files and the time of their last change, and nothing else.
import { once } from "node:events";
import { createServer } from "node:http";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { TYPES } from "../../scripts/web/pack.mjs";

// Serves a folder. Returns the address and what a test does to a host: `stop` lets it fail like one that is
// switched off until `start`, `requests` lists the paths that were asked for, `folder` can be changed, and
// `answer` can take the place of a file: a function of the path that returns `{status, body}` or nothing.
export async function serve(folder, { port = 0, rate = 0 } = {}) {
  const host = { folder: resolve(folder), rate, requests: [], answer: () => undefined };
  // All connections share one line, so each part waits for those before it.
  let free = 0;
  const sent = async (bytes) => {
    if (!host.rate) return;
    const now = performance.now();
    // A timer that fires late is made good by the next parts.
    free = Math.max(free, now - 100) + (bytes * 8) / (host.rate * 1000);
    if (free > now) await pause(free - now);
  };
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    host.requests.push(path);
    try {
      const other = host.answer(path);
      if (other) {
        response
          .writeHead(other.status ?? 200, { "content-type": other.type ?? "text/html" })
          .end(other.body ?? "");
        return;
      }
      const name = join(host.folder, normalize(path.endsWith("/") ? `${path}index.html` : path));
      const { mtime, size } = await stat(name);
      const tag = `"${mtime.getTime().toString(36)}-${size.toString(36)}"`;
      const head = {
        "content-type": TYPES[extname(name)] ?? "application/octet-stream",
        etag: tag,
        "last-modified": mtime.toUTCString(),
      };
      if (request.headers["if-none-match"] === tag) {
        response.writeHead(304, head).end();
        return;
      }
      const bytes = await readFile(name);
      const closed = once(response, "close");
      response.writeHead(200, { ...head, "content-length": bytes.length });
      for (let at = 0; at < bytes.length && !response.destroyed; at += 16384) {
        const part = bytes.subarray(at, at + 16384);
        await sent(part.length);
        if (!response.write(part)) await Promise.race([once(response, "drain"), closed]);
      }
      response.end();
    } catch {
      if (!response.headersSent) response.writeHead(404, { "content-type": "text/plain" });
      response.end("There is no such file.");
    }
  });
  const listen = (wanted) =>
    new Promise((done, fail) => server.once("error", fail).listen(wanted, "127.0.0.1", done));
  await listen(port);
  const { port: found } = server.address();
  return Object.assign(host, {
    port: found,
    address: `http://127.0.0.1:${found}/`,
    start: () => listen(found),
    stop: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, ...words] = process.argv.slice(2);
  const option = (name, otherwise) => Number(words[words.indexOf(name) + 1] || otherwise);
  const has = (name) => words.includes(name);
  const host = await serve(folder, {
    port: has("--port") ? option("--port", 8080) : 8080,
    rate: has("--rate") ? option("--rate", 10) : 0,
  });
  console.log(`Parlour is at ${host.address}`);
}
