import { columnOf, fields, type Mapping, mappingFaults } from "@tieout/core/book-mapping/mapping";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { keptMapping } from "./kept-mapping.ts";

describe("guessMapping", () => {
  it("finds headings below a title, the columns, and the day", () => {
    const guess = guessMapping(
      rowsOf(`
Tidewater Marine Supply, LLC
Trial balance
As of September 30, 2025
Acct | Description                    | Type | Dr         | Cr        | Cls
1010 | Chesapeake operating checking  | Bank | 361,908.00 |           | MAIN
1250 | Allowance for doubtful accounts| A/R  |            | 31,800.00 | MAIN
2010 | Trade accounts payable         | A/P  |            | 541,067.00| MAIN`),
      { digits: 2 },
    );

    expect(used(guess.mapping)).toEqual({
      accountNumber: 0,
      accountName: 1,
      accountType: 2,
      debit: 3,
      credit: 4,
    });
    expect(guess).toMatchObject({ faults: [], asks: [], asOf: "2025-09-30" });
    expect(guess.mapping).toMatchObject({ kind: "trial-balance", headingRow: 4, decimal: "." });
  });

  it("reads headings in six languages", () => {
    const headings = [
      ["Cuenta | Nombre de cuenta | Debe | Haber", "57200001 | Bancos | 1.234,50 | "],
      ["Compte | Intitulé du compte | Débit | Crédit", "512000 | Banque | 1 234,50 | "],
      ["Kontonummer | Kontobezeichnung | Soll | Haben", "1200 | Bank | 1.234,50 | "],
      ["Kontonr. | Kontonamn | Debet | Kredit", "1930 | Checkräkning | 1 234,50 | "],
      ["Kontonr | Kontonavn | Debet | Kredit", "1920 | Bankinnskudd | 1 234,50 | "],
      ["Account no. | Account name | Debit | Credit", "1010 | Checking | 1,234.50 | "],
    ];

    for (const [heading, row] of headings) {
      const { mapping } = guessMapping(rowsOf(`${heading}\n${row}\n${row}`), { digits: 2 });
      expect([heading, used(mapping)]).toEqual([
        heading,
        { accountNumber: 0, accountName: 1, debit: 2, credit: 3 },
      ]);
    }
  });

  it("takes a column for each period, named by words, days and a row above", () => {
    const months = guessMapping(
      rowsOf(`
Account | Name | Jan 2025 | Feb 2025 | 31.03.2025
1010 | Bank | 10.00 | 20.00 | 30.00
4000 | Sales | -10.00 | -20.00 | -30.00`),
      { digits: 2 },
    );
    const pairs = guessMapping(
      rowsOf(`
        |      | Jan 2025 |        | Feb 2024 |
Account | Name | Debit    | Credit | Debit    | Credit
1010 | Bank | 10.00 |  | 20.00 |
4000 | Sales |  | 10.00 |  | 20.00`),
      { digits: 2 },
    );

    expect(months.mapping.columns.slice(2)).toEqual([
      { column: 2, field: "amount", why: "matched", end: "2025-01-31" },
      { column: 3, field: "amount", why: "matched", end: "2025-02-28" },
      { column: 4, field: "amount", why: "matched", end: "2025-03-31" },
    ]);
    expect(pairs.mapping.columns.slice(2)).toEqual([
      { column: 2, field: "debit", why: "matched", end: "2025-01-31" },
      { column: 3, field: "credit", why: "matched", end: "2025-01-31" },
      { column: 4, field: "debit", why: "matched", end: "2024-02-29" },
      { column: 5, field: "credit", why: "matched", end: "2024-02-29" },
    ]);
  });

  it("parts openings, movements and closings that a row above groups", () => {
    const { mapping } = guessMapping(
      rowsOf(`
     |      | Opening balance |      | Movement |      | Closing balance |
Code | Name | Debit | Credit | Debit | Credit | Debit | Credit
1010 | Bank | 5.00 |  | 10.00 | 1.00 | 14.00 |
4000 | Sales |  | 5.00 |  1.00 | 10.00 |  | 14.00`),
      { digits: 2 },
    );

    expect(used(mapping)).toEqual({
      accountNumber: 0,
      accountName: 1,
      openingDebit: 2,
      openingCredit: 3,
      debit: 4,
      credit: 5,
      closingDebit: 6,
      closingCredit: 7,
    });
    expect(mapping.figures).toBe("movements");
  });

  it("tells a general ledger by its days, and asks which way round they are", () => {
    const guess = guessMapping(
      rowsOf(`
Date | Num | Account | Description | Debit | Credit | Balance
01/02/2025 | 17 | 1010 Checking | Rent | | 5.00 | 5.00
03/02/2025 | 17 | 6100 Rent | Rent | 5.00 | | 5.00`),
      { digits: 2 },
    );

    expect(used(guess.mapping)).toEqual({
      date: 0,
      document: 1,
      account: 2,
      memo: 3,
      debit: 4,
      credit: 5,
      balance: 6,
    });
    expect(guess).toMatchObject({ mapping: { kind: "general-ledger" }, asks: ["day-order"] });
  });

  it("takes a column without a known heading for numbers of accounts before their names alone", () => {
    const numbersIn = (sheet: string) => {
      const { columns } = guessMapping(rowsOf(sheet), { digits: 2 }).mapping;
      return columns.find(({ field }) => field === "accountNumber")?.column;
    };

    expect(
      numbersIn("Key | Name | Balance\n160000 | Bank | 10.00\n300000 | Capital | -10.00"),
    ).toBe(0);
    expect(
      numbersIn("Name | Balance | Budget\nBank | 10.00 | 1200\nCapital | -10.00 | 1500"),
    ).toBeUndefined();
  });

  it("goes by what the cells hold where there are no headings, and tells a chart", () => {
    const bare = guessMapping(rowsOf("1010 | Bank | 10.00\n4000 | Sales | -10.00"), { digits: 2 });
    const chart = guessMapping(
      rowsOf("Account number | Account name | Type\n0010 | Bank | Bank\n0020 | Sales | Income"),
      { digits: 2 },
    );

    expect(used(bare.mapping)).toEqual({ accountNumber: 0, accountName: 1, amount: 2 });
    expect(bare).toMatchObject({ mapping: { headingRow: 0 }, asks: ["as-of"] });
    expect(chart.mapping.kind).toBe("chart");
    expect(used(chart.mapping)).toEqual({ accountNumber: 0, accountName: 1, accountType: 2 });
  });
});

describe("a ledger's days above its headings", () => {
  it("are the report's, and make no amounts of the columns below: Sage Intacct", () => {
    const rows = rowsOf(`
Company name: | Acme
Report name: | General Ledger report
Start date: | 01/01/2025
End date: | 12/31/2025
Posted dt. | Doc dt. | Doc | Memo/Description | Department | Location | Txn No | JNL | Debit | Credit | Balance
1000 - Checking (Balance forward As of 01/01/2025) | | | | | | | | | | 10.00
01/15/2025 | 01/15/2025 | 1001 | Cake | | 100 | 1 | AR | 2.50 | | 12.50
02/20/2025 | 02/20/2025 | 55 | Flour | | 100 | 2 | AP | | 1.00 | 11.50`);

    const { mapping, faults } = guessMapping(rows, { digits: 2 });

    expect(faults).toEqual([]);
    expect(used(mapping)).toMatchObject({ date: 0, debit: 8, credit: 9, balance: 10 });
    expect(used(mapping)).not.toHaveProperty("amount");
  });

  it("are no periods even in the row right above: no heading of a ledger's is dated", () => {
    const rows = rowsOf(`
Ledger | | January 2025 | |
Date | Account | Debit | Credit | Balance
2025-01-15 | Checking | 2.50 | | 2.50
2025-01-15 | Sales | | 2.50 | -2.50`);

    expect(guessMapping(rows, { digits: 2 }).mapping.columns.every(({ end }) => !end)).toBe(true);
  });
});

describe("mappingFaults", () => {
  it("names a field that two columns claim, and one that has none", () => {
    const mapping: Mapping = {
      ...aMapping,
      columns: [
        { column: 0, field: "accountName", why: "matched" },
        { column: 1, field: "debit", why: "matched" },
        { column: 2, field: "debit", why: "choice" },
      ],
    };

    expect(mappingFaults(mapping)).toEqual([
      { fault: "two-columns", field: "debit", columns: [1, 2] },
      { fault: "no-column", field: "credit" },
    ]);
  });
});

describe("keptMapping", () => {
  it("finds its headings again, and is refused when the columns are others", () => {
    const kept = { ...aMapping, headingRow: 2, headings: ["Acct", "Name", "Dr"] };

    expect(keptIn(kept, "Books\nMarch\nacct | Name | Dr\n1 | 2 | 3")).toEqual({
      ...kept,
      headingRow: 3,
    });
    expect(keptIn(kept, "Books\nAcct | Dr | Name\n1 | 2 | 3")).toBeUndefined();
    expect(keptIn({ ...kept, headingRow: 0 }, "Acct | Name | Dr")).toBeUndefined();
    expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    ["1.234,50", ","],
    ["1,234.50", "."],
    ["1234", ","],
  ])(
    "reads figures as they are written now, and as last time where they read both ways: %s",
    (figure, decimal) => {
      const columns = [{ column: 2, field: "debit", why: "choice" }] as const;
      const kept = {
        ...aMapping,
        headings: ["Acct", "Name", "Dr"],
        columns,
        decimal: ",",
      } as const;

      expect(keptIn(kept, `Acct | Name | Dr\n1 | Cash | ${figure}`)?.decimal).toBe(decimal);
    },
  );

  it("takes the days that this sheet says, and is refused where it says none", () => {
    const sheet = (title: string) => `${title}
Account | Jan | Feb | Mar
Cash | 1.00 | 2.00 | 3.00
Equity | -1.00 | -2.00 | -3.00`;
    const kept = guessMapping(rowsOf(sheet("Balances 2024")), { digits: 2 }).mapping;
    const ends = (title: string) => keptIn(kept, sheet(title))?.columns.map(({ end }) => end);

    expect(ends("Balances 2025")).toEqual([undefined, "2025-01-31", "2025-02-28", "2025-03-31"]);
    expect(ends("Balances")).toBeUndefined();
  });

  it("takes the span that this sheet's title says, and none where it says none", () => {
    const sheet = (title: string) => `${title}
Account | Opening | Debit | Credit
Cash | 1.00 | 2.00 |
Equity | -1.00 | | 2.00`;
    const kept = guessMapping(rowsOf(sheet("1 May 2025 to 31 May 2025")), { digits: 2 }).mapping;

    expect(keptIn(kept, sheet("1 June 2025 to 30 June 2025"))?.periodStart).toBe("2025-06-01");
    expect(keptIn(kept, sheet("As of 30 June 2025"))).not.toHaveProperty("periodStart");
  });
});

const keptIn = (kept: Mapping, sheet: string) => {
  const rows = rowsOf(sheet);
  return keptMapping(kept, rows, 2, guessMapping(rows, { digits: 2 }).mapping);
};

const aMapping: Mapping = {
  kind: "trial-balance",
  headingRow: 1,
  headings: [],
  columns: [],
  decimal: ".",
  dayOrder: "mdy",
  figures: "balances",
};

const used = (mapping: Mapping) =>
  Object.fromEntries(
    fields
      .map((field) => [field, columnOf(mapping, field)] as const)
      .filter(([, column]) => column !== undefined)
      .sort(([, one], [, another]) => (one ?? 0) - (another ?? 0)),
  );
