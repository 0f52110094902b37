// The built app, on a host of its own. `PARLOUR_WEB` is the folder with the packed app.
//
// What is on the screen is found by role and name in the accessibility tree of the browser, and touched in the
// middle of its place.
import assert from "node:assert/strict";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { open, until } from "../driver.mjs";
import { serve } from "../server.mjs";

export { pause, until };

export const FOLDER = process.env.PARLOUR_WEB ?? "dist/web";
export const VERSION = readdirSync(FOLDER).find((name) => name.startsWith("v-"));
export const GAMES = ["Checkers", "Reversi", "Go", "Gomoku", "Connect Four", "Four"];

// Serves the app.
export const host = (options) => serve(FOLDER, options);

// Returns a port that is free now, for a host that has to be at the same address again.
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

// Opens the app and waits for its first screen. Options are those of `open`.
export async function start(site, options = {}) {
  const page = await open(site.address + (options.query ?? ""), options);
  await page.started();
  await page.until(() => !document.getElementById("loading"), "the end of the loading page");
  return new App(page);
}

export class App {
  constructor(page) {
    this.page = page;
  }

  run(work, argument) {
    return this.page.run(work, argument);
  }

  // Waits for a control, and returns it.
  control(name, role = "button") {
    return this.page.role(role, name);
  }

  async has(name, role = "button") {
    return (await this.page.all(role, name)).length > 0;
  }

  // Waits until there is no such control.
  gone(name, role = "button") {
    return until(async () => !(await this.has(name, role)), `the end of ${role} "${name}"`);
  }

  // Does what a screen reader does with a control.
  async act(name, role = "button") {
    await this.page.act(await this.control(name, role));
  }

  // Returns the middle of a control.
  async place(name, role = "button") {
    return this.middle(await this.control(name, role));
  }

  async middle(node) {
    await this.page.cdp.send("DOM.getDocument", { depth: 0 });
    const { model } = await this.page.cdp.send("DOM.getBoxModel", { backendNodeId: node.backend });
    const [left, top, right, , , bottom] = model.content;
    return [(left + right) / 2, (top + bottom) / 2];
  }

  // Touches a control in its middle.
  async touch(name, role = "button") {
    const place = await this.place(name, role);
    await this.page.tap(...place);
    return place;
  }

  // Returns what lies on the squares that are not empty, and what can be done with any, by the name of the square.
  async squares() {
    const named = (await this.page.all("button", SQUARE)).map((node) => node.name.match(SQUARE));
    return new Map(named.map(([, square, what]) => [square, what]));
  }

  // Waits until a square says this, and returns all squares.
  square(square, pattern) {
    return until(
      async () => {
        const squares = await this.squares();
        return pattern.test(squares.get(square) ?? "") && squares;
      },
      `${pattern} on ${square}`,
    );
  }

  // Makes a turn by touches: the squares one after the other, each as soon as it can be selected. Waits until
  // the turn is shown on the last square.
  async turn(...squares) {
    for (const square of squares) {
      await this.square(square, /can be selected/);
      await this.touch(new RegExp(`^${square},`));
    }
    await this.square(squares.at(-1), /^(?!.*empty)(?!.*selected$)/);
  }

  // Returns the latest news, as they are announced.
  async news() {
    return (await this.page.all("status"))[0]?.name || (await this.spoken());
  }

  spoken() {
    return this.run(() => document.querySelector("#tree [role=status]")?.textContent ?? "");
  }

  // Waits for news.
  heard(pattern) {
    return until(async () => {
      const news = await this.spoken();
      return pattern.test(news) && news;
    }, `the news ${pattern}`);
  }

  // Goes from home to the setup of a game.
  async setUp(game) {
    await this.act(new RegExp(`^${game}, `));
    await this.control("Start game");
  }

  // Starts a match of two people on this screen.
  async begin(game) {
    await this.setUp(game);
    await this.act("Two players", "radio");
    await this.act("Start game");
    await this.gone("Start game");
    await this.control(SQUARE);
  }

  // Goes home from any screen.
  async home() {
    for (let steps = 0; steps < 6; steps++) {
      if (await this.has("Players")) return;
      const [back] = (await this.page.all("button", /^(Home|Back|Close|Done)$/)).slice(0, 1);
      assert.ok(back, "a way home");
      await this.page.act(back);
      await pause(500);
    }
    await this.control("Players");
  }

  // Loads the page again, and waits for its first screen.
  async reload() {
    await this.page.page.reload({ waitUntil: "commit" });
    await this.page.started();
    await this.page.until(() => !document.getElementById("loading"), "the end of the loading page");
  }

  // Errors that the page has written.
  errors() {
    return this.page.log.filter((line) => line.startsWith("error:"));
  }

  // Closes the page, which must not have written an error.
  async close() {
    await this.page.close();
    assert.deepEqual(this.errors(), [], "errors in the console");
  }
}

// The name of a square, and what is on it.
export const SQUARE = /^([A-Z]\d{1,2}|\d{1,2}), (.+)$/;
