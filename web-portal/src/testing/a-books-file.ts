import type { components } from "@tieout/openapi/borrower";

type FileImport = components["schemas"]["FileImport"];
type Column = components["schemas"]["FileImportColumn"];
type AccountTypes = components["schemas"]["FileAccountTypes"];
type TypedAccount = components["schemas"]["TypedAccount"];

export const fileImportId = "5a0e6c1e-8d1b-4a34-9c69-3f2f0c3b7a11";

const column = (at: number, heading: string, sample: string, field?: Column["field"]): Column => ({
  column: at,
  letter: "ABCDEF".charAt(at),
  heading,
  samples: [sample],
  ...(field !== undefined && { field, why: "matched" }),
});

export const aBooksFile = (over: Partial<FileImport> = {}): FileImport => ({
  id: fileImportId,
  version: 1,
  state: "read",
  fileName: "Trial balance Sep 2025.xlsx",
  bytes: 24_100,
  uploadTime: "2025-10-14T13:31:00Z",
  kind: "trial-balance",
  remembered: false,
  sheets: [{ sheet: 0, name: "TB", kind: "trial-balance" }],
  table: {
    sheet: 0,
    kind: "trial-balance",
    headingRow: 4,
    columns: [
      column(0, "Acct", "1010", "accountNumber"),
      column(1, "Description", "Chesapeake operating checking", "accountName"),
      column(2, "Type", "Bank", "accountType"),
      column(3, "Dr", "361,908.00", "debit"),
      column(4, "Cr", "541,067.00", "credit"),
      column(5, "Cls", "MAIN"),
    ],
    decimal: ".",
    dayOrder: "mdy",
    figures: "balances",
    faults: [],
    rowCount: 186,
    preview: [
      {
        row: 5,
        cells: ["1010", "Chesapeake operating checking", "Bank", "361,908.00", "", "MAIN"],
      },
      { row: 6, cells: ["2010", "Trade accounts payable", "A/P", "", "541,067.00", "MAIN"] },
    ],
  },
  asks: ["currency"],
  asOf: "2025-09-30",
  from: "2025-01-01",
  upTo: "2025-09-30",
  fiscalYearEnd: { month: 12, day: 31, said: false },
  currency: { code: "USD", said: false },
  figures: {
    ...{ accounts: 180, lines: 0, debits: 987_420_600, credits: 987_420_600, difference: 0 },
    ...{ digits: 2, guessedTypes: 0 },
  },
  tieOut: {
    ...{ agreed: 4, notCheckable: 1, total: 5 },
    checks: [
      { id: "debits-equal-credits", outcome: "agrees", agreed: 1, of: 1, differences: [] },
      {
        ...({ id: "assets-equal-liabilities-and-equity", outcome: "agrees" } as const),
        ...{ agreed: 1, of: 1, amount: 312_366_400, differences: [] },
      },
      { id: "accounts-once", outcome: "agrees", agreed: 180, of: 180, differences: [] },
      { id: "accounts-typed", outcome: "agrees", agreed: 180, of: 180, differences: [] },
      { id: "own-totals", outcome: "not-checkable", agreed: 0, of: 0, differences: [] },
    ],
  },
  rejectedCount: 0,
  rejected: [],
  readyToSend: true,
  differs: false,
  ...over,
});

/** French entries in which a customer is owed. They tie out all the same. */
export const aFecFile = () => {
  const { table: _, sheets: __, asOf: ___, ...file } = aBooksFile();
  return {
    ...{ ...file, fileName: "732829320FEC20250930.txt", kind: "fec" as const, asks: [] },
    encoding: "iso-8859-15",
    tieOut: {
      ...{ agreed: 2, notCheckable: 0, total: 3 },
      checks: [
        {
          ...({ id: "debits-equal-credits", outcome: "agrees" } as const),
          ...{ agreed: 1, of: 1, differences: [] },
        },
        {
          ...({ id: "vouchers-balance", outcome: "agrees" } as const),
          ...{ agreed: 2_184, of: 2_184, differences: [] },
        },
        {
          ...({ id: "partners-on-side", outcome: "differs" } as const),
          ...{ agreed: 61, of: 62 },
          differences: [
            {
              ...{ expected: 0, actual: -1_240_000 },
              ...{ accountId: "411BERGER", accountName: "Chantier naval Berger SARL" },
            },
          ],
        },
      ],
    },
  };
};

/** One amount has a letter in it. */
export const aDifferingFile = () =>
  aBooksFile({
    figures: {
      ...{ accounts: 179, lines: 0, debits: 987_296_600, credits: 987_420_600 },
      ...{ difference: -124_000, digits: 2, guessedTypes: 0 },
    },
    tieOut: {
      ...{ agreed: 2, notCheckable: 1, total: 4 },
      checks: [
        {
          ...{ id: "debits-equal-credits", outcome: "differs", agreed: 0, of: 1 },
          differences: [{ expected: 987_296_600, actual: 987_420_600, end: "2025-09-30" }],
        },
        { id: "accounts-once", outcome: "agrees", agreed: 179, of: 179, differences: [] },
        { id: "accounts-typed", outcome: "agrees", agreed: 179, of: 179, differences: [] },
        { id: "own-totals", outcome: "not-checkable", agreed: 0, of: 0, differences: [] },
      ],
    },
    rejectedCount: 2,
    rejected: [
      {
        ...{ row: 47, name: "1415 Security deposits", value: "1,24O.00", column: 3 },
        ...({ fault: "letter", start: 4, end: 5 } as const),
      },
      { row: 186, name: "Total", value: "Total", fault: "total" },
    ],
    differs: true,
  });

type Openings = components["schemas"]["FileOpenings"];

/** Entries of a year, without what the accounts held before. */
export const aFileWithoutOpenings = (over: Partial<Openings> = {}) => {
  const { table: _, sheets: __, asOf: ___, ...file } = aBooksFile();
  const openings: Openings = {
    ...{ on: "2024-12-31", from: "none", digits: 2 },
    accounts: [
      { accountId: "1010", number: "1010", name: "Checking", accountClass: "cash" },
      { accountId: "1100", number: "1100", name: "Receivables", accountClass: "ar" },
    ],
    oldItems: [],
    ...over,
  };
  return {
    ...file,
    ...{ fileName: "732829320FEC20250930.txt", kind: "fec" as const, asks: [], openings },
  };
};

export const aSieFile = () => {
  const { table: _, sheets: __, asOf: ___, ...file } = aBooksFile();
  return { ...file, fileName: "books.se", kind: "sie" as const, encoding: "cp437", asks: [] };
};

const typed = (
  [number, name]: readonly [string, string],
  balance: number,
  guess: Pick<TypedAccount, "accountClass" | "sureness"> & Partial<TypedAccount>,
): TypedAccount => ({
  ...{ id: number, number, name, under: [], balance, from: "guess" as const },
  ...guess,
});

const cost = { accountClass: "opex", side: "expense", sureness: "unsure" } as const;

/** A chart without types, of which a run of costs, an unclear account and one that nobody knows are asked. */
export const unsaidTypes = (over: Partial<AccountTypes> = {}): AccountTypes => ({
  on: "2025-09-30",
  digits: 2,
  accounts: [
    typed(["1010", "Chesapeake operating checking"], 361_908_00, {
      ...{ accountClass: "cash", side: "asset", sureness: "likely" },
    }),
    typed(["1900", "Clearing"], 84_000_00, {
      ...{ accountClass: "other_current_asset", side: "asset", sureness: "unsure" },
      under: ["Other"],
    }),
    typed(["6100", "Yard"], 52_110_00, cost),
    typed(["6140", "Slipway"], 21_400_00, cost),
    typed(["6190", "Hoist"], 10_700_00, cost),
    typed(["9900", "Sundry 7"], -60_118_00, {
      ...{ accountClass: "unknown", sureness: "unknown" },
    }),
    typed(["9910", "Sundry 8"], 12_00, {
      ...{ accountClass: "opex", side: "expense", sureness: "unsure" },
    }),
  ],
  known: {
    ...{ netIncome: 210_000_00, totalAssets: 1_204_000_00 },
    ...{ revenue: 900_000_00, liabilities: 640_000_00 },
  },
  proof: { result: "not-searched" },
  materiality: 16_000_00,
  tooMany: false,
  ...over,
});

export const aFileWithoutTypes = (over: Partial<AccountTypes> = {}) =>
  aBooksFile({ accountTypes: unsaidTypes(over) });
