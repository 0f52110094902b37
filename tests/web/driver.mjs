// Drives the page in a real browser: Debian's Chromium without a window, with WebGL by the processor.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

import { chromium } from "playwright-core";

const BROWSER = process.env.PARLOUR_CHROMIUM ?? "/usr/bin/chromium";
const OPTIONS = {
  executablePath: BROWSER,
  args: [
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--disable-dev-shm-usage",
  ],
};

export const hasBrowser = existsSync(BROWSER);

export const PHONE = { width: 412, height: 915, touch: true, scale: 2 };
export const TABLET = { width: 1280, height: 800, touch: true };
export const DESKTOP = { width: 1280, height: 800 };

// A browser for each scale of the device: where only the page's scale is set, Chromium tells the size of the
// canvas in pixels of CSS.
const browsers = new Map();
export async function launch(scale = 1) {
  if (!browsers.has(scale)) {
    const args = [...OPTIONS.args, `--force-device-scale-factor=${scale}`];
    browsers.set(scale, await chromium.launch({ ...OPTIONS, args }));
  }
  return browsers.get(scale);
}
export const close = async () => {
  for (const browser of browsers.values()) await browser.close();
  browsers.clear();
};

// Starts a browser with a profile of its own in this folder, as an installed app has one.
export const launchWithProfile = (folder, options = {}) =>
  chromium.launchPersistentContext(folder, { ...OPTIONS, ...options });

// Waits until a function returns something true, and returns that.
// The limit is for a busy machine with a build that is not optimised.
export async function until(probe, what = "the condition", limit = 60_000) {
  const end = Date.now() + limit;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > end) assert.fail(`${what} did not come about within ${limit} ms`);
    await pause(25);
  }
}

// Opens an address in a profile of its own. `init` is a function that runs in the page before anything else, `relays`
// are the addresses besides its host that the page may reach.
export async function open(
  address,
  {
    width = 1280,
    height = 800,
    touch = false,
    scale = 1,
    locale = "en-GB",
    dark = false,
    still = false,
    init,
    argument,
    context,
    relays = [],
    go = true,
  } = {},
) {
  const own = !context;
  context ??= await (
    await launch(scale)
  ).newContext({
    viewport: { width, height },
    hasTouch: touch,
    deviceScaleFactor: scale,
    locale,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: still ? "reduce" : "no-preference",
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const driven = new Driven(page, cdp, context, [new URL(address).origin, ...relays], own);
  if (init) await page.addInitScript(init, argument);
  if (go) await page.goto(address, { waitUntil: "commit" });
  return driven;
}

class Driven {
  constructor(page, cdp, context, origins, own) {
    Object.assign(this, { page, cdp, context, own, log: [], foreign: [], violations: [] });
    page.on("console", (message) => {
      this.log.push(`${message.type()}: ${message.text()}`);
      if (/Content Security Policy/.test(message.text())) this.violations.push(message.text());
    });
    page.on("pageerror", (error) => this.log.push(`error: ${error.stack ?? error}`));
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (!["blob:", "data:"].includes(url.protocol) && !origins.includes(url.origin))
        this.foreign.push(request.url());
    });
    page.on("websocket", (socket) => {
      const { origin } = new URL(socket.url().replace(/^ws/, "http"));
      if (!origins.includes(origin)) this.foreign.push(socket.url());
    });
  }

  // Runs a function in the page.
  run(work, argument) {
    return this.page.evaluate(work, argument);
  }

  until(work, what, argument) {
    return until(() => this.page.evaluate(work, argument).catch(() => false), what);
  }

  started() {
    return this.until(() => globalThis.parlour?.page?.isStarted(), "the start of the app");
  }

  // Waits for a fault and returns its texts.
  async fault() {
    await this.until(() => document.getElementById("notice"), "the sentence of a fault");
    return this.run(() => {
      const notice = document.getElementById("notice");
      const texts = (selector) =>
        [...notice.querySelectorAll(selector)].map((element) => element.textContent);
      return {
        kind: notice.className,
        title: texts("h1")[0],
        text: texts("p")[0],
        buttons: texts("button"),
        dir: notice.dir,
      };
    });
  }

  // Touches with real touch events. Each finger has an id of its own.
  touch(type, ...fingers) {
    const touchPoints = fingers.map(([x, y], id) => ({ x, y, id: id + 1 }));
    return this.cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  async tap(x, y, hold = 40) {
    await this.touch("touchStart", [x, y]);
    await pause(hold);
    await this.touch("touchEnd");
  }

  // Returns what a screen reader finds, in the order of reading: role, name, state, and a way to act on it.
  async tree() {
    const { nodes } = await this.cdp.send("Accessibility.getFullAXTree");
    // The browser lists level by level; a reader goes from parent to children.
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const inOrder = (node) => [
      node,
      ...(node.childIds ?? []).flatMap((id) => (byId.has(id) ? inOrder(byId.get(id)) : [])),
    ];
    return inOrder(nodes[0])
      .filter((node) => !node.ignored)
      .map((node) => {
        const states = Object.fromEntries(
          (node.properties ?? []).map(({ name, value }) => [name, value.value]),
        );
        return {
          role: node.role?.value,
          name: node.name?.value ?? "",
          value: node.value?.value,
          description: node.description?.value ?? "",
          states,
          backend: node.backendDOMNodeId,
        };
      });
  }

  // Returns the nodes of this role and name; a name can be a pattern.
  async all(role, name) {
    const fits = (node) =>
      name === undefined || (name instanceof RegExp ? name.test(node.name) : node.name === name);
    return (await this.tree()).filter((node) => node.role === role && fits(node));
  }

  // Waits for the one node of this role and name, and returns it.
  role(role, name) {
    return until(async () => (await this.all(role, name))[0], `${role} "${name}"`);
  }

  // Acts as a screen reader does: on the element, wherever it lies.
  async act(node, work = "function () { this.click(); }") {
    await this.cdp.send("DOM.getDocument", { depth: 0 });
    const { object } = await this.cdp.send("DOM.resolveNode", { backendNodeId: node.backend });
    await this.cdp.send("Runtime.callFunctionOn", { objectId: object.objectId, functionDeclaration: work });
  }

  screenshot(path) {
    return this.page.screenshot(path ? { path } : {});
  }

  // Closes the page. Fails if it asked another host for anything, or broke its own policy.
  async close() {
    const { foreign, violations } = this;
    await (this.own ? this.context : this.page).close();
    assert.deepEqual(foreign, [], "requests to another origin");
    assert.deepEqual(violations, [], "violations of the policy of the page");
  }
}
