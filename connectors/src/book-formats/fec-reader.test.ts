import { readAll } from "@tieout/core/book-mapping/file-books";
import { describe, expect, it } from "vitest";
import { fecReader, fecYearEnd, looksLikeFec } from "./fec-reader.ts";

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
    expect(fecYearEnd("123456789FEC20240229.txt")).toEqual({ month: 2, day: 31 });
    expect(fecYearEnd("123456789FEC20240615.txt")).toEqual({ month: 6, day: 15 });
    expect(fecYearEnd("balance.txt")).toBeUndefined();
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

const fec = (text: readonly string[]) =>
  readAll(
    fecReader(),
    text.map((line, i) => ({ number: i + 1, text: line })),
  );
