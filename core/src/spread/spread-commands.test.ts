import { describe, expect, it } from "vitest";
import { dayInMonth } from "../calendar/day.ts";
import type { NodeRef } from "../statement/layout.ts";
import { applyCommand } from "./apply-command.ts";
import type { Command, CommandRefusal } from "./command.ts";
import { beginEditing, edit } from "./edit-session.ts";
import { after, books, childrenOf, editOf, moving, removed, standard } from "./testing/editing.ts";

const fiscalYear = { start: dayInMonth(2025, 1, 1), end: dayInMonth(2025, 12, 31) };

describe("a command is refused", () => {
  const refused: readonly [what: string, command: Command, why: CommandRefusal][] = [
    [
      "a line of cash that is to move (S-U90, S-V28)",
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
      "an account of known type that is to leave the totals",
      moving(["account/1420"], "section/unknown-type"),
      "only-unknown-types",
    ],
    [
      "a section of known types that is to leave the totals",
      moving(["section/inventory"], "section/unknown-type"),
      "only-unknown-types",
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

function unknownClass(node: NodeRef): Extract<Command, { do: "classify" }>["was"] {
  return { classification: "opex", said: false, place: { node, to: node } };
}
