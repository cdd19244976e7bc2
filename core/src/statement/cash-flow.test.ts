import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBooks } from "../../golden/any-books.ts";
import { wholesaler, wholesalerFigures } from "../../golden/wholesaler.ts";
import { addDays } from "../calendar/day.ts";
import { periodColumns, type ReportingPeriod, reportingPeriods } from "../calendar/fiscal-year.ts";
import { classifications, type Ledger } from "../ledger/ledger.ts";
import { ledgerBalances, resultToDate } from "../ledger/ledger-balances.ts";
import { negate, sum, toMinor } from "../money/money.ts";
import { alder, yearEndLedger } from "../spread/testing/year-end-ledger.ts";
import { type CashFlowStatement, cashFlowRules, cashFlowStatement } from "./cash-flow.ts";

const alderBooks = yearEndLedger("Alder", alder);

describe("cashFlowStatement", () => {
  it("leads from net income to the change in cash (S-U78)", () => {
    const flow = flowOf(alderBooks);

    expect(dollarsOf(flow, 1)).toEqual({
      operating: {
        "net-income": -22,
        depreciation: 40,
        receivables: -58,
        prepaid: 0,
        "other-current-assets": -30,
        payables: 20,
        total: -50,
      },
      investing: { "fixed-assets": 0, "accumulated-depreciation": 0, total: 0 },
      financing: {
        "short-term-debt": -70,
        "long-term-debt": 0,
        equity: 0,
        "retained-earnings": 0,
        total: -70,
      },
    });
    expect([flow.opening[1], flow.change[1], flow.closing[1], flow.differences[1]]).toEqual([
      100_00, -120_00, -20_00, 0,
    ]);
  });

  it("doesn't know what a period without opening balances changed, only what was earned", () => {
    const flow = flowOf(alderBooks);

    expect(dollarsOf(flow, 0)).toEqual({
      operating: {
        "net-income": 272,
        depreciation: 40,
        receivables: undefined,
        prepaid: undefined,
        "other-current-assets": undefined,
        payables: undefined,
        total: undefined,
      },
      investing: {
        "fixed-assets": undefined,
        "accumulated-depreciation": undefined,
        total: undefined,
      },
      financing: {
        "short-term-debt": undefined,
        "long-term-debt": undefined,
        equity: undefined,
        "retained-earnings": undefined,
        total: undefined,
      },
    });
    expect([flow.opening[0], flow.change[0], flow.closing[0], flow.differences[0]]).toEqual([
      undefined,
      undefined,
      100_00,
      undefined,
    ]);
  });

  it("begins with the books' own opening balances", () => {
    const { sections, opening, change, closing, differences } = flowOf(wholesaler);
    const [netIncome] = sections[0]?.lines ?? [];
    const { closing: at } = ledgerBalances(wholesaler);
    const ends = Object.keys(wholesalerFigures) as (keyof typeof wholesalerFigures)[];

    expect(opening).toEqual([toMinor(100_000_00), ...closing.slice(0, -1)]);
    expect(closing).toEqual(
      ends.map((end) => at("1010", wholesaler.cuts.find((cut) => cut === end) ?? wholesaler.from)),
    );
    expect(change).toEqual(closing.map((amount, i) => amount - (opening[i] ?? 0)));
    expect(netIncome?.amounts).toEqual(ends.map((end) => -wholesalerFigures[end].netIncome));
    expect(differences).toEqual([0, 0, 0]);
  });

  it("lists accounts of unknown nature by themselves, and not under what they may be", () => {
    const guessed: Ledger = {
      ...alderBooks,
      accounts: alderBooks.accounts.map((account) => {
        if (account.id === "1420") return { ...account, confidence: 0.5 };
        return account.id === "2100" ? { ...account, classification: "non_posting" } : account;
      }),
    };

    const { sections, differences } = flowOf(guessed);

    expect(dollarsOf({ sections }, 1)).toMatchObject({
      unclassified: { "1420": -30, "2100": -70, total: -100 },
      operating: { total: -20 },
      financing: { total: 0 },
    });
    expect(dollarsOf({ sections }, 1).operating).not.toHaveProperty("other-current-assets");
    expect(differences[1]).toBe(0);
  });

  it("says by how much books out of balance don't prove", () => {
    const broken = {
      ...wholesaler,
      months: wholesaler.months.map((month) =>
        month.accountId === "4000" && month.end === wholesaler.cuts.at(-1)
          ? { ...month, credit: toMinor(month.credit + 7), closing: toMinor(month.closing - 7) }
          : month,
      ),
    };

    expect(flowOf(broken).differences).toEqual([0, 0, 7]);
  });

  it("takes every classification once, but for cash and what isn't posted to", () => {
    const rules = Object.values(cashFlowRules).flat();
    const times = (one: string, of: "adds" | "takes") =>
      rules.flatMap((rule) => rule[of].filter((other) => other === one)).length;

    const uncounted = classifications.filter(
      (one) => times(one, "takes") - times(one, "adds") !== 1,
    );

    expect(uncounted).toEqual(["cash", "non_posting", "unknown"]);
  });

  it("proves in every column, whatever the books", () => {
    fc.assert(
      fc.property(anyBooks, fc.constantFrom(...reportingPeriods), ({ ledger }, view) => {
        const { columns, opening, change, closing, differences, sections } = flowOf(ledger, view);
        const cash = ledger.accounts.filter(({ classification }) => classification === "cash");
        const balances = ledgerBalances(ledger);

        for (const [index, { start, end }] of columns.entries()) {
          expect(closing[index]).toBe(sum(cash.map(({ id }) => balances.closing(id, end))));
          if (change[index] === undefined) {
            expect([index, start]).toEqual([0, ledger.from]);
            continue;
          }
          expect(differences[index]).toBe(0);
          expect(sum(sections.flatMap(({ total }) => total[index] ?? []))).toBe(change[index]);
          if (start === ledger.from) continue;
          const eve = addDays(start, -1);
          expect(ledger.cuts).toContain(eve);
          expect(opening[index]).toBe(sum(cash.map(({ id }) => balances.closing(id, eve))));
        }
      }),
    );
  });

  it("earns what the year's income statement does, whatever the books", () => {
    fc.assert(
      fc.property(anyBooks, ({ ledger }) => {
        const { columns, sections } = flowOf(ledger);

        expect(sections[0]?.lines[0]?.amounts).toEqual(
          columns.map(({ end }) => negate(resultToDate(ledger, end))),
        );
      }),
    );
  });
});

function flowOf(
  ledger: Ledger,
  reportingPeriod: ReportingPeriod = "FiscalYearsAndYTD",
): CashFlowStatement {
  const columns = periodColumns(ledger, { reportingPeriod });
  return cashFlowStatement({ ledger, reportingPeriod, columns });
}

/** By section and line, of one column. */
function dollarsOf({ sections }: Pick<CashFlowStatement, "sections">, column: number) {
  const dollars = (amount: number | undefined) => amount && amount / 100;
  return Object.fromEntries(
    sections.map(({ id, lines, total }) => [
      id,
      {
        ...Object.fromEntries(
          lines.map((line) => [
            line.kind === "rule" ? line.rule.id : line.account.id,
            dollars(line.amounts[column]),
          ]),
        ),
        total: dollars(total[column]),
      },
    ]),
  );
}
