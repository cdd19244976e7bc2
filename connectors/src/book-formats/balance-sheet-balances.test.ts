import { balancesInSheet } from "@tieout/core/book-mapping/balance-sheet-balances";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import fc from "fast-check";
import { expect, it } from "vitest";
import { reportOfTypes } from "./report-of-types.ts";

const parts = [
  ["Current Assets", 1],
  ["Fixed Assets", 1],
  ["Current Liabilities", -1],
  ["Long Term Liabilities", -1],
] as const;

const cents = fc.integer({ min: -90_000_000, max: 90_000_000 }).filter((amount) => amount !== 0);

const sheets = fc.record({
  accounts: fc.array(fc.record({ part: fc.nat({ max: 3 }), amount: cents }), {
    minLength: 1,
    maxLength: 30,
  }),
  netIncome: fc.integer({ min: -9_000_000, max: 9_000_000 }),
  isNumbered: fc.boolean(),
  hasTotals: fc.boolean(),
});

it("gives the balances of any balance sheet that balances, to the cent", () => {
  fc.assert(
    fc.property(sheets, ({ accounts, netIncome, isNumbered, hasTotals }) => {
      const named = accounts.map(({ part, amount }, i) => ({
        ...{ part: parts[part], amount, name: `Item ${letters(i)}` },
        label: `${isNumbered ? `${1000 + i} ` : ""}Item ${letters(i)}`,
      }));
      const debits = named.map(({ part, amount }) => (part?.[1] ?? 1) * amount);
      const retained = debits.reduce((sum, one) => sum + one, 0) - netIncome;
      const rows: (readonly [string, number?])[] = [
        ...parts.flatMap((part): (readonly [string, number?])[] => {
          const own = named.filter((one) => one.part === part);
          const sum = own.reduce((all, { amount }) => all + amount, 0);
          const lines = own.map(({ label, amount }) => [label, amount] as const);
          if (own.length === 0) return [];
          return [
            [part[0]],
            ...lines,
            ...(hasTotals ? ([[`Total ${part[0]}`, sum]] as const) : []),
          ];
        }),
        ["Equity"],
        ["Retained earnings", retained],
        ["Net Income", netIncome],
      ];

      const sheet = reportOfTypes(rows.map(rowOf), { digits: 2 });

      if (!sheet) throw new Error("It has sections");
      const { balances, difference, profit } = balancesInSheet(sheet, []);
      const expected = named.map(({ name }, i) => [name, debits[i]]);
      const kept = -(retained + netIncome);
      expect(difference).toBe(0);
      expect(profit).toBe(netIncome);
      expect(balances.map(({ account, amount }) => [account.name, amount])).toEqual([
        ...parts.flatMap((part) => expected.filter((_, i) => named[i]?.part === part)),
        ...(kept === 0 ? [] : [["Retained earnings", kept]]),
      ]);
    }),
    { numRuns: 60 },
  );
});

/** Names without digits: `Item ab`. */
const letters = (i: number) =>
  String.fromCharCode(97 + Math.floor(i / 26)) + String.fromCharCode(97 + (i % 26));

function rowOf([label, amount]: readonly [string, number?], i: number): SheetRow {
  const figure = amount === undefined ? undefined : (amount / 100).toFixed(2);
  return {
    number: i + 1,
    cells: [
      { kind: "text", text: label },
      ...(figure === undefined ? [] : [{ kind: "text", text: figure } as const]),
    ],
  };
}
