import { bookFile } from "@tieout/core/book-mapping/book-file";
import { withChart } from "@tieout/core/book-mapping/complete-chart";
import { accountTypesOf } from "@tieout/core/book-mapping/file-account-types";
import { type FileBooks, readAll } from "@tieout/core/book-mapping/file-books";
import { fileChecks } from "@tieout/core/book-mapping/file-checks";
import { canBeRead, chosenMapping } from "@tieout/core/book-mapping/file-choices";
import { findingsOf } from "@tieout/core/book-mapping/file-findings";
import { tableView } from "@tieout/core/book-mapping/table-view";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import { describe, expect, it } from "vitest";
import { chartReader } from "./chart-reader.ts";
import { guessMapping } from "./guess-mapping.ts";
import { ledgerReader } from "./ledger-reader.ts";
import { ledgerOf } from "./testing/read-books.ts";
import { trialBalanceReader } from "./trial-balance-reader.ts";

const sheet = rowsOf(`
Date       | Entry | Account | Debit | Credit
2025-11-03 | 1     | 1000    | 12.50 |
2025-11-03 | 1     | 4000    |       | 12.50
2025-12-18 | 2     | 1000    | 1O.00 |
2025-12-18 | 2     | 4000    |       | 10.00
`);

describe("a file that is looked at", () => {
  it("shows its columns with what they hold, and keeps what was matched apart from what was chosen", () => {
    const { mapping } = guessMapping(sheet, { digits: 2 });
    const chosen = chosenMapping(mapping, {
      columns: [
        ...mapping.columns.filter(({ field }) => field !== "voucher"),
        { column: 1, field: "memo" },
      ],
    });

    const { columns, preview } = tableView(sheet, chosen);

    expect(columns.map(({ letter, heading, field, why }) => [letter, heading, field, why])).toEqual(
      [
        ["A", "Date", "date", "matched"],
        ["B", "Entry", "memo", "choice"],
        ["C", "Account", "accountNumber", "matched"],
        ["D", "Debit", "debit", "matched"],
        ["E", "Credit", "credit", "matched"],
      ],
    );
    expect(columns[0]?.samples).toEqual(["2025-11-03", "2025-12-18"]);
    expect(preview[0]).toEqual({ row: 2, cells: ["2025-11-03", "1", "1000", "12.50", ""] });
    expect([canBeRead(chosen), canBeRead(chosenMapping(mapping, { columns: [] }))]).toEqual([
      true,
      false,
    ]);
  });

  it("is told of to the end of its last month, as far as that has come", () => {
    const upTo = (today: string) => bookFile(booksOf(), today as Day).periods?.upTo;

    expect([upTo("2025-12-31"), upTo("2025-12-20")]).toEqual(["2025-12-31", "2025-12-18"]);
  });

  it.each([
    { first: "2025-11-03", last: "2025-12-18", today: "2025-12-31", outcome: undefined },
    { first: "2006-01-01", last: "2026-12-31", today: "2025-12-31", outcome: undefined },
    { first: "2025-11-03", last: "2052-12-18", today: "2025-12-31", outcome: "Fail" },
    { first: "1952-11-03", last: "2025-12-18", today: "2025-12-31", outcome: "Fail" },
  ])(
    "says whether $first to $last is further than books run",
    ({ first, last, today, outcome }) => {
      const books = booksOf(
        rowsOf(`
Date     | Entry | Account | Debit | Credit
${first} | 1     | 1000    | 12.50 |
${first} | 1     | 4000    |       | 12.50
${last}  | 2     | 1000    | 10.00 |
${last}  | 2     | 4000    |       | 10.00
`),
      );
      const currency = { code: "USD", said: true };
      const findings = findingsOf(books, bookFile(books, today as Day), currency);

      expect([findings.oddSpan, findings.differs]).toEqual([outcome && true, false]);
      expect(
        fileChecks(findings, { accepted: false }).find(({ id }) => id === "file-span")?.outcome,
      ).toBe(outcome);
    },
  );

  it("that numbers its accounts alone says how many have no name, unless a chart beside it has them", () => {
    const charted = rowsOf("Account number | Account name\n1000 | Cash\n4000 | Sales");
    const chart = guessMapping(charted, { digits: 2 }).mapping;
    const { accounts } = readAll(chartReader(chart, { digits: 2 }), charted).books;
    const namelessIn = (books: FileBooks) => {
      const booked = bookFile(books, "2025-12-31" as Day);
      return findingsOf(books, booked, { code: "USD", said: true }).figures.nameless;
    };

    expect(namelessIn(booksOf())).toBe(2);
    expect(namelessIn(withChart(booksOf(), accounts))).toBeUndefined();
  });

  it("that differs says so in the checks of its record, and who has seen it", () => {
    const books = booksOf();
    const currency = { code: "USD", said: true };
    const findings = findingsOf(books, bookFile(books, "2025-12-31" as Day), currency);
    const differing = {
      agreed: 0,
      of: 1,
      expected: { minor: 1250, currency: "USD" },
      actual: { minor: 2250, currency: "USD" },
    };
    const said = (accepted: boolean) =>
      fileChecks(findings, { accepted })
        .filter(({ id }) => id === "file-debits-equal-credits" || id === "file-rows-read")
        .map(({ outcome, fact }) => [outcome, fact]);

    expect(findings).toMatchObject({
      figures: { debits: 1250, credits: 2250, difference: -1000 },
      rejectedCount: 1,
      rejectedBooks: 1,
      differs: true,
      rejected: [
        { row: 4, name: "1000", value: "1O.00", fault: "letter", start: 1, end: 2, column: 3 },
      ],
    });
    expect(said(false)).toEqual([
      ["Fail", { code: "file-differs", values: differing }],
      ["Fail", { code: "file-rows-unread", values: { rows: 1 } }],
    ]);
    expect(said(true)).toEqual([
      ["Fail", { code: "file-differs-accepted", values: differing }],
      ["Fail", { code: "file-rows-unread-accepted", values: { rows: 1 } }],
    ]);
  });

  it("misses nothing where headings, remarks and totals were left out, and shows these last", () => {
    const findings = (amount: string) => {
      const rows = rowsOf(`
As of 2025-12-31
Account | Debit | Credit
Assets | |
1000 Bank | 12.50 |
Total assets | 12.50 |
4000 Sales | | 10.00
4100 Services | | ${amount}
Accrual basis | |`);
      const { mapping, asOf } = guessMapping(rows, { digits: 2 });
      const { books } = readAll(
        trialBalanceReader(mapping, { digits: 2, ...(asOf && { asOf }) }),
        rows,
      );
      const booked = bookFile(books, "2025-12-31" as Day);
      return findingsOf(books, booked, { code: "USD", said: true });
    };

    const clean = findings("2.50");
    const spoiled = findings("2.5O");

    expect([clean.rejectedCount, clean.rejectedBooks, clean.differs]).toEqual([3, 0, false]);
    expect([spoiled.rejectedBooks, spoiled.differs]).toEqual([1, true]);
    expect(spoiled.rejected.map(({ row }) => row)).toEqual([7, 3, 5, 8]);
  });

  it("of openings and what was posted since isn't taken for one that was closed before its export", () => {
    const rows = rowsOf(`
As of 2025-12-31
Account | Name | Opening debit | Opening credit | Debit | Credit
1000 | Bank | 10.00 | | 12.50 |
2000 | Owner's equity | | 10.00 | |
4000 | Sales | | | | 12.50`);
    const { mapping, asOf } = guessMapping(rows, { digits: 2 });
    const reader = trialBalanceReader(mapping, { digits: 2, ...(asOf && { asOf }) });
    const { books } = readAll(reader, rows);

    expect(bookFile(books, "2026-01-31" as Day).closedDays).toEqual([]);
  });

  it("without openings isn't compared with total assets, which it only has in part", () => {
    const { books } = ledgerOf(`
Date | Entry no | Account | Name | Debit | Credit
2025-01-15 | 1 | 1000 | Cash in bank | 12.50 |
2025-01-15 | 1 | 4000 | Sales | | 12.50
2025-02-15 | 2 | 2000 | Accounts payable | 40.00 |
2025-02-15 | 2 | 1000 | Cash in bank | | 40.00`);
    const controlTotals = { netIncome: toMinor(1250), totalAssets: toMinor(9900) };
    const asked = { digits: 2, materialityBasisPoints: 100, controlTotals };

    expect(accountTypesOf(bookFile(books, "2025-03-31" as Day), asked)?.totals).toEqual({
      netIncome: 1250,
      from: "sender",
    });
  });
});

function booksOf(rows = sheet) {
  const { mapping } = guessMapping(rows, { digits: 2 });
  return readAll(ledgerReader(mapping, { digits: 2 }), rows).books;
}
