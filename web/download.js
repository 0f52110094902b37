// Downloads what lies packed on the host, and compiles a module of WebAssembly while its bytes arrive.
//
// The page unpacks the modules, `.wasm.gz`, and the puzzles, `.txt.gz`, itself: so any plain host will do, nothing is
// packed twice, and the progress counts what really travels.

const here = new URL(".", import.meta.url);

// Returns the address of a file of this version.
export const address = (name) => new URL(name, here).href;

// Returns the list of the files of this version by name: `{bytes, sha256}` each. Empty if there is none.
export async function list() {
  try {
    const answer = await fetch(address("files.json"));
    const files = answer.ok ? (await answer.json()).files : [];
    return new Map(files.map((file) => [file.name, file]));
  } catch {
    return new Map();
  }
}

// Compiles `name`. `progress(done, total)` is called as bytes arrive; `total` is 0 while it is unknown.
export async function compile(name, progress = () => {}) {
  const files = list();
  for (const candidate of [`${name}.gz`, name]) {
    const answer = await (begun(candidate) ?? fetch(address(candidate)));
    if (!answer.ok) continue;
    const [head, body] = await peek(answer.body);
    const packed = isPacked(head);
    const plain = head[0] === 0 && head[1] === 0x61 && head[2] === 0x73 && head[3] === 0x6d;
    // Some hosts answer with a page where there is no file.
    if (!packed && !plain) continue;
    // Others unpack the file, or let the browser do so.
    const size = (await files).get(packed ? `${name}.gz` : name)?.bytes ?? 0;
    let stream = body.pipeThrough(counter((done) => progress(done, size)));
    if (packed) stream = stream.pipeThrough(new DecompressionStream("gzip"));
    return WebAssembly.compileStreaming(
      new Response(stream, { headers: { "content-type": "application/wasm" } }),
    );
  }
  throw new Error(`${name} is not on the host`);
}

// Loads a file, and unpacks it.
export async function load(name) {
  const answer = await fetch(address(name));
  if (!answer.ok) throw new Error(`${name} is not on the host`);
  const [head, body] = await peek(answer.body);
  const plain = isPacked(head) ? body.pipeThrough(new DecompressionStream("gzip")) : body;
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

// Returns true at the beginning of a packed file.
const isPacked = (head) => head[0] === 0x1f && head[1] === 0x8b;

// Returns the answer that early.js has asked for, once.
function begun(name) {
  const { early } = globalThis.parlour;
  if (early.begun?.name !== name) return undefined;
  const { answer } = early.begun;
  early.begun = null;
  return answer;
}

// Returns the first bytes of a stream, and a stream that still begins with them.
async function peek(body) {
  const reader = body.getReader();
  const { value: first = new Uint8Array() } = await reader.read();
  const whole = new ReadableStream({
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return [first, whole];
}

function counter(report) {
  let done = 0;
  return new TransformStream({
    transform(part, controller) {
      done += part.byteLength;
      report(done);
      controller.enqueue(part);
    },
  });
}
