import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Ledger } from "../ledger/ledger.ts";
import { type NodeRef, refOf } from "../statement/layout.ts";
import { applyCommand, inverseOf } from "./apply-command.ts";
import type { Command } from "./command.ts";
import { beginEditing, edit, isDirty, undo } from "./edit-session.ts";
import { isEarnings, isLocked } from "./permissions.ts";
import { moveOf } from "./place-commands.ts";
import { applyTemplate, planTemplate } from "./plan-template.ts";
import { canonicalText, type Spread, standardSpread } from "./spread.ts";
import { spreadBooksOf } from "./spread-books.ts";
import { placedNodes } from "./spread-tree.ts";
import { extractTemplate, type Recognition } from "./template.ts";
import { booksOf, charts, intents, play, type spreadOf } from "./testing/random-edits.ts";
import { alder, yearEndLedger } from "./testing/year-end-ledger.ts";

const first = yearEndLedger("Alder", alder);
const template = extractTemplate(
  after(first, standardSpread(first.accounts), [
    moved(["account/1420"], "section/equity"),
    {
      do: "addSection",
      id: "debt",
      to: "section/liabilities",
      headerCaption: "Funded debt",
      footerCaption: "Total funded debt",
      side: "Credit",
    },
    moved(["account/2100", "account/2700"], "section/debt"),
    { do: "rename", node: "account/6030", part: "caption", text: "Owner compensation" },
  ]),
  chartOf(first),
);

describe("a template of one business on another's books", () => {
  const other = yearEndLedger("Birch", [
    ["1000", "Bank", "cash", 40],
    ["1420", "Due from owner", "other_current_asset", 10],
    ["2100", "Revolver", "short_term_debt", -20],
    ["2650", "Gift cards", "deferred_revenue", -3],
    ["2660", "Layaways", "deferred_revenue"],
    ["2700", "Customer deposits", "deferred_revenue", -30],
    ["3100", "Retained earnings", "retained_earnings"],
    ["4000", "Fees", "revenue", -5],
    ["9000", "Moving costs", "other_expense", 8],
  ]);
  const books = spreadBooksOf({ accrual: other });
  const standard = standardSpread(other.accounts);
  const plan = planTemplate(template, standard, books, chartOf(other));
  const flagged = (spread: Spread, ref: NodeRef) => {
    const node = placedNodes(spread).get(ref)?.node;
    return node?.node === "account" && node.flagged;
  };

  it("doesn't take a number alone for the same account: what is another's there stays, flagged", () => {
    expect(parentOf(plan.spread, "account/2700")).toBe("section/current-liabilities");
    expect(flagged(plan.spread, "account/2700")).toBe(true);
  });

  it("leaves unplaced, the largest first, what it has no place for, unless there are no figures", () => {
    expect(plan.unplaced).toEqual(["account/2700", "account/9000", "account/2650"]);
    expect(flagged(plan.spread, "account/2660")).toBeUndefined();
  });

  it("places by name, by number with an agreeing classification, and by classification", () => {
    expect(parentOf(plan.spread, "account/1420")).toBe("section/equity");
    expect(parentOf(plan.spread, "account/2100")).toBe("section/debt");
    expect(parentOf(plan.spread, "account/4000")).toBe("section/revenue");
    expect(plan.moved).toEqual([
      { account: "account/2100", from: "section/current-liabilities", to: "section/debt" },
      { account: "account/1420", from: "section/current-assets", to: "section/equity" },
    ]);
  });

  it("doesn't choose between two that are alike", () => {
    const twice = yearEndLedger("Cedar", [
      ["1", "Due from owner", "fixed_asset", 1],
      ["2", "Due from Owner", "fixed_asset", 2],
    ]);
    const chart = chartOf(twice);
    const { spread } = planTemplate(
      template,
      standardSpread(twice.accounts),
      spreadBooksOf({ accrual: twice }),
      chart,
    );
    expect(parentOf(spread, "account/1")).toBe("section/fixed-assets");
  });

  it("goes by what a person said an account is", () => {
    const said: Spread = { ...standard, classifications: { "2700": "long_term_debt" } };
    const { spread } = planTemplate(template, said, books, chartOf(other));
    expect(parentOf(spread, "account/2700")).toBe("section/debt");
  });

  it("moves nothing that is locked or retained", () => {
    expect(parentOf(plan.spread, "account/1000")).toBe("section/cash");
    expect(parentOf(plan.spread, "account/3100")).toBe("section/equity");
  });

  it("holds no account's name, number or caption", () => {
    const text = JSON.stringify(template);
    for (const { name, number } of first.accounts) {
      expect(text).not.toContain(name);
      expect(text).not.toContain(`"${number}"`);
    }
    expect(text).not.toContain("Owner compensation");
    expect(text).toContain("Funded debt");
  });

  it("puts what stood in a section that the template hasn't into its standard one, flagged", () => {
    const own = after(other, standard, [
      {
        do: "addSection",
        id: "relocation",
        to: "section/other-expense",
        headerCaption: "Relocation",
        footerCaption: "Total relocation",
        side: "Debit",
      },
      moved(["account/9000"], "section/relocation"),
    ]);
    const { spread } = planTemplate(template, own, books, chartOf(other));
    expect(parentOf(spread, "account/9000")).toBe("section/other-expense");
    expect(flagged(spread, "account/9000")).toBe(true);
  });

  it("is one edit, which one undo takes back (S-T27)", () => {
    const command = applyTemplate(plan, standard, { id: "t", version: 1, layoutHash: "" });
    const applied = edit(beginEditing(standard), [{ id: "e", group: "g", command }], books);
    if (applied.refused) throw new Error(applied.refused);
    expect([isDirty(applied.session), applied.session.spread]).toEqual([true, plan.spread]);

    const undone = undo(applied.session, "u", books);
    if (undone.refused) throw new Error(undone.refused);
    expect([isDirty(undone.session), undone.session.spread]).toEqual([false, standard]);
  });
});

describe("a template, over random charts and random edits", () => {
  const randomCharts = fc.tuple(charts, intents, charts, intents);
  const runs = { numRuns: 200 };

  it("keeps every account on one line of its statement, locked ones and earnings in place, and can be undone", () => {
    fc.assert(
      fc.property(randomCharts, ([chart, wanted, otherChart, otherWanted]) => {
        const source = play(chart, wanted, () => {}).spread;
        const { spread } = play(otherChart, otherWanted, () => {});
        const books = booksOf(otherChart);
        const plan = planTemplate(
          extractTemplate(source, randomChart(chart)),
          spread,
          books,
          randomChart(otherChart),
        );

        expect(statementsOf(plan.spread)).toEqual(statementsOf(spread));
        for (const [ref, placed] of placedNodes(spread)) {
          if (placed.node.node !== "account") continue;
          const there = placedNodes(plan.spread).get(ref);
          if (isLocked(placed)) expect(parentOf(plan.spread, ref)).toBe(parentOf(spread, ref));
          else expect(there && isLocked(there)).toBe(false);
          if (isEarnings(placed.node, books) && placed.type === "BalanceSheet") {
            const inEquity = (ancestors: readonly { readonly id: string }[] = []) =>
              ancestors.some(({ id }) => id === "equity");
            expect(inEquity(there?.ancestors)).toBe(inEquity(placed.ancestors));
          }
        }
        const command = applyTemplate(plan, spread, { id: "t", version: 1, layoutHash: "" });
        expect(applyCommand(spread, command, books)).toEqual({ spread: plan.spread });
        const undone = applyCommand(plan.spread, inverseOf(command), books);
        expect(canonicalText(undone.refused ?? undone.spread)).toBe(canonicalText(spread));
      }),
      runs,
    );
  });

  it("moves nothing on the spread that it was taken from", () => {
    fc.assert(
      fc.property(fc.tuple(charts, intents), ([chart, wanted]) => {
        const named = chart.map((account, i) => ({ ...account, name: `${i} ${account.name}` }));
        const { spread } = play(named, wanted, () => {});
        const recognition = randomChart(named);
        const taken = extractTemplate(spread, recognition);
        const plan = planTemplate(taken, spread, booksOf(named), recognition);
        expect([plan.moved, plan.unplaced]).toEqual([[], []]);
      }),
      runs,
    );
  });
});

/** Any one-way function does for a test. */
function mask(text: string): string {
  return String(
    [...text].reduce((sum, one) => (Math.imul(sum, 31) + (one.codePointAt(0) ?? 0)) | 0, 7),
  );
}

function chartOf({ accounts }: Ledger): Recognition {
  return { identity: (id) => accounts.find((account) => account.id === id), mask };
}

function randomChart(chart: Parameters<typeof spreadOf>[0]): Recognition {
  const byId = new Map(chart.map((account) => [account.id, account]));
  return {
    identity: (id) => {
      const account = byId.get(id);
      return account && { ...account, fullName: account.name };
    },
    mask,
  };
}

function moved(nodes: readonly NodeRef[], to: NodeRef) {
  return (spread: Spread): Command | undefined => moveOf(spread, nodes, { to });
}

function after(
  ledger: Ledger,
  spread: Spread,
  steps: readonly (Command | ((spread: Spread) => Command | undefined))[],
): Spread {
  const books = spreadBooksOf({ accrual: ledger });
  return steps.reduce((result, step, i) => {
    const command = typeof step === "function" ? step(result) : step;
    if (!command) throw new Error("Nothing is named");
    const done = edit(beginEditing(result), [{ id: String(i), group: "", command }], books);
    if (done.refused) throw new Error(done.refused);
    return done.session.spread;
  }, spread);
}

function parentOf(spread: Spread, ref: NodeRef): NodeRef | undefined {
  const parent = placedNodes(spread).get(ref)?.ancestors.at(-1);
  return parent && refOf(parent);
}

/** Each account with its statement; a second line of one would be seen. */
function statementsOf({ layouts }: Spread): string[] {
  const accounts = (nodes: Spread["layouts"]["BalanceSheet"]): string[] =>
    nodes.flatMap((node) =>
      node.node === "section" ? accounts(node.children) : node.node === "account" ? [node.id] : [],
    );
  return [
    ...accounts(layouts.BalanceSheet).map((id) => `BalanceSheet ${id}`),
    ...accounts(layouts.IncomeStatement).map((id) => `IncomeStatement ${id}`),
  ].toSorted();
}
