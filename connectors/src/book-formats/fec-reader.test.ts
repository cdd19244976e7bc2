import { type BooksAnswers, december } from "@tieout/core/book-mapping/books-answers";
import { type FileBooks, readAll } from "@tieout/core/book-mapping/file-books";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import type { Day } from "@tieout/core/calendar/day";
import { classify } from "@tieout/core/ledger/classify";
import { describe, expect, it } from "vitest";
import { fecReader, fecYearEnd, isYearOf, looksLikeFec } from "./fec-reader.ts";

describe("fecReader", () => {
  it("reads entries, and takes what is carried forward for openings", () => {
    const { books, lines } = fec([
      heading("Debit", "Credit"),
      row("AN", "A-nouveaux", "1", "20240101", "512000", "Banque", "", "100,00", "0,00"),
      row("AN", "A-nouveaux", "1", "20240101", "101000", "Capital", "", "0,00", "100,00"),
      row("VE", "Ventes", "2", "20240229", "411000", "Clients", "F-17", "12,5", "0"),
      row("VE", "Ventes", "2", "20240229", "707000", "Ventes", "F-17", "", "12,50"),
    ]);

    expect(books.openings).toEqual([
      { accountId: "512000", on: "2023-12-31", amount: 10000 },
      { accountId: "101000", on: "2023-12-31", amount: -10000 },
    ]);
    expect(lines[0]).toEqual({
      transactionId: "VE 2",
      transactionType: "Ventes",
      lineNumber: 4,
      date: "2024-02-29",
      accountId: "411000",
      amount: 1250,
      memo: "Libellé",
      documentNumber: "F-17",
    });
    expect(books.accounts.map(({ vendorType }) => vendorType)).toEqual([
      "Bank",
      "Equity",
      "AccountsReceivable",
      "Income",
    ]);
    expect(books.fiscalYears).toEqual([{ start: "2024-01-01", end: "2024-12-31", said: true }]);
  });

  it("takes the day of what is carried forward for the first of a fiscal year", () => {
    const { books } = fec([
      heading("Debit", "Credit"),
      row("AN", "A-nouveaux", "1", "20230301", "512000", "Banque", "", "100,00", "0,00"),
      row("AN", "A-nouveaux", "1", "20230301", "101000", "Capital", "", "0,00", "100,00"),
      row("VE", "Ventes", "2", "20230415", "411000", "Clients", "F-17", "12,50", "0"),
      row("VE", "Ventes", "2", "20230415", "707000", "Ventes", "F-17", "", "12,50"),
    ]);

    expect(books.fiscalYears).toEqual([{ start: "2023-03-01", end: "2024-02-29", said: true }]);
    expect(fecYearEnd("123456789FEC20240229.txt")).toBe("2024-02-29");
    expect(fecYearEnd("123456789FEC20240615.txt")).toBe("2024-06-15");
    expect(fecYearEnd("balance.txt")).toBeUndefined();
  });

  it.each([
    ["2023-03-01", "2024-02-29", true],
    ["2022-04-01", "2024-02-29", true],
    // Renamed, or of other entries.
    ["2023-03-01", "2024-03-01", false],
    ["2021-03-01", "2022-02-28", false],
  ])("is named for its year where entries are from %s to %s: %s", (first, last, isNamed) => {
    const lines = { first: first as Day, last: last as Day };

    expect(isYearOf("2024-02-29" as Day, lines)).toBe(isNamed);
  });

  it.each([
    ["the file's name", december, "2024-01-01"],
    ["the month of the first other entry", undefined, "2024-01-01"],
  ])(
    "takes openings with their documents' own dates for the eve of the year, by %s",
    (_by, fiscalYearEnd, start) => {
      const { books, lines } = fec(
        [
          heading("Debit", "Credit"),
          row("AN", "A nouveaux", "1", "20221115", "411000", "Clients", "F-9", "70,00", ""),
          row("AN", "A nouveaux", "1", "20231220", "401000", "Fournisseurs", "A-4", "", "30,00"),
          row("AN", "A nouveaux", "1", "20231231", "101000", "Capital", "", "", "40,00"),
          row("VE", "Ventes", "2", "20240115", "411000", "Clients", "F-17", "12,50", ""),
          row("VE", "Ventes", "2", "20240115", "707000", "Ventes", "F-17", "", "12,50"),
        ],
        fiscalYearEnd ? { fiscalYearEnd } : {},
      );

      expect(books.openings.map(({ on, amount }) => [on, amount])).toEqual([
        ["2023-12-31", 7000],
        ["2023-12-31", -3000],
        ["2023-12-31", -4000],
      ]);
      expect(lines).toHaveLength(2);
      expect(books.fiscalYears[0]?.start).toBe(start);
      expect(differing(books)).toEqual([]);
    },
  );

  it.each([
    ["AN", ""],
    ["RAN", "Report"],
    ["A-N", "Divers"],
    ["AN01", "Reprise"],
    ["OUV", "Journal d'ouverture"],
    ["X", "À-nouveaux"],
    ["90", "REPORT A NOUVEAU"],
  ])("takes journal %s, %s, for what is carried forward", (code, name) => {
    const { books } = fec([
      heading("Debit", "Credit"),
      row(code, name, "1", "20240101", "512000", "Banque", "", "100,00", ""),
      row(code, name, "1", "20240101", "101000", "Capital", "", "", "100,00"),
      row("VE", "Ventes", "2", "20240115", "411000", "Clients", "F-17", "12,50", ""),
      row("VE", "Ventes", "2", "20240115", "707000", "Ventes", "F-17", "", "12,50"),
    ]);

    expect(books.openings).toHaveLength(2);
  });

  it("takes a journal of bank entries or of closings for no opening", () => {
    const { books } = fec([
      heading("Debit", "Credit"),
      row("ANZ", "Banque ANZ", "1", "20240105", "512000", "Banque", "", "100,00", ""),
      row("ANZ", "Banque ANZ", "1", "20240105", "101000", "Capital", "", "", "100,00"),
    ]);

    expect([books.openings.length, books.lines.count]).toEqual([0, 2]);
  });

  it("knows an account's side by its number, and energy for an external charge", () => {
    const numbers = [
      "4091",
      "4191",
      "4411",
      "4441",
      "44551",
      "44566",
      "44571",
      "4458",
      "6061",
      "6071",
    ];
    const { books } = fec([
      heading("Debit", "Credit"),
      ...numbers.map((number) =>
        row("OD", "Divers", "1", "20240105", number, "Compte", "", "1,00", ""),
      ),
    ]);

    const sides = books.accounts.map((account) => [account.id, classify(account).classification]);
    expect(Object.fromEntries(sides)).toEqual({
      "4091": "other_current_asset",
      "4191": "other_current_liability",
      "4411": "other_current_asset",
      "4441": "tax_payable",
      "44551": "tax_payable",
      "44566": "other_current_asset",
      "44571": "tax_payable",
      "4458": "other_current_asset",
      "6061": "opex",
      "6071": "cogs",
    });
  });

  it.each([
    ["material", "2000,00", [{ accountId: "411000", amount: -190_000 }]],
    ["of little amount", "110,00", []],
  ])("finds a customer that is owed what is %s", (_what, paid, wrong) => {
    const entry = (...[number, account, partner, debit, credit]: readonly string[]) =>
      `BQ\tBanque\t${number}\t20240115\t${account}\tCompte\t${partner}\t\tP\t20240115\tLibellé\t${debit}\t${credit}`;
    const { books } = fec([
      heading("Debit", "Credit"),
      entry("1", "411000", "C1", "100,00", ""),
      entry("1", "411000", "C2", "9900,00", ""),
      entry("1", "706000", "", "", "10000,00"),
      entry("2", "512000", "", paid, ""),
      entry("2", "411000", "C1", "", paid),
    ]);

    expect(books.partners).toEqual({ count: 2, wrong });
    expect(differing(books)).toEqual(wrong.length > 0 ? ["partners-on-side"] : []);
  });

  it("reads books kept on a cash basis, whose file lacks columns and has those of payments", () => {
    const { books, lines } = fec([
      "JournalCode|JournalLib|EcritureNum|EcritureDate|CompteNum|CompteLib|PieceRef|PieceDate|EcritureLib|Debit|Credit|ValidDate|DateRglt|ModeRglt|NatOp|IdClient",
      "BQ|Banque|1|20240105|512000|Banque|R-1|20240105|Honoraires|120,00|0,00|20240131|20240105|CHQ||C7",
      "BQ|Banque|1|20240105|706000|Honoraires|R-1|20240105|Honoraires|0,00|120,00|20240131|20240105|CHQ||C7",
    ]);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["512000", 12000],
      ["706000", -12000],
    ]);
    expect(differing(books)).toEqual([]);
  });

  it("reads cells between quotation marks, and semicolons", () => {
    const lines = [
      heading("Debit", "Credit"),
      row("VE", "Ventes", "2", "20240229", "411000", "Clients", "F-17", "12,50", "0"),
      row("VE", "Ventes", "2", "20240229", "707000", "Ventes", "F-17", "", "12,50"),
    ].map((line) => line.replace(/[^\t]+/g, '"$&"').replaceAll("\t", ";"));

    expect(looksLikeFec(lines[0] ?? "")).toBe(true);
    expect(fec(lines).lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["411000", 1250],
      ["707000", -1250],
    ]);
  });

  it("reads Montant and Sens, pipes, points, and entries that are all numbered 0", () => {
    const { lines, books } = fec(
      [
        heading("Montant", "Sens"),
        row("VE", "Ventes", "0", "20240131", "411000", "Clients", "F-1", "10.50", "D"),
        row("VE", "Ventes", "0", "20240131", "707000", "Ventes", "F-1", "10.50", "C"),
        row("VE", "Ventes", "0", "20240131", "411000", "Clients", "F-2", "-1,00", "D"),
        row("VE", "Ventes", "0", "20240131", "707000", "Ventes", "F-2", "1,O0", "D"),
      ].map((text) => text.replaceAll("\t", "|")),
    );

    expect(lines.map(({ transactionId, amount }) => [transactionId, amount])).toEqual([
      ["VE 2024-01-31 F-1", 1050],
      ["VE 2024-01-31 F-1", -1050],
      ["VE 2024-01-31 F-2", -100],
    ]);
    expect(books.leftOut.rows).toMatchObject([
      { row: 5, value: "1,O0", fault: "letter", span: { start: 2, end: 3 }, column: 11 },
    ]);
  });
});

describe("entries without numbers", () => {
  const entry = (number: string, piece = "02/2024") => [
    heading("Debit", "Credit"),
    row("OD", "Salaires", number, "20240131", "641000", "Salaires", "01/2024", "90,00", "0"),
    row("OD", "Salaires", number, "20240131", "421000", "Personnel", "01/2024", "0", "100,00"),
    row("OD", "Salaires", number, "20240131", "645000", "Charges", piece, "10,00", "0"),
  ];
  const unbalanced = (rows: readonly string[]) =>
    tieOut(fec(rows).books).checks.find(({ id }) => id === "vouchers-balance")?.outcome;

  it("balance together where a piece was mistyped", () => {
    expect(unbalanced(entry("0"))).toBe("agrees");
    expect(unbalanced(entry("0").toSpliced(3, 1))).toBe("differs");
  });

  it("don't hide that numbered ones are out of balance", () => {
    const other = row(
      "OD 2024-01-31",
      "Salaires",
      "2",
      "20240131",
      "645000",
      "X",
      "",
      "10,00",
      "0",
    );

    expect(unbalanced([...entry("1").toSpliced(3, 1), other])).toBe("differs");
  });
});

describe("looksLikeFec", () => {
  it("goes by the headings, in any case and order", () => {
    expect(looksLikeFec(heading("Debit", "Credit"))).toBe(true);
    expect(looksLikeFec("ECRITUREDATE|COMPTENUM|JOURNALCODE|ECRITURENUM|X")).toBe(true);
    expect(looksLikeFec("Date\tAccount\tDebit\tCredit")).toBe(false);
  });
});

const heading = (one: string, another: string) =>
  `JournalCode\tJournalLib\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tCompAuxNum\tCompAuxLib\tPieceRef\tPieceDate\tEcritureLib\t${one}\t${another}\tEcritureLet\tDateLet\tValidDate\tMontantdevise\tIdevise`;

const row = (
  ...[journal, name, number, date, account, label, piece, one, another]: readonly string[]
) =>
  [journal, name, number, date, account, label, "", "", piece, date, "Libellé", one, another].join(
    "\t",
  );

const fec = (text: readonly string[], answers: Partial<BooksAnswers> = {}) =>
  readAll(
    fecReader(answers),
    text.map((line, i) => ({ number: i + 1, text: line })),
  );

const differing = (books: FileBooks) =>
  tieOut(books)
    .checks.filter(({ outcome }) => outcome === "differs")
    .map(({ id }) => id);
