import { describe, expect, it } from "vitest";
import { dayInMonth } from "../calendar/day.ts";
import { toMinor } from "../money/money.ts";
import type { NodeRef } from "../statement/layout.ts";
import type { Adjustment } from "./adjustment.ts";
import type { Command } from "./command.ts";
import { beginEditing, edit } from "./edit-session.ts";
import { moveOf } from "./place-commands.ts";
import { resetTo } from "./reset.ts";
import { type Spread, standardSpread } from "./spread.ts";
import { spreadBooksOf } from "./spread-books.ts";
import { placedNodes } from "./spread-tree.ts";
import { alder, yearEndLedger } from "./testing/year-end-ledger.ts";

const ledger = yearEndLedger("Alder", alder, ["6000"]);
const books = spreadBooksOf({ accrual: ledger });
const standard = standardSpread(ledger.accounts);
const owed = "tieout:own:accrued-wages";

const accrual: Adjustment = {
  id: "a1",
  kind: "Accrual",
  basis: "accrual",
  day: dayInMonth(2024, 12, 31),
  lines: [
    { accountId: "6000", amount: toMinor(1_500) },
    { accountId: owed, amount: toMinor(-1_500) },
  ],
  reason: "Wages of December",
  status: "Confirmed",
};
const ours: Command = {
  do: "addOwnAccount",
  account: { id: owed, name: "Accrued wages", classification: "accrued_payroll" },
  place: { node: `account/${owed}`, to: "section/liabilities" },
};

describe("a reset", () => {
  it("gives the standard layouts, number style and classifications back (S-T26)", () => {
    const edited = after(
      { do: "numberStyle", style: "Thousands", was: "Actuals" },
      { do: "rename", node: "account/1420", part: "caption", text: "Owner" },
      moving("account/2700", "section/equity"),
      {
        do: "classify",
        account: "account/6000",
        classification: "prepaid",
        said: true,
        place: { node: "account/6000", to: "section/current-assets" },
        was: {
          classification: "opex",
          said: false,
          place: { node: "account/6000", to: "section/x" },
        },
      },
    );

    expect(edited).not.toEqual(standard);
    expect(resetTo(standard, edited, books)).toEqual(standard);
  });

  it("keeps adjustments, and their accounts where they stand in a standard section", () => {
    const edited = after(ours, { do: "adjust", adjustment: accrual });
    const reset = resetTo(standard, edited, books);

    expect(reset).toEqual({ ...edited, layouts: reset.layouts });
    expect(parentOf(reset, `account/${owed}`)).toBe("liabilities");
  });

  it("puts an account of ours into its own standard section when the one it stood in goes", () => {
    const added: Command = {
      do: "addSection",
      id: "debt",
      to: "section/liabilities",
      headerCaption: "Debt",
      footerCaption: "Total debt",
      side: "Credit",
    };
    const edited = after(added, { ...ours, place: { ...ours.place, to: "section/debt" } });
    const reset = resetTo(standard, edited, books);

    const home = parentOf(standard, "account/2100");
    expect(parentOf(reset, `account/${owed}`)).toBe(home);
  });

  it("makes a draft of an adjustment that the standard classifications don't allow", () => {
    const said = { ...standard, classifications: { "6000": "prepaid" } } as const;
    const reclassified: Adjustment = {
      ...accrual,
      kind: "Reclassification",
      lines: [
        { accountId: "6000", amount: toMinor(100) },
        { accountId: "1420", amount: toMinor(-100) },
      ],
    };
    const reset = resetTo(standard, { ...said, adjustments: [reclassified] }, books);

    expect(reset.adjustments).toEqual([{ ...reclassified, status: "Draft" }]);
  });
});

describe("commands that no editor makes are refused", () => {
  it("an order that names a line twice and leaves one out", () => {
    const was: NodeRef[] = ["account/1410", "account/1420"];
    const accounts: NodeRef[] = ["account/1410", "account/1410", "account/1420"];
    const command: Command = { do: "order", section: "section/current-assets", accounts, was };

    expect(edit(beginEditing(standard), [editOf(command)], books).refused).toBe("accounts-differ");
  });

  it.each([
    [["account/2700", "account/2700"]],
    [["section/long-term-liabilities", "account/2700"]],
  ])("a restored section that takes %j", (children) => {
    const section = { node: "section", id: "debt", reportedAs: "Credit", children: [] } as const;
    const place = { node: "section/debt", to: "section/liabilities" } as const;
    const named = children as NodeRef[];
    const command: Command = {
      do: "restoreSection",
      restored: { section, place, children: named },
      from: "section/liabilities",
    };

    expect(edit(beginEditing(standard), [editOf(command)], books).refused).toBe("inside-itself");
  });

  it("accounts of ours without an end", () => {
    const many = Array.from({ length: 200 }, (_, i) => ({
      id: `tieout:own:${i}`,
      name: "Accrued wages",
      classification: "accrued_payroll" as const,
    }));
    const full = { ...standard, ownAccounts: many };

    expect(edit(beginEditing(full), [editOf(ours)], books).refused).toBe("too-many-adjustments");
  });
});

function editOf(command: Command) {
  return { id: "e", group: "g", command };
}

function after(...commands: readonly Command[]): Spread {
  const edited = edit(beginEditing(standard), commands.map(editOf), books);
  if (edited.refused) throw new Error(edited.refused);
  return edited.session.spread;
}

function moving(node: NodeRef, to: NodeRef): Command {
  const move = moveOf(standard, [node], { to });
  if (!move) throw new Error(`${node} can't be named`);
  return move;
}

function parentOf(spread: Spread, ref: NodeRef): string | undefined {
  return placedNodes(spread).get(ref)?.ancestors.at(-1)?.id;
}
