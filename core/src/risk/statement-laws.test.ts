import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBooks } from "../../golden/any-books.ts";
import { type Day, dayInMonth } from "../calendar/day.ts";
import { periodColumns } from "../calendar/fiscal-year.ts";
import { kindOf } from "../ledger/classify.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { buildLedger } from "../ledger/roll-forward.ts";
import { toMinor } from "../money/money.ts";
import { adjustedLedger } from "../spread/adjusted-ledger.ts";
import { applyCommand } from "../spread/apply-command.ts";
import type { Command } from "../spread/command.ts";
import { moveOf } from "../spread/place-commands.ts";
import { layoutOf, type Spread, statementTypes } from "../spread/spread.ts";
import { placedNodes } from "../spread/spread-tree.ts";
import { anyAdjustments } from "../spread/testing/any-adjustments.ts";
import { accountsOf, booksOf, charts, intents, play } from "../spread/testing/random-edits.ts";
import { buildStatement } from "../statement/build-statement.ts";
import { type NodeRef, refOf } from "../statement/layout.ts";
import { analyzeRisk } from "./analyze.ts";
import { type ReadStatements, readStatements, riskInputHash } from "./read-statements.ts";
import type { StatementAmount, StatementAmounts } from "./statement-feeds.ts";
import { adding, dallas, edited, moving } from "./testing/alder.ts";

const anyEdits = fc.tuple(charts.map(balanced), intents);
const runs = { numRuns: 100 };

describe("inputs of any books, however their statements were edited", () => {
  it("are the statements' own totals, and assets equal liabilities and equity", () => {
    fc.assert(
      fc.property(anyEdits, ([chart, wanted]) => {
        const { spread } = play(chart, wanted, () => undefined);
        holdsToStatements(ledgerOf(chart), spread);
      }),
      runs,
    );
  });

  it("are those of adjusted statements too, of any fiscal year", () => {
    fc.assert(
      fc.property(
        anyBooks.chain(({ ledger }) => fc.tuple(fc.constant(ledger), anyAdjustments(ledger))),
        ([ledger, { spread }]) => holdsToStatements(ledger, spread),
      ),
      runs,
    );
  });

  it("have the same hash after renaming, styling, sorting and hiding", () => {
    const still = new Set<Command["do"]>(["rename", "style", "side", "sort", "hide", "show"]);
    fc.assert(
      fc.property(anyEdits, ([chart, wanted]) => {
        const ledger = ledgerOf(chart);
        play(chart, wanted, (before, after, command) => {
          if (!still.has(command.do)) return;
          expect(hashOf(ledger, after)).toBe(hashOf(ledger, before));
        });
      }),
      runs,
    );
  });

  it("have the same hash after a line moves within its section", () => {
    fc.assert(
      fc.property(anyEdits, fc.nat(), fc.nat(), ([chart, wanted], line, place) => {
        const { spread } = play(chart, wanted, () => undefined);
        const lines = [...placedNodes(spread).values()].filter(
          ({ node }) => node.node === "account",
        );
        const placed = lines[line % lines.length];
        const section = placed?.ancestors.at(-1);
        const before = placed?.siblings[place % placed.siblings.length];
        if (!placed || !section || !before) return;
        const move = moveOf(spread, [refOf(placed.node)], {
          to: refOf(section),
          before: refOf(before),
        });
        const moved = move && applyCommand(spread, move, booksOf(chart));
        if (!moved || moved.refused !== undefined) return;

        const ledger = ledgerOf(chart);
        expect(hashOf(ledger, moved.spread)).toBe(hashOf(ledger, spread));
      }),
      runs,
    );
  });

  it("have the same current assets and liabilities after accounts move to an added section", () => {
    fc.assert(
      fc.property(
        charts.map(balanced),
        fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
        fc.constantFrom("assets", "liabilities"),
        (chart, picks, side) => {
          const ledger = ledgerOf(chart);
          const movable = movableIn(play(chart, [], () => undefined).spread, side);
          const moved = new Set(picks.flatMap((pick) => movable[pick % movable.length] ?? []));
          const section: NodeRef = "section/added";
          const after = edited(
            ledger,
            adding("added", `section/${side}`),
            ...(moved.size > 0 ? [moving(section, ...moved)] : []),
          );

          const [now, was] = [read(ledger, after), read(ledger, edited(ledger))];
          expect(now?.leading).toEqual(was?.leading);
        },
      ),
      runs,
    );
  });
});

/** Expects the inputs to equal the figures on the statements, where there is a line without an error. */
function holdsToStatements(ledger: Ledger, spread: Spread): void {
  const found = read(ledger, spread);
  const analysis = analyzeRisk({ ledger, spread }, dallas);
  if (!found) {
    expect(analysis.failed).toBe("no-full-fiscal-year");
    return;
  }
  const values = analysis.failed ? [] : analysis.outputs.map(({ value }) => value ?? 0);
  expect(values.filter((value) => !Number.isFinite(value))).toEqual([]);
  expect(found.imbalances).toEqual([]);

  const { inputs, shown } = found.leading;
  const known: StatementAmounts = { ...inputs.year, ...shown.year };
  const total = totalsAt(found.year.end, adjustedLedger(ledger, spread), spread);
  const differing = Object.entries(shownTotals).filter(([amount, [sign, line]]) => {
    const [read, seen] = [known[amount as StatementAmount], total(line)];
    return read !== undefined && seen !== undefined && read !== sign * seen;
  });
  expect(differing).toEqual([]);

  if (known.totalAssets === undefined || !standsOnlyInside(spread)) return;
  const { totalAssets, totalLiabilities = 0 } = known;
  expect(totalLiabilities).toBe(0 - (total("liabilities/footer") ?? 0));
  const unknown = total("unknown-type/footer") ?? 0;
  expect(totalAssets + unknown).toBe(totalLiabilities - (total("equity/footer") ?? 0));
}

const shownTotals = {
  totalAssets: [1, "assets/footer"],
  sales: [-1, "revenue/footer"],
  grossProfit: [-1, "formula/gross-profit"],
  operatingIncome: [-1, "formula/operating-income"],
  netIncome: [-1, "formula/net-income"],
} as const satisfies Partial<Record<StatementAmount, readonly [1 | -1, string]>>;

function totalsAt(end: Day, ledger: Ledger, spread: Spread): (line: string) => number | undefined {
  const reportingPeriod = "FiscalYearsAndYTD";
  const columns = periodColumns(ledger, { reportingPeriod }).filter((column) => column.end === end);
  const lines = statementTypes.flatMap((type) => {
    const layout = layoutOf(spread, type);
    return buildStatement({ ledger, layout, reportingPeriod, columns }).lineItems;
  });
  return (wanted) => lines.find(({ id }) => id === wanted)?.amounts?.[0];
}

type Chart = typeof charts extends fc.Arbitrary<infer Of> ? Of : never;

/** Books with retained earnings and an account that balances the others. */
function balanced(chart: Chart): Chart {
  const rest = -chart.reduce((total, { amount }) => total + amount, 0);
  const known = { name: "Ours", guessed: false } as const;
  return [
    ...chart,
    { ...known, id: "retained", classification: "retained_earnings", amount: 0 },
    { ...known, id: "rest", classification: "equity", amount: rest },
  ];
}

/** Posts each account's figure at the end of each of two years. */
function ledgerOf(chart: Chart): Ledger {
  const [first, second] = [dayInMonth(2024, 12, 31), dayInMonth(2025, 12, 31)];
  return buildLedger({
    legalName: "Any Books, LLC",
    currency: "USD",
    basis: "accrual",
    fiscalYearEnd: { month: 12, day: 31 },
    from: dayInMonth(2024, 1, 1),
    upTo: second,
    accounts: accountsOf(chart).map((account) => ({
      ...account,
      kind: kindOf(account.classification),
    })),
    openings: [],
    movements: [first, second].flatMap((end) =>
      chart.map(({ id: accountId, amount }) => ({
        ...{ accountId, end },
        debit: toMinor(Math.max(amount, 0)),
        credit: toMinor(Math.max(-amount, 0)),
      })),
    ),
  });
}

function read(ledger: Ledger, spread: Spread): ReadStatements | undefined {
  const found = readStatements({ ledger, spread });
  return found.failed ? undefined : found;
}

function hashOf(ledger: Ledger, spread: Spread): string | undefined {
  const found = read(ledger, spread);
  return found && riskInputHash(found, dallas);
}

function sectionsAround(spread: Spread, ref: NodeRef): NodeRef[] {
  return (
    placedNodes(spread)
      .get(ref)
      ?.ancestors.map(({ id }): NodeRef => `section/${id}`) ?? []
  );
}

function accountsWithin(spread: Spread, section: NodeRef): string[] {
  return [...placedNodes(spread).values()]
    .filter(({ node }) => node.node === "account")
    .filter(({ node }) => sectionsAround(spread, `account/${node.id}`).includes(section))
    .map(({ node }) => node.id);
}

function movableIn(spread: Spread, side: "assets" | "liabilities"): string[] {
  const locked = (["cash", "accounts-receivable", "accounts-payable"] as const).flatMap((id) =>
    accountsWithin(spread, `section/${id}`),
  );
  return accountsWithin(spread, `section/${side}`).filter((id) => !locked.includes(id));
}

/** Nothing is placed between Liabilities and Equity. */
function standsOnlyInside(spread: Spread): boolean {
  const all = accountsWithin(spread, "section/liabilities-and-equity");
  const inside = (["liabilities", "equity"] as const).flatMap((id) =>
    accountsWithin(spread, `section/${id}`),
  );
  return all.length === inside.length;
}
