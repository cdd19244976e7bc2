import { readAll } from "@tieout/core/book-mapping/file-books";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import { describe, expect, it } from "vitest";
import { saftReader } from "./saft-reader.ts";
import { aFile, events } from "./testing/saft-files.ts";

describe("saftReader", () => {
  it("reads company, months selected, accounts and entries, and holds them to the file's totals", () => {
    const { books, lines } = readAll(saftReader(), events(aFile("12.50", "12.50")));

    expect(books.company).toEqual({
      name: "Selskapet AS",
      registrationNumber: "999999999",
      currency: "NOK",
    });
    expect(books.fiscalYears).toEqual([{ start: "2024-01-01", end: "2024-12-31", said: false }]);
    expect(books.accounts.map(({ id, name, vendorType }) => [id, name, vendorType])).toEqual([
      ["1920", "Bank", "Bank"],
      ["3000", "Salg", "Income"],
    ]);
    expect(books.openings).toEqual([{ accountId: "1920", on: "2023-12-31", amount: 10000 }]);
    expect(lines[1]).toEqual({
      transactionId: "A 17",
      transactionType: "Normal",
      lineNumber: 2,
      date: "2024-02-29",
      accountId: "3000",
      amount: -1250,
      memo: "Faktura",
      documentNumber: "F-17",
    });
    expect(tieOut(books).checks.find(({ id }) => id === "own-totals")).toMatchObject({
      outcome: "agrees",
      of: 3,
    });
  });

  it("names the line whose amount can't be read, and the closing that doesn't follow", () => {
    const { books } = readAll(saftReader(), events(aFile("12.50", "12,5O")));
    const checks = Object.fromEntries(tieOut(books).checks.map((check) => [check.id, check]));

    expect(books.leftOut.rows).toMatchObject([{ row: 40, value: "12,5O", fault: "letter" }]);
    expect(checks["vouchers-balance"]?.differences).toEqual([
      { expected: 0, actual: 1250, place: { transactionId: "A 17" } },
    ]);
    expect(checks["own-totals"]).toMatchObject({ agreed: 2, of: 3 });
  });

  it("reads lines by the name that the standard's second edition has for them", () => {
    const romanian = aFile("12.50", "12.50")
      .replaceAll("Line>", "TransactionLine>")
      .replace("<Header>", "<Header><AuditFileCountry>RO</AuditFileCountry>")
      .replace("NOK", "RON")
      .replaceAll("1920", "5121")
      .replaceAll("3000", "707");
    const { books, lines } = readAll(saftReader(), events(romanian));

    expect(books.company.currency).toBe("RON");
    expect(books.accounts.map(({ id, vendorType }) => [id, vendorType])).toEqual([
      ["5121", "Bank"],
      ["707", "Income"],
    ]);
    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["5121", 1250],
      ["707", -1250],
    ]);
  });

  it("goes by its entries where it was asked for until a year that never comes", () => {
    const endless = aFile("12.50", "12.50").replace(">2024</PeriodEndYear", ">9999</PeriodEndYear");

    const { books } = readAll(saftReader(), events(endless));

    expect(books.fiscalYears).toEqual([{ start: "2024-01-01", end: "2024-12-31", said: false }]);
  });
});

describe("a SAF-T file's currency", () => {
  it.each([
    ["nok", "NOK"],
    ["kr", "NOK"],
    ["Eur", "EUR"],
    ["XYZ", undefined],
  ])("is %s for %s", (said, currency) => {
    const xml = aFile("1", "1").replace("<DefaultCurrencyCode>NOK", `<DefaultCurrencyCode>${said}`);

    expect(readAll(saftReader(), events(xml)).books.company.currency).toBe(currency);
  });
});
