// The built app, on a host of its own. `PARLOUR_WEB` is the folder with the packed app.
//
// What is on the screen is found by role and name in the accessibility tree of the browser, and touched in the
// middle of its place.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

import { open, until } from "../driver.mjs";
import { serve } from "../server.mjs";

export { pause, until };

export const FOLDER = process.env.PARLOUR_WEB ?? "dist/web";
export const VERSION = readdirSync(FOLDER).find((name) => name.startsWith("v-"));
export const GAMES = ["Checkers", "Reversi", "Go", "Gomoku", "Connect Four", "Four"];

// Serves the app.
export const host = (options) => serve(FOLDER, options);

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

  // Waits until the tree has been the same for a while: a screen that is drawn anew has new controls, and what is
  // done to the old ones is lost.
  calm(time = 250) {
    return this.run(
      (time) =>
        new Promise((done) => {
          const end = () => (observer.disconnect(), done());
          let timer = setTimeout(end, time);
          const observer = new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(end, time);
          });
          const all = { subtree: true, childList: true, attributes: true, characterData: true };
          observer.observe(document.getElementById("tree"), all);
        }),
      time,
    );
  }

  // Does what a screen reader does with a control.
  async act(name, role = "button") {
    await this.control(name, role);
    await this.calm();
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
    await this.control(name, role);
    await this.calm(400);
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
    return until(async () => {
      const squares = await this.squares();
      return pattern.test(squares.get(square) ?? "") && squares;
    }, `${pattern} on ${square}`);
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

  // Makes a turn: acts on one square after the other, each time on one that is offered, until a turn is announced.
  // Returns the news, or nothing if no square is offered.
  async turnOfOffered(pick = (squares) => squares[0], act = (node) => this.page.act(node)) {
    const before = await this.spoken();
    const isTurn = (news) => news !== before && /^[^:]+: \S/.test(news);
    const seen = async () => [await this.page.all("button", SQUARE), await this.spoken()];
    for (let acts = 0; acts < 20; acts++) {
      const [squares, news] = await seen();
      if (isTurn(news) || IS_OVER.test(news)) return news;
      const offered = squares.filter(({ name }) => /can be selected$/.test(name));
      if (offered.length === 0) return undefined;
      await act(pick(offered));
      const what = (squares, news) => squares.map(({ name }) => name).join("\n") + news;
      const old = what(squares, news);
      await until(async () => what(...(await seen())) !== old, `an answer to ${offered[0].name}`);
    }
    return assert.fail("a turn of twenty squares");
  }

  // Returns the latest news, as they are announced.
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
    await this.go();
  }

  // Starts the match that is set up.
  async go() {
    await until(async () => {
      await this.calm();
      const [button] = await this.page.all("button", "Start game");
      if (button) await this.page.act(button).catch(() => {});
      await this.calm(500);
      return !(await this.has("Start game"));
    }, "the start of the match");
    await this.control(SQUARE);
  }

  // Goes home from any screen.
  home() {
    return until(async () => {
      await this.calm();
      if (await this.has(HOME)) return true;
      const [back] = await this.page.all("button", /^(Home|Back|Close|Done)$/);
      if (back) await this.page.act(back).catch(() => {});
      return false;
    }, "the home screen");
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

export const IS_OVER = / wins\. |^A draw\. /;

// The name of a square, and what is on it.
export const SQUARE = /^([A-Z]\d{1,2}|\d{1,2}), (.+)$/;

// A control that is on the home screen alone, in English.
const HOME = /^Checkers, Jump and crown$/;
