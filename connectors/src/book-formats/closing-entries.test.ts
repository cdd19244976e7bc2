import { bookFile } from "@tieout/core/book-mapping/book-file";
import { postedLine } from "@tieout/core/book-mapping/closing-entries";
import { readAll } from "@tieout/core/book-mapping/file-books";
import { fileChecks } from "@tieout/core/book-mapping/file-checks";
import { findingsOf } from "@tieout/core/book-mapping/file-findings";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import type { Day } from "@tieout/core/calendar/day";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { ledgerReader } from "./ledger-reader.ts";
import { sieReader } from "./sie-reader.ts";
import { trialBalanceReader } from "./trial-balance-reader.ts";

const today = "2026-06-30" as Day;

describe("the entry that closes a year", () => {
  it("doesn't take the year's result out of its income statement", () => {
    const { booked, lines } = sie(closedYear);

    expect(booked.closing?.years).toEqual(["2024-12-31"]);
    expect(nominalTotal(booked)).toBe(-20_000);
    expect(lines.filter(({ transactionId }) => transactionId === "A 3")).toMatchObject([
      { accountId: "2099", amount: 20_000 },
      { accountId: "2099", amount: -20_000 },
    ]);
    // What the year came to goes where the entry put it, once.
    expect(booked.accounts.find(({ id }) => id === "2099")).toMatchObject({
      specialRole: "RetainedEarnings",
    });
    expect(balanceAt(booked, "8999")).toBe(0);
    expect(balanceAt(booked, "2099")).toBe(-10_000);
  });

  it("is undone in the balances that the file gives of the year's end, too", () => {
    const { booked } = sie(closedYear);
    const closings = booked.books.closings.filter(({ on }) => on === "2024-12-31");
    const of = (id: string) =>
      closings.reduce((sum, one) => sum + (one.accountId === id ? one.amount : 0), 0);

    expect([of("1930"), of("2099"), of("3010"), of("8999")]).toEqual([30_000, -10_000, -20_000, 0]);
  });

  it("isn't an entry of tax or of an owner on the same day", () => {
    const { lines } = sie(
      closedYear
        .replace("#RES 0 8999 200", "#RES 0 8999 150\n#RES 0 8910 50")
        .replace("#UB 0 2099 -300", "#UB 0 2099 -250\n#UB 0 2510 -50")
        .replace(/#TRANS 8999 {} 200/, "#TRANS 8999 {} 150")
        .replace(
          /#TRANS 2099 {} -200\n}/,
          "#TRANS 2099 {} -150\n}\n#VER A 4 20241231 Skatt\n{\n#TRANS 8910 {} 50\n#TRANS 2510 {} -50\n}",
        ),
    );

    expect(accountsOf(lines, "A 3")).toEqual(["2099", "2099"]);
    expect(accountsOf(lines, "A 4")).toEqual(["8910", "2510"]);
  });

  it("isn't found where the year has a result still", () => {
    const { booked, lines } = sie(closedYear.replace("#TRANS 3010 {} -200", "#TRANS 3010 {} -201"));

    expect(booked.closing).toBeUndefined();
    expect(accountsOf(lines, "A 3")).toEqual(["8999", "2099"]);
  });

  it("may empty each account of the year, and the next may empty and refill all of them", () => {
    const { booked, lines } = ledger(`
Date       | Entry | Account | Name                    | Account type | Debit  | Credit
2024-03-05 | 1     | 572     | Bancos                  | Bank         | 300.00 |
2024-03-05 | 1     | 100     | Capital social          | Equity       |        | 100.00
2024-03-05 | 1     | 700     | Ventas                  | Income       |        | 200.00
2024-05-05 | 2     | 640     | Sueldos                 | Expense      | 80.00  |
2024-05-05 | 2     | 572     | Bancos                  | Bank         |        | 80.00
2024-12-31 | 3     | 700     | Ventas                  | Income       | 200.00 |
2024-12-31 | 3     | 640     | Sueldos                 | Expense      |        | 80.00
2024-12-31 | 3     | 129     | Resultado del ejercicio | Equity       |        | 120.00
2024-12-31 | 4     | 100     | Capital social          | Equity       | 100.00 |
2024-12-31 | 4     | 129     | Resultado del ejercicio | Equity       | 120.00 |
2024-12-31 | 4     | 572     | Bancos                  | Bank         |        | 220.00
2025-01-01 | 5     | 572     | Bancos                  | Bank         | 220.00 |
2025-01-01 | 5     | 100     | Capital social          | Equity       |        | 100.00
2025-01-01 | 5     | 129     | Resultado del ejercicio | Equity       |        | 120.00
2025-02-01 | 6     | 572     | Bancos                  | Bank         | 10.00  |
2025-02-01 | 6     | 700     | Ventas                  | Income       |        | 10.00`);

    expect(booked.closing?.years).toEqual(["2024-12-31"]);
    expect(lines.map(({ transactionId, accountId }) => [transactionId, accountId])).toEqual([
      ["1", "572"],
      ["1", "100"],
      ["1", "700"],
      ["2", "640"],
      ["2", "572"],
      ["3", "129"],
      ["3", "129"],
      ["3", "129"],
      ["6", "572"],
      ["6", "700"],
    ]);
  });

  it("may go by way of another account, on the day that the year's tax is booked", () => {
    const { booked, lines } = ledger(`
Date       | Entry | Account | Name                 | Account type | Debit  | Credit
2024-03-05 | 1     | 12      | Depósitos à ordem    | Bank      | 200.00 |
2024-03-05 | 1     | 7211    | Serviços             | Income    |        | 200.00
2024-12-31 | 2     | 812     | Imposto sobre o rendimento | Expense | 30.00 |
2024-12-31 | 2     | 241     | Imposto a pagar      | Liability |        | 30.00
2024-12-31 | 3     | 7211    | Serviços             | Income    | 200.00 |
2024-12-31 | 3     | 811     | Resultado antes de impostos | Equity |     | 200.00
2024-12-31 | 4     | 811     | Resultado antes de impostos | Equity | 200.00 |
2024-12-31 | 4     | 812     | Imposto sobre o rendimento | Expense |    | 30.00
2024-12-31 | 4     | 818     | Resultado líquido    | Equity    |        | 170.00
2025-01-02 | 5     | 12      | Depósitos à ordem    | Bank      | 10.00  |
2025-01-02 | 5     | 7211    | Serviços             | Income    |        | 10.00`);

    expect(booked.closing?.years).toEqual(["2024-12-31"]);
    expect(accountsOf(lines, "2")).toEqual(["812", "241"]);
    expect(accountsOf(lines, "3")).not.toContain("7211");
    expect(accountsOf(lines, "4")).not.toContain("812");
    const onTheDay = lines.filter(({ date }) => date <= "2024-12-31");
    const earned = onTheDay.filter(({ accountId }) => /^7|812/.test(accountId));
    expect(earned.reduce((sum, { amount }) => sum + amount, 0)).toBe(-17_000);
  });

  it("may come with each month, and the file's own balances follow", () => {
    const { booked, lines } = sie(closedMonths);

    expect(booked.closing?.years).toEqual(["2024-12-31"]);
    expect(nominalTotal(booked)).toBe(-30_000);
    expect(accountsOf(lines, "A 2")).toEqual(["2099", "2099"]);
    expect(accountsOf(lines, "A 4")).toEqual(["2099", "2099"]);
    const sales = booked.books.closings.filter(({ accountId }) => accountId === "3010");
    expect(sales.reduce((sum, { amount }) => sum + amount, 0)).toBe(-30_000);
  });

  it("isn't a cost that was reversed on the last day", () => {
    const { booked } = sie(reversed);

    expect(booked.closing).toBeUndefined();
  });

  it("is known by its account's name where a file has balances alone", () => {
    const rows = rowsOf(`
Acct | Name                | Type             | 2023-12-31 | 2024-12-31
1930 | Bank                | Bank             | 100.00     | 300.00
2091 | Balanserat resultat | RetainedEarnings | -100.00    | -100.00
2099 | Årets resultat      | Equity           |            | -200.00
3010 | Försäljning         | Income           |            | -200.00
8999 | Årets resultat      | Expense          |            | 200.00`);
    const { mapping } = guessMapping(rows, { digits: 2 });
    const { books } = readAll(trialBalanceReader(mapping, { digits: 2 }), rows);
    const file = bookFile(books, today, { fiscalYearEnd: { month: 12, day: 31 } });

    expect(file.closing?.years).toEqual(["2024-12-31"]);
    expect(nominalTotal(file)).toBe(-20_000);
    expect(balanceAt(file, "2099")).toBe(0);
  });

  it("is told of, before the file is sent and in the checks of its record", () => {
    const { books, booked } = sie(closedYear);
    const findings = findingsOf(books, booked, { code: "SEK", said: true });

    expect(findings.yearsClosed).toEqual(["2024-12-31"]);
    expect(findings.differs).toBe(false);
    expect(fileChecks(findings, { accepted: false })).toContainEqual(
      expect.objectContaining({ id: "file-years-closed", outcome: "Pass" }),
    );
  });
});

const closedYear = `#SIETYP 4
#RAR 0 20240101 20241231
#KONTO 1930 Bank
#KONTO 2091 "Balanserat resultat"
#KONTO 2099 "Årets resultat"
#KONTO 3010 Försäljning
#KONTO 8999 "Årets resultat"
#IB 0 1930 100
#IB 0 2099 -100
#UB 0 1930 300
#UB 0 2099 -300
#RES 0 3010 -200
#RES 0 8999 200
#VER A 1 20240229 Sale
{
#TRANS 1930 {} 200
#TRANS 3010 {} -200
}
#VER A 2 20241231 "Own words"
{
#TRANS 1930 {} 5
#TRANS 1930 {} -5
}
#VER A 3 20241231 "Årets resultat"
{
#TRANS 8999 {} 200
#TRANS 2099 {} -200
}`;

const closedMonths = `#SIETYP 4
#RAR 0 20240101 20241231
#KONTO 1930 Bank
#KONTO 2099 "Årets resultat"
#KONTO 3010 Försäljning
#UB 0 1930 300
#UB 0 2099 -300
#VER A 1 20241105 Sale
{
#TRANS 1930 {} 200
#TRANS 3010 {} -200
}
#VER A 2 20241130 "Månadsavslut"
{
#TRANS 3010 {} 200
#TRANS 2099 {} -200
}
#VER A 3 20241205 Sale
{
#TRANS 1930 {} 100
#TRANS 3010 {} -100
}
#VER A 4 20241231 "Månadsavslut"
{
#TRANS 3010 {} 100
#TRANS 2099 {} -100
}`;

const reversed = `#SIETYP 4
#RAR 0 20240101 20241231
#KONTO 1930 Bank
#KONTO 5010 Lokalhyra
#VER A 1 20241205 Rent
{
#TRANS 5010 {} 100
#TRANS 1930 {} -100
}
#VER A 2 20241231 "Not ours"
{
#TRANS 5010 {} -100
#TRANS 1930 {} 100
}`;

function sie(text: string) {
  const numbered = text.split("\n").map((line, i) => ({ number: i + 1, text: line }));
  return booked(readAll(sieReader(), numbered));
}

function ledger(text: string) {
  const rows = rowsOf(text);
  const { mapping } = guessMapping(rows, { digits: 2 });
  const fiscalYearEnd = { month: 12, day: 31 };
  return booked(readAll(ledgerReader(mapping, { digits: 2, fiscalYearEnd }), rows));
}

function booked({ books, lines }: ReturnType<typeof readAll>) {
  const file = bookFile(books, today);
  const posted = lines.flatMap((line) => postedLine(file.closing, line) ?? []);
  return { books, booked: file, lines: posted };
}

type Booked = ReturnType<typeof bookFile>;

const accountsOf = (lines: ReturnType<typeof sie>["lines"], transaction: string) =>
  lines
    .filter(({ transactionId }) => transactionId === transaction)
    .map(({ accountId }) => accountId);

const netOf = (booked: Booked, counts: (accountId: string) => boolean) =>
  (booked.periods?.movements ?? []).reduce(
    (sum, { accountId, debit, credit }) => sum + (counts(accountId) ? debit - credit : 0),
    0,
  );

const nominalTotal = (booked: Booked) => netOf(booked, (id) => /^[3-8]/.test(id));

function balanceAt(booked: Booked, accountId: string): number {
  const opened = booked.periods?.openings.find((one) => one.accountId === accountId)?.amount ?? 0;
  return opened + netOf(booked, (id) => id === accountId);
}
