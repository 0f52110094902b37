// `parlour.share`: clipboard, the system's share sheet, and files.
//
// Browsers allow each of these only as the answer to a press: within its event, or up to about five seconds
// after it, and Safari is stricter about the clipboard. So Rust calls them in the event of the press where it
// can, and nothing here waits before it calls the browser.
//
// A promise that fails does so with a word: 'cancelled' by the player, 'refused' by the browser, or 'absent'.

const { parlour } = globalThis;

const CANCELLED = "cancelled",
  REFUSED = "refused",
  ABSENT = "absent";

const reason = (error) => (error?.name === "AbortError" ? CANCELLED : REFUSED);
const absent = () => Promise.reject(ABSENT);
const copyOf = (name, type, bytes) => new File([bytes.slice()], name, { type });

// Shares what `navigator.share` takes.
async function share(data) {
  if (!navigator.share || (navigator.canShare && !navigator.canShare(data))) throw ABSENT;
  await navigator.share(data).catch((error) => {
    throw reason(error);
  });
}

function download(file) {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: file.name,
    hidden: true,
  });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

let dropped = null;
// Files that came before anybody listened.
const waiting = [];

parlour.share = {
  // Returns what works here.
  abilities() {
    const file = new File(["x"], "x.txt", { type: "text/plain" });
    return {
      share: Boolean(navigator.share),
      shareFiles: Boolean(navigator.canShare?.({ files: [file] })),
      clipboard: Boolean(navigator.clipboard?.writeText),
      paste: Boolean(navigator.clipboard?.readText),
    };
  },

  copy: (text) =>
    navigator.clipboard?.writeText
      ? navigator.clipboard.writeText(text).catch((error) => Promise.reject(reason(error)))
      : absent(),

  // Some browsers ask the player first.
  paste: () =>
    navigator.clipboard?.readText
      ? navigator.clipboard.readText().catch((error) => Promise.reject(reason(error)))
      : absent(),

  shareText: (name, text) => share({ title: name, text }),
  shareFile: (name, type, bytes) => share({ files: [copyOf(name, type, bytes)] }),

  // Saves a file where the player chooses, or among the downloads. Answers with its name.
  async save(name, type, bytes) {
    const file = copyOf(name, type, bytes);
    if (globalThis.showSaveFilePicker) {
      const ending = name.includes(".") ? `.${name.split(".").pop()}` : ".txt";
      try {
        const handle = await showSaveFilePicker({
          suggestedName: name,
          types: [{ accept: { [type]: [ending] } }],
        });
        const stream = await handle.createWritable();
        await stream.write(file);
        await stream.close();
        return handle.name;
      } catch (error) {
        if (error?.name === "AbortError") throw CANCELLED;
        // A frame or a managed browser may forbid the dialog; the downloads remain.
      }
    }
    download(file);
    return name;
  },

  // Saves a file among the downloads, without a question. Nobody learns what becomes of it.
  download: (name, type, bytes) => download(copyOf(name, type, bytes)),

  // Asks for a file with one of these extensions. Answers with `{name, bytes}`, or null if the player cancels.
  open(extensions) {
    return new Promise((answer, fail) => {
      const input = Object.assign(document.createElement("input"), { type: "file", hidden: true });
      // iOS knows no type for records and would show them as unselectable, so there it shows all files.
      if (!isApple()) input.accept = extensions.map((extension) => `.${extension}`).join(",");
      const end = (act) => {
        input.remove();
        removeEventListener("focus", returned);
        act();
      };
      // Browsers before 2023 tell nothing when the player cancels; the window has the focus again.
      const returned = () => setTimeout(() => input.files.length || end(() => answer(null)), 1000);
      const tells = "oncancel" in input;
      input.addEventListener("change", () => {
        const [file] = input.files;
        end(() => (file ? read(file).then(answer, () => fail(REFUSED)) : answer(null)));
      });
      input.addEventListener("cancel", () => end(() => answer(null)));
      document.body.append(input);
      input.click();
      if (!tells) addEventListener("focus", returned, { once: true });
    });
  },

  // Calls back with name and bytes of each file that is dropped on the page, or opened with the installed app.
  onDrop(callback) {
    dropped = callback;
    for (const { name, bytes } of waiting.splice(0)) dropped(name, bytes);
  },
};

const isApple = () =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.maxTouchPoints > 1 && /Macintosh/.test(navigator.userAgent));

// A file that a player opens or drops, once somebody listens.
function take(opened) {
  if (dropped) dropped(opened.name, opened.bytes);
  else waiting.push(opened);
}

// A link to a match, or an invitation to play it live: what stands behind the `#` of the address reaches no host. It
// counts once.
function takeLink() {
  if (!/^#(live)?\d{1,3}\./.test(location.hash)) return;
  const bytes = new TextEncoder().encode(location.hash);
  history.replaceState(history.state, "", location.pathname + location.search);
  take({ name: "link.txt", bytes });
}
addEventListener("hashchange", takeLink);
takeLink();

const read = async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });

async function arrived(file) {
  const opened = await read(file).catch(() => null);
  if (opened) take(opened);
}

addEventListener("dragover", (event) => {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "copy";
});
addEventListener("drop", (event) => {
  event.preventDefault();
  for (const file of event.dataTransfer?.files ?? []) arrived(file);
});

// Files that the system opens with the installed app.
globalThis.launchQueue?.setConsumer(async ({ files }) => {
  for (const handle of files ?? []) arrived(await handle.getFile());
});
