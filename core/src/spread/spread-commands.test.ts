import { describe, expect, it } from "vitest";
import { dayInMonth } from "../calendar/day.ts";
import { type NodeRef, refOf } from "../statement/layout.ts";
import { applyCommand } from "./apply-command.ts";
import type { Command, CommandRefusal } from "./command.ts";
import { beginEditing, type Edit, type EditSession, edit, isDirty, undo } from "./edit-session.ts";
import { moveOf } from "./place-commands.ts";
import { type Choice, replay } from "./replay.ts";
import { type Spread, standardSpread } from "./spread.ts";
import { spreadBooksOf } from "./spread-books.ts";
import { placedNodes } from "./spread-tree.ts";
import { yearEndLedger } from "./testing/year-end-ledger.ts";

/** 1430 never held or moved anything; 1410 was used up. */
const ledger = yearEndLedger(
  "Alder",
  [
    ["1000", "Checking", "cash"],
    ["1200", "Receivables", "ar"],
    ["1410", "Prepaid", "prepaid", 12, 0],
    ["1420", "Due from owner", "other_current_asset", 80, 92],
    ["1430", "Deposits", "other_current_asset"],
    ["2100", "Line of credit", "short_term_debt"],
    ["2700", "Shareholder loan", "long_term_debt"],
    ["3100", "Retained earnings", "retained_earnings"],
    ["4000", "Sales", "revenue"],
    ["6800", "Settlement", "opex"],
  ],
  ["6800"],
);
const fiscalYear = { start: dayInMonth(2025, 1, 1), end: dayInMonth(2025, 12, 31) };
const books = spreadBooksOf({ accrual: ledger });
const standard = standardSpread(ledger.accounts);

describe("a command is refused", () => {
  const refused: readonly [what: string, command: Command, why: CommandRefusal][] = [
    [
      "a line of cash that is to move (S-U90)",
      moving(["account/1000"], "section/equity"),
      "locked",
    ],
    [
      "a line that is to move into receivables",
      moving(["account/1410"], "section/accounts-receivable"),
      "locked",
    ],
    [
      "current assets, with cash in them, that are to leave assets",
      moving(["section/current-assets"], "section/liabilities"),
      "locked",
    ],
    [
      "an outermost section that is to move",
      { do: "move", places: [{ node: "section/assets", to: "section/equity" }], was: [] },
      "outermost",
    ],
    [
      "a result that is to move",
      { do: "move", places: [{ node: "formula/net-income", to: "section/revenue" }], was: [] },
      "unknown-node",
    ],
    [
      "a line that is to leave its statement",
      moving(["account/6800"], "section/equity"),
      "other-statement",
    ],
    [
      "retained earnings that are to leave equity",
      moving(["account/3100"], "section/liabilities"),
      "earnings-stay-in-equity",
    ],
    [
      "equity, with retained earnings in it, that is to leave its place",
      moving(["section/equity"], "section/liabilities"),
      "earnings-stay-in-equity",
    ],
    [
      "a section that is to stand inside itself",
      moving(["section/liabilities"], "section/long-term-liabilities"),
      "inside-itself",
    ],
    [
      "a caption of blanks alone",
      { do: "rename", node: "account/1420", part: "caption", text: "  " },
      "unsafe-text",
    ],
    [
      "a caption with markup (D-59)",
      { do: "rename", node: "account/1420", part: "caption", text: "<b>Due</b>" },
      "unsafe-text",
    ],
    [
      "a caption of 201 characters",
      { do: "rename", node: "account/1420", part: "caption", text: "x".repeat(201) },
      "unsafe-text",
    ],
    [
      "a header of an account",
      { do: "rename", node: "account/1420", part: "header", text: "Due" },
      "unknown-node",
    ],
    [
      "the caption of a line of cash",
      { do: "rename", node: "account/1000", part: "caption", text: "Bank" },
      "locked",
    ],
    [
      "the side of an outermost section",
      { do: "side", section: "section/assets", side: "Credit", was: "Debit" },
      "outermost",
    ],
    [
      "a line that held something at a cut of a basis, though it shows nothing now",
      { do: "hide", account: "account/1410" },
      "not-zero",
    ],
    [
      "the line of current earnings that is to go",
      { do: "hide", account: "account/current-earnings" },
      "earnings-stay-in-equity",
    ],
    [
      "a type that the package itself said",
      {
        do: "classify",
        account: "account/1420",
        classification: "opex",
        said: true,
        place: { node: "account/1420", to: "section/operating-expenses" },
        was: unknownClass("account/1420"),
      },
      "classified-by-source",
    ],
    [
      "a type on the other statement than its place",
      {
        do: "classify",
        account: "account/6800",
        classification: "equity",
        said: true,
        place: { node: "account/6800", to: "section/operating-expenses" },
        was: unknownClass("account/6800"),
      },
      "other-statement",
    ],
    [
      "a section that has a name already",
      {
        do: "addSection",
        id: "equity",
        to: "section/assets",
        headerCaption: "A",
        footerCaption: "B",
        side: "Debit",
      },
      "id-taken",
    ],
    [
      "an account accepted that nothing was asked of",
      { do: "accept", accounts: ["account/1420"] },
      "not-flagged",
    ],
  ];

  it.each(refused)("%s", (_, command, why) => {
    expect(edit(beginEditing(standard), [editOf(command)], books).refused).toBe(why);
  });

  it("a section with lines, until it is said where they go (S-U93)", () => {
    const command: Command = {
      do: "removeSection",
      section: "section/fixed-assets",
      was: removed(),
    };
    const filled = after(standard, moving(["account/1420"], "section/fixed-assets"));

    expect(edit(beginEditing(filled), [editOf(command)], books).refused).toBe("not-empty");
    expect(after(standard, command)).not.toBe(standard);
  });

  it("a command whose `was` isn't what stands", () => {
    const command: Command = { do: "numberStyle", style: "Thousands", was: "Thousands" };
    expect(applyCommand(standard, command, books)).toEqual({ refused: "changed-meanwhile" });
  });

  it("sections deeper than twelve", () => {
    let spread = standard;
    let parent: NodeRef = "section/assets";
    const add = (id: string): Command => ({
      do: "addSection",
      id,
      to: parent,
      headerCaption: id,
      footerCaption: id,
      side: "Debit",
    });
    for (let depth = 2; depth <= 12; depth++) {
      spread = after(spread, add(`s${depth}`));
      parent = `section/s${depth}`;
    }
    expect(edit(beginEditing(spread), [editOf(add("deeper"))], books).refused).toBe("too-deep");
  });
});

describe("lines are sorted once, and parts keep their places", () => {
  const wanted = (order: Extract<Command, { do: "sort" }>["order"]) =>
    childrenOf(
      after(standard, { do: "sort", section: "section/current-assets", order, was: [] }),
      "section/current-assets",
    );
  const parts = ["section/cash", "section/accounts-receivable", "section/inventory"];

  it("by account number, then caption (S-U87)", () => {
    const renumbered = after(standard, moving(["account/1410"], "section/current-assets"));
    const sorted = after(renumbered, {
      do: "sort",
      section: "section/current-assets",
      order: { by: "AccountNumberThenCaptionText" },
      was: [],
    });
    expect(childrenOf(renumbered, "section/current-assets").at(-1)).toBe("account/1410");
    expect(childrenOf(sorted, "section/current-assets")).toEqual([
      ...parts,
      "account/1410",
      "account/1420",
      "account/1430",
    ]);
  });

  it("by caption (S-U88)", () => {
    expect(wanted({ by: "CaptionText" })).toEqual([
      ...parts,
      "account/1430",
      "account/1420",
      "account/1410",
    ]);
  });

  it("by amount, the largest first (S-U89)", () => {
    expect(
      wanted({
        by: "AmountDescending",
        period: { basis: "accrual", ...fiscalYear },
      }),
    ).toEqual([...parts, "account/1420", "account/1410", "account/1430"]);
  });
});

describe("what somebody else has saved meanwhile", () => {
  const theirs = after(standard, moving(["account/2700"], "section/equity"));
  const mine = session([
    { do: "rename", node: "account/2700", part: "caption", text: "Owner's loan" },
    moving(["account/2700"], "section/current-liabilities"),
    moving(["account/6800"], "section/other-expense"),
  ]);

  it("is asked once, about where the line stands; the rest is done again", () => {
    const { questions, edits, lost, spread } = replay(theirs, mine.pending, books);

    expect(questions.map(({ edit: { command } }) => command.do)).toEqual(["move"]);
    expect(lost).toEqual([]);
    expect(edits.map(({ command }) => command.do)).toEqual(["rename", "move"]);
    expect(parentOf(spread, "account/2700")).toBe("section/equity");
    expect(parentOf(spread, "account/6800")).toBe("section/other-expense");
  });

  it.each<[Choice, NodeRef]>([
    ["mine", "section/current-liabilities"],
    ["theirs", "section/equity"],
  ])("is overwritten or kept as chosen: %s", (choice, parent) => {
    const id = mine.pending[1]?.id ?? "";
    const { questions, spread } = replay(theirs, mine.pending, books, new Map([[id, choice]]));

    expect(questions).toEqual([]);
    expect(parentOf(spread, "account/2700")).toBe(parent);
  });

  it("isn't asked where both wanted the same", () => {
    const { questions, edits } = replay(mine.spread, mine.pending, books);
    expect([questions, edits]).toEqual([[], []]);
  });

  it("puts a line at the end of its section where what it stood before is gone", () => {
    const before = moveOf(standard, ["account/1410"], {
      to: "section/fixed-assets",
      before: "account/1420",
    });
    const gone = after(standard, moving(["account/1420"], "section/other-assets"));
    const { spread, questions } = replay(gone, before ? [editOf(before)] : [], books);

    expect(questions).toEqual([]);
    expect(childrenOf(spread, "section/fixed-assets")).toEqual(["account/1410"]);
  });

  it("names an edit that can't be repeated, because its section is gone", () => {
    const added = session([
      {
        do: "addSection",
        id: "debt",
        to: "section/long-term-liabilities",
        headerCaption: "Debt",
        footerCaption: "Total debt",
        side: "Credit",
      },
    ]);
    const without = after(standard, {
      do: "removeSection",
      section: "section/long-term-liabilities",
      to: "section/liabilities",
      was: removed(),
    });
    expect(replay(without, added.pending, books).lost).toMatchObject([{ refused: "unknown-node" }]);
  });
});

describe("undo", () => {
  it("takes a whole group back at once, and leaves the spread clean", () => {
    const done = edit(
      beginEditing(standard),
      [
        { ...editOf(moving(["account/1410"], "section/fixed-assets")), group: "one" },
        {
          ...editOf({ do: "rename", node: "account/1410", part: "caption", text: "Prepaid rent" }),
          group: "one",
        },
      ],
      books,
    );
    if (done.refused) throw new Error(done.refused);
    expect(isDirty(done.session)).toBe(true);

    const undone = undo(done.session, "undo", books);
    if (undone.refused) throw new Error(undone.refused);
    expect([isDirty(undone.session), undone.session.pending]).toEqual([false, []]);
  });
});

function moving(nodes: readonly NodeRef[], to: NodeRef): Command {
  const move = moveOf(standard, nodes, { to });
  if (!move) throw new Error(`${nodes.join()} can't be named`);
  return move;
}

function unknownClass(node: NodeRef): Extract<Command, { do: "classify" }>["was"] {
  return { classification: "opex", said: false, place: { node, to: node } };
}

function removed(): Extract<Command, { do: "removeSection" }>["was"] {
  const section = { node: "section", id: "", reportedAs: "Debit", children: [] } as const;
  return { section, place: { node: "section/", to: "section/" }, children: [] };
}

let made = 0;
function editOf(command: Command): Edit {
  const id = String(made++);
  return { id, group: id, command };
}

function session(commands: readonly Command[]): EditSession {
  return commands.reduce((so, command) => {
    const edited = edit(so, [editOf(command)], books);
    if (edited.refused) throw new Error(edited.refused);
    return edited.session;
  }, beginEditing(standard));
}

function after(spread: Spread, command: Command): Spread {
  const edited = edit(beginEditing(spread), [editOf(command)], books);
  if (edited.refused) throw new Error(edited.refused);
  return edited.session.spread;
}

function childrenOf(spread: Spread, section: NodeRef): NodeRef[] {
  const node = placedNodes(spread).get(section)?.node;
  return node?.node === "section" ? node.children.map(refOf) : [];
}

function parentOf(spread: Spread, ref: NodeRef): NodeRef | undefined {
  const parent = placedNodes(spread).get(ref)?.ancestors.at(-1);
  return parent && refOf(parent);
}
