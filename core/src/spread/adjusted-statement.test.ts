import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBooks } from "../../golden/any-books.ts";
import { periodColumns, reportingPeriods } from "../calendar/fiscal-year.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { sum, toMinor } from "../money/money.ts";
import type { StatementType } from "../statement/layout.ts";
import { classifiedLedger } from "./adjusted-ledger.ts";
import { type AdjustedStatement, adjustedStatement } from "./adjusted-statement.ts";
import { type Adjustment, addBacksId, adjustmentFault } from "./adjustment.ts";
import { layoutOf, type Spread, statementTypes } from "./spread.ts";
import {
  december2024,
  entry,
  january2025,
  ledger,
  lines,
  spread,
  wagesOwed,
} from "./testing/adjusting.ts";
import { anyAdjustments } from "./testing/any-adjustments.ts";

describe("adjustedStatement", () => {
  it("moves an overdrawn account to debt, and leaves what was reported", () => {
    const { cellsOf } = adjusted("BalanceSheet", [
      entry({ id: "r", lines: lines(["1000", 20], ["2100", -20]) }),
    ]);

    expect(cellsOf("assets/footer")).toEqual([
      [772, 0, 772, []],
      [700, 20, 720, ["r"]],
    ]);
    expect(cellsOf("account/2100")).toEqual([
      [-200, 0, -200, []],
      [-130, -20, -150, ["r"]],
    ]);
    expect(cellsOf("equity/footer").map(([, adjustments]) => adjustments)).toEqual([0, 0]);
  });

  it("shows our own line for accrued wages, with the entry behind every figure that it moves", () => {
    const accrued = entry({
      id: "wages",
      kind: "Accrual",
      day: december2024,
      reversal: january2025,
      lines: lines(["6000", 15], [wagesOwed, -15]),
    });
    const balance = adjusted("BalanceSheet", [accrued]);
    const income = adjusted("IncomeStatement", [accrued]);

    expect(income.cellsOf("formula/net-income")).toEqual([
      [-272, 15, -257, ["wages"]],
      [22, -15, 7, ["wages"]],
    ]);
    expect(balance.cellsOf(`account/${wagesOwed}`)).toEqual([
      [0, -15, -15, ["wages"]],
      [0, 0, 0, []],
    ]);
    expect(balance.cellsOf("account/3100")).toEqual([
      [0, 0, 0, []],
      [-272, 15, -257, ["wages"]],
    ]);
    expect(balance.cellsOf("liabilities/footer").map(([, , total]) => total)).toEqual([-465, -400]);
    expect(balance.cellsOf("equity/footer").map(([, , total]) => total)).toEqual([-307, -300]);
  });

  it("adds back above our own line, and leaves net income and the balance sheet", () => {
    const addBack = entry({
      id: "owner",
      kind: "AddBack",
      lines: lines(["6030", -70], ["6800", -60], [addBacksId, 130]),
    });
    const { cellsOf } = adjusted("IncomeStatement", [addBack]);

    expect(cellsOf("formula/operating-income")[1]).toEqual([10, -130, -120, ["owner"]]);
    expect(cellsOf("formula/net-income")[1]).toEqual([22, 0, 22, []]);
    expect(
      adjusted("BalanceSheet", [addBack]).lines.flatMap(({ cells }) =>
        cells.filter(({ adjustments }) => adjustments !== 0),
      ),
    ).toEqual([]);
  });

  it("names two entries that cancel each other", () => {
    const there = entry({ id: "there" });
    const back = entry({ id: "back", lines: lines(["1000", -20], ["2100", 20]) });
    const { cellsOf } = adjusted("BalanceSheet", [there, back]);

    expect(cellsOf("account/1000")[1]).toEqual([-20, 0, -20, ["there", "back"]]);
  });

  it("shows no line of ours that no entry uses, and counts no draft", () => {
    const draft = entry({ status: "Draft", lines: lines(["1000", 15], [wagesOwed, -15]) });
    const { lines: shown, cellsOf } = adjusted("BalanceSheet", [draft]);

    expect(shown.map(({ item }) => item.accountId)).not.toContain(wagesOwed);
    expect(cellsOf("account/1000")[1]).toEqual([-20, 0, -20, []]);
  });

  it("holds in every cell of any books: reported + adjustments = adjusted, and the entries add up to it", () => {
    fc.assert(
      fc.property(
        anyBooks.chain(({ ledger }) => fc.tuple(fc.constant(ledger), anyAdjustments(ledger))),
        ([books, given]) => {
          for (const view of views(books, given.spread)) {
            const effects = new Map(
              given.spread.adjustments.map((one) => {
                const alone = { ...given.spread, adjustments: [one] };
                return [one.id, adjustedStatement({ ...view, spread: alone })];
              }),
            );
            const shown = adjustedStatement({ ...view, spread: given.spread });
            expect(shown.reported.lineItems.map(({ id }) => id)).toEqual(
              shown.adjusted.lineItems.map(({ id }) => id),
            );
            for (const { item, cells } of shown.lines) {
              for (const [column, cell] of cells.entries()) {
                expect(cell.adjusted - cell.reported).toBe(cell.adjustments);
                const moves = cell.adjustmentIds.map(
                  (id) => cellOf(effects.get(id), item.id, column)?.adjustments ?? toMinor(0),
                );
                expect(sum(moves)).toBe(cell.adjustments);
                expect(moves).not.toContain(0);
              }
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it("stays in balance, and equals what was reported without a confirmed entry", () => {
    fc.assert(
      fc.property(
        anyBooks.chain(({ ledger }) => fc.tuple(fc.constant(ledger), anyAdjustments(ledger))),
        ([books, { spread: given }]) => {
          const drafts = given.adjustments.map((one) => ({ ...one, status: "Draft" }) as const);
          for (const view of views(books, given)) {
            const { adjusted, reported } = adjustedStatement({ ...view, spread: given });
            const outermost = (one: typeof adjusted) =>
              one.lineItems.filter(
                ({ lineItemType, absoluteIndentationLevel }) =>
                  lineItemType === "SectionFooter" && absoluteIndentationLevel === 0,
              );
            if (adjusted.type === "BalanceSheet") {
              for (const column of adjusted.columns.keys()) {
                const totals = (one: typeof adjusted) =>
                  sum(outermost(one).flatMap(({ amounts }) => amounts?.[column] ?? []));
                expect(totals(adjusted)).toBe(totals(reported));
              }
            }
            const drafted = adjustedStatement({
              ...view,
              spread: { ...given, adjustments: drafts },
            });
            expect(drafted.adjusted.lineItems).toEqual(drafted.reported.lineItems);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it("only ever meets entries that may be posted in these laws", () => {
    fc.assert(
      fc.property(
        anyBooks.chain(({ ledger }) => fc.tuple(fc.constant(ledger), anyAdjustments(ledger))),
        ([books, { spread: given }]) => {
          const known = new Map(
            classifiedLedger(books, given).accounts.map(({ id, classification }) => [
              id,
              classification,
            ]),
          );
          for (const one of given.adjustments) {
            const fault = adjustmentFault(one, {
              classification: (id) => known.get(id),
              calendar: () => books,
            });
            expect(fault).toBeUndefined();
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

function* views(books: Ledger, given: Spread) {
  for (const type of statementTypes) {
    for (const reportingPeriod of reportingPeriods) {
      const columns = periodColumns(books, { reportingPeriod });
      yield { ledger: books, layout: layoutOf(given, type), reportingPeriod, columns };
    }
  }
}

function cellOf(shown: AdjustedStatement | undefined, lineId: string, column: number) {
  return shown?.lines.find(({ item }) => item.id === lineId)?.cells[column];
}

/** Figures of both fiscal years in whole dollars: reported, adjustments, adjusted, whose. */
function adjusted(type: StatementType, adjustments: readonly Adjustment[]) {
  const reportingPeriod = "FiscalYearsAndYTD";
  const shown = adjustedStatement({
    ledger,
    spread: { ...spread, adjustments },
    layout: layoutOf(spread, type),
    reportingPeriod,
    columns: periodColumns(ledger, { reportingPeriod }),
  });
  return {
    ...shown,
    cellsOf: (lineId: string) =>
      (shown.lines.find(({ item }) => item.id === lineId)?.cells ?? []).map(
        ({ reported, adjustments, adjusted, adjustmentIds }) =>
          [reported / 100, adjustments / 100, adjusted / 100, adjustmentIds] as const,
      ),
  };
}
