import { describe, expect, it } from "vitest";
import { addBacksId, type OwnAccount } from "./adjustment.ts";
import {
  confirmCommands,
  type Entry,
  entryCommands,
  entryFault,
  ownClassifications,
  repeatedDays,
  usualReversal,
  withoutAddBacks,
} from "./adjustment-entry.ts";
import { applyCommand } from "./apply-command.ts";
import type { Spread } from "./spread.ts";
import { spreadBooksOf } from "./spread-books.ts";
import {
  december2024,
  december2025,
  entry,
  january2025,
  ledger,
  lines,
  standard,
} from "./testing/adjusting.ts";

const books = spreadBooksOf({ accrual: ledger });
const wages: OwnAccount = {
  id: "tieout:own:wages",
  name: "Accrued wages",
  classification: "accrued_payroll",
};

describe("an entry", () => {
  it("makes the accounts that it posts to, and no others, in the same group", () => {
    const accrual = anEntry({
      adjustment: entry({ kind: "Accrual", lines: lines(["6000", 15], [wages.id, -15]) }),
      newAccounts: [wages, { ...wages, id: "tieout:own:unused" }],
    });

    expect(entryFault(standard, accrual, books)).toBeUndefined();
    expect(entryCommands(standard, accrual, books).map((command) => command.do)).toEqual([
      "addOwnAccount",
      "adjust",
    ]);
    const { ownAccounts, adjustments } = posted(standard, accrual);
    expect(ownAccounts).toEqual([wages]);
    expect(adjustments).toEqual([accrual.adjustment]);
  });

  it("balances an add-back against our own line, which is made once", () => {
    const addBack = entry({ kind: "AddBack", lines: lines(["6030", -70], ["6800", -60]) });
    const once = posted(standard, anEntry({ adjustment: addBack }));
    const twice = posted(once, anEntry({ adjustment: { ...addBack, id: "b" } }));

    expect(once.adjustments[0]?.lines).toEqual(
      lines(["6030", -70], ["6800", -60], [addBacksId, 130]),
    );
    expect(withoutAddBacks(once.adjustments[0] ?? addBack)).toEqual(addBack.lines);
    expect(twice.ownAccounts).toEqual([
      { id: addBacksId, name: "Add-backs", classification: "other_expense" },
    ]);
    expect(
      entryFault(
        standard,
        anEntry({ adjustment: entry({ kind: "AddBack", lines: lines(["1000", 20]) }) }),
        books,
      ),
    ).toBe("not-income");
  });

  it("stands in place of the one that it replaces", () => {
    const before = posted(standard, anEntry({}));
    const [replaces] = before.adjustments;
    const adjustment = entry({ lines: lines(["1000", 30], ["2100", -30]) });
    const after = posted(before, anEntry({ adjustment, ...(replaces && { replaces }) }));

    expect(after.adjustments).toEqual([adjustment]);
  });

  it("recurs at the ends of months, quarters or years", () => {
    const year = repeatedDays(ledger, "Month", january2025, december2025);
    expect([year.length, year[0], year.at(-1)]).toEqual([12, january2025, december2025]);
    expect(repeatedDays(ledger, "Quarter", january2025, december2025)).toEqual([
      "2025-01-31",
      "2025-03-31",
      "2025-06-30",
      "2025-09-30",
      "2025-12-31",
    ]);
    const days = repeatedDays(ledger, "Year", december2024, december2025);
    const { adjustments } = posted(standard, anEntry({ days }));
    expect(adjustments.map(({ id, day, recurrenceId }) => [id, day, recurrenceId])).toEqual([
      ["a/1", "2024-12-31", "a"],
      ["a/2", "2025-12-31", "a"],
    ]);
  });

  it("reverses at the next cut where it reclassifies on the balance sheet", () => {
    const of = (id: string) => books.account(id)?.classification;
    const usual = (one: Parameters<typeof entry>[0]) => usualReversal(entry(one), of, ledger);

    expect(usual({ day: december2024 })).toBe(january2025);
    expect(usual({ day: december2025 })).toBeUndefined();
    expect(usual({ day: december2024, kind: "Accrual" })).toBeUndefined();
    const onIncome = lines(["6000", 1], ["6030", -1]);
    expect(usual({ day: december2024, lines: onIncome })).toBeUndefined();
  });

  it("counts once it's confirmed", () => {
    const draft = entry({ status: "Draft" });
    const drafted = posted(standard, anEntry({ adjustment: draft }));
    const confirmed = carriedOut(drafted, confirmCommands(drafted.adjustments));
    expect(confirmed.adjustments).toEqual([{ ...draft, status: "Confirmed" }]);
  });

  it("may use a line of ours of any kind that isn't locked", () => {
    expect(ownClassifications).toContain("accrued_payroll");
    for (const locked of ["cash", "ar", "ap", "retained_earnings", "non_posting"] as const) {
      expect(ownClassifications).not.toContain(locked);
    }
    for (const classification of ownClassifications) {
      const account = { ...wages, classification };
      const adjustment = entry({ lines: lines([wages.id, 1], ["1000", -1]), kind: "Accrual" });
      const { ownAccounts } = posted(standard, anEntry({ adjustment, newAccounts: [account] }));
      expect(ownAccounts).toEqual([account]);
    }
  });
});

function anEntry(over: Partial<Entry>): Entry {
  return { adjustment: entry({}), newAccounts: [], addBacksName: "Add-backs", ...over };
}

function posted(spread: Spread, one: Entry): Spread {
  return carriedOut(spread, entryCommands(spread, one, books));
}

function carriedOut(spread: Spread, commands: ReturnType<typeof entryCommands>): Spread {
  return commands.reduce((before, command) => {
    const applied = applyCommand(before, command, books);
    if (applied.refused) throw new Error(`${command.do}: ${applied.refused}`);
    return applied.spread;
  }, spread);
}
