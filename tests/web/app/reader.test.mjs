// What screen readers find: everything has a role and a name, and a whole game is played by them alone.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { PHONE, close } from "../driver.mjs";
import { GAMES, IS_OVER, SQUARE, host, start, until } from "./app.mjs";

let site;
let app;
before(async () => {
  site = await host();
  app = await start(site, { ...PHONE, scale: 1 });
});
beforeEach(() => app.home());
after(async () => {
  await close();
  await site.stop();
});

const CONTROLS = new Set(["button", "radio", "switch", "slider", "textbox", "checkbox", "link"]);

// Everything in the tree is a control with a name, or news, or text.
async function isNamed(screen) {
  await app.calm();
  const inside = (await app.page.tree()).filter(
    ({ role }) => !["RootWebArea", "Canvas", "StaticText", "InlineTextBox", "generic", "none"].includes(role),
  );
  const nameless = inside.filter(({ role, name }) => CONTROLS.has(role) && !name.trim());
  assert.equal(
    nameless.length,
    0,
    `${nameless.length} of ${inside.length} controls of ${screen} have no name`,
  );
  const others = inside.filter(({ role }) => !CONTROLS.has(role) && role !== "status");
  assert.deepEqual(
    others.map(({ role, name }) => `${role} ${name}`),
    [],
    `other roles on ${screen}`,
  );
  assert.ok(
    inside.some(({ role }) => CONTROLS.has(role)),
    `controls on ${screen}`,
  );
}

const SCREENS = {
  home: async () => {},
  setup: () => app.setUp("Go"),
  library: () => app.act("Library"),
  players: () => app.act("Players"),
  settings: () => app.act("Settings"),
  about: async () => {
    await app.act("Settings");
    await app.act(/Licences and third-party/);
  },
  lessons: async () => {
    await app.setUp("Reversi");
    await app.act("Rules");
  },
  lesson: async () => {
    await app.setUp("Reversi");
    await app.act("Rules");
    await app.act(/Lesson/);
    await app.control(SQUARE);
  },
  play: () => app.begin("Checkers"),
  more: async () => {
    await app.begin("Checkers");
    await app.act("More");
    await app.control("Share and import");
  },
  record: async () => {
    await app.begin("Checkers");
    await app.act("More");
    await app.act("Share and import");
    await app.control("Copy");
  },
};
for (const [screen, go] of Object.entries(SCREENS)) {
  test(`every control has a name: ${screen}`, { timeout: 200_000 }, async () => {
    await go();
    await isNamed(screen);
  });
}

test("the squares are read row by row", async () => {
  await app.begin("Checkers");
  const names = [...(await app.squares()).keys()];
  const rows = [1, 2, 3, 4, 5, 6, 7, 8];
  const expected = rows.flatMap((row) => [..."ABCDEFGH"].map((column) => column + row));
  assert.deepEqual(names, expected);
});

test("the focus of a reader stays where it is when the screen is drawn anew", async () => {
  await app.setUp("Checkers");
  const node = await app.control("Watch", "radio");
  await app.page.act(node, "function () { this.focus(); this.click(); }");
  await app.control("Computer", "radio");
  await until(
    () =>
      app.run(
        () => document.activeElement?.ariaLabel === "Watch" && document.activeElement.ariaChecked === "true",
      ),
    "the focus on what was chosen",
  );
});

test("connect four is won by the tree alone", async () => {
  await app.begin("Connect Four");
  for (const column of "ABABABA") {
    await app.turnOfOffered((squares) => squares.find(({ name }) => name.startsWith(column)));
  }
  await app.heard(/^Red wins\. Four in a row\. 7 moves\./);
  await app.control("Rematch");
});

test("a whole game of checkers is played by the tree alone", { timeout: 900_000 }, async (t) => {
  await app.begin("Checkers");
  // Kings that take the first square that is offered would walk to and fro for ever.
  let choice = 1;
  const any = (squares) => {
    choice = (choice * 48271) % 2147483647;
    return squares[choice % squares.length];
  };
  let turns = 0;
  for (;;) {
    const news = await app.turnOfOffered(any);
    if (news === undefined || IS_OVER.test(news)) break;
    turns += 1;
    assert.ok(turns < 300, "the game ends");
  }
  const result = await app.heard(IS_OVER);
  t.diagnostic(`${turns} turns: ${result}`);
  await app.control("Rematch");
});

test("there are six games and the page wrote no error", async () => {
  for (const game of GAMES) await app.control(new RegExp(`^${game}, `));
  await app.close();
});
