import { readAll } from "@tieout/core/book-mapping/file-books";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import { describe, expect, it } from "vitest";
import { saftReader, type XmlEvent } from "./saft-reader.ts";

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

  it("reads Portugal's: a side for each line, headings over accounts, and its own chart", () => {
    const { books, lines } = readAll(saftReader(), events(portuguese));

    expect(books.company).toEqual({
      name: "Sociedade, Lda",
      registrationNumber: "999999990",
      currency: "EUR",
    });
    expect(books.fiscalYears).toEqual([{ start: "2024-01-01", end: "2024-12-31", said: false }]);
    expect(books.accounts.map(({ id, vendorType }) => [id, vendorType])).toEqual([
      ["111", "Bank"],
      ["511", "Equity"],
      ["7211", "Income"],
    ]);
    expect(books.openings.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["111", 10000],
      ["511", -10000],
      ["7211", 0],
    ]);
    expect(lines.map(({ accountId, amount, memo }) => [accountId, amount, memo])).toEqual([
      ["7211", -1250, "Venda"],
      ["111", 1250, "Dinheiro"],
    ]);
    const differing = tieOut(books).checks.filter(({ outcome }) => outcome === "differs");
    expect(differing).toEqual([]);
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

  it("takes what Denmark's says of an account, and nothing of a chart that isn't its own", () => {
    const { books } = readAll(saftReader(), events(danish));

    expect(books.company.currency).toBe("DKK");
    expect(books.accounts.map(({ id, vendorType }) => [id, vendorType])).toEqual([
      ["1010", "Income"],
      ["5820", "Asset"],
      ["6990", ""],
    ]);
  });
});

const portuguese = `
<AuditFile><Header>
<AuditFileVersion>1.04_01</AuditFileVersion><TaxRegistrationNumber>999999990</TaxRegistrationNumber>
<CompanyName>Sociedade, Lda</CompanyName><CompanyAddress><Country>PT</Country></CompanyAddress>
<FiscalYear>2024</FiscalYear><StartDate>2024-01-01</StartDate><EndDate>2024-12-31</EndDate>
<CurrencyCode>EUR</CurrencyCode>
</Header>
<MasterFiles><GeneralLedgerAccounts>
<Account>
<AccountID>11</AccountID><AccountDescription>Caixa</AccountDescription>
<OpeningDebitBalance>100.00</OpeningDebitBalance><OpeningCreditBalance>0.00</OpeningCreditBalance>
<ClosingDebitBalance>112.50</ClosingDebitBalance><ClosingCreditBalance>0.00</ClosingCreditBalance>
<GroupingCategory>GR</GroupingCategory>
</Account>
<Account>
<AccountID>111</AccountID><AccountDescription>Caixa A</AccountDescription>
<OpeningDebitBalance>100.00</OpeningDebitBalance><OpeningCreditBalance>0.00</OpeningCreditBalance>
<ClosingDebitBalance>112.50</ClosingDebitBalance><ClosingCreditBalance>0.00</ClosingCreditBalance>
<GroupingCategory>GM</GroupingCategory><GroupingCode>11</GroupingCode><TaxonomyCode>1</TaxonomyCode>
</Account>
<Account>
<AccountID>511</AccountID><AccountDescription>Capital</AccountDescription>
<OpeningDebitBalance>0.00</OpeningDebitBalance><OpeningCreditBalance>100.00</OpeningCreditBalance>
<ClosingDebitBalance>0.00</ClosingDebitBalance><ClosingCreditBalance>100.00</ClosingCreditBalance>
<GroupingCategory>GM</GroupingCategory><GroupingCode>51</GroupingCode>
</Account>
<Account>
<AccountID>7211</AccountID><AccountDescription>Serviços</AccountDescription>
<OpeningDebitBalance>0.00</OpeningDebitBalance><OpeningCreditBalance>0.00</OpeningCreditBalance>
<ClosingDebitBalance>0.00</ClosingDebitBalance><ClosingCreditBalance>12.50</ClosingCreditBalance>
<GroupingCategory>GM</GroupingCategory><GroupingCode>721</GroupingCode>
</Account>
</GeneralLedgerAccounts></MasterFiles>
<GeneralLedgerEntries>
<NumberOfEntries>1</NumberOfEntries>
<TotalDebit>12.50</TotalDebit><TotalCredit>12.50</TotalCredit>
<Journal><JournalID>1</JournalID><Description>Diário</Description>
<Transaction>
<TransactionID>2024-02-29 1 17</TransactionID><Period>2</Period>
<TransactionDate>2024-02-29</TransactionDate><SourceID>ana</SourceID>
<Description>Venda</Description><TransactionType>N</TransactionType>
<Lines>
<CreditLine>
<RecordID>1</RecordID><AccountID>7211</AccountID><SystemEntryDate>2024-02-29T10:00:00</SystemEntryDate>
<CreditAmount>12.50</CreditAmount>
</CreditLine>
<DebitLine>
<RecordID>2</RecordID><AccountID>111</AccountID><SystemEntryDate>2024-02-29T10:00:00</SystemEntryDate>
<Description>Dinheiro</Description>
<DebitAmount>12.50</DebitAmount>
</DebitLine>
</Lines>
</Transaction></Journal></GeneralLedgerEntries></AuditFile>`;

const danish = `
<AuditFile><Header>
<AuditFileVersion>1.0</AuditFileVersion><AuditFileCountry>DK</AuditFileCountry>
<Company><Name>Selskabet ApS</Name></Company>
</Header>
<MasterFiles><GeneralLedgerAccounts>
<Account>
<AccountID>1010</AccountID><AccountDescription>Salg af varer</AccountDescription>
<StandardAccountID>1010</StandardAccountID><AccountType>Sale</AccountType>
<OpeningDebitBalance>0</OpeningDebitBalance>
</Account>
<Account>
<AccountID>5820</AccountID><AccountDescription>Bank</AccountDescription>
<StandardAccountID>5820</StandardAccountID><AccountType>Asset</AccountType>
<OpeningDebitBalance>0</OpeningDebitBalance>
</Account>
<Account>
<AccountID>6990</AccountID><AccountDescription>Afstemning</AccountDescription>
<StandardAccountID>6990</StandardAccountID><AccountType>Other</AccountType>
<OpeningDebitBalance>0</OpeningDebitBalance>
</Account>
</GeneralLedgerAccounts></MasterFiles></AuditFile>`;

describe("a SAF-T file's currency", () => {
  it.each([
    ["nok", "NOK"],
    ["kr", "NOK"],
    ["Eur", "EUR"],
  ])("is %s for %s", (said, currency) => {
    const xml = aFile("1", "1").replace("<DefaultCurrencyCode>NOK", `<DefaultCurrencyCode>${said}`);

    expect(readAll(saftReader(), events(xml)).books.company.currency).toBe(currency);
  });
});

const aFile = (debit: string, credit: string) => `
<AuditFile><Header>
<Company><RegistrationNumber>999999999</RegistrationNumber><Name>Selskapet AS</Name></Company>
<DefaultCurrencyCode>NOK</DefaultCurrencyCode>
<SelectionCriteria>
<PeriodStart>1</PeriodStart><PeriodStartYear>2024</PeriodStartYear>
<PeriodEnd>13</PeriodEnd><PeriodEndYear>2024</PeriodEndYear>
</SelectionCriteria></Header>
<MasterFiles><GeneralLedgerAccounts>
<Account>
<AccountID>1920</AccountID><AccountDescription>Bank</AccountDescription>
<StandardAccountID>19</StandardAccountID>
<OpeningDebitBalance>100</OpeningDebitBalance><ClosingDebitBalance>112.50</ClosingDebitBalance>
</Account>
<Account>
<AccountID>3000</AccountID><AccountDescription>Salg</AccountDescription>
<GroupingCode>30</GroupingCode><ClosingCreditBalance>12.50</ClosingCreditBalance>
</Account>
</GeneralLedgerAccounts></MasterFiles>
<GeneralLedgerEntries>
<NumberOfEntries>1</NumberOfEntries>
<TotalDebit>12.50</TotalDebit><TotalCredit>12.50</TotalCredit>
<Journal><JournalID>A</JournalID><Description>Salg</Description>
<Transaction>
<TransactionID>17</TransactionID>
<TransactionDate>2024-02-29</TransactionDate>
<TransactionType>Normal</TransactionType>
<Description>Faktura</Description>
<Line>
<AccountID>1920</AccountID>
<DebitAmount><Amount>${debit}</Amount></DebitAmount>
<TaxInformation><TaxAmount><Amount>2.50</Amount></TaxAmount></TaxInformation>
</Line>


<Line>
<AccountID>3000</AccountID><SourceDocumentID>F-17</SourceDocumentID>
<CreditAmount><Amount>${credit}</Amount></CreditAmount>
</Line>
</Transaction></Journal></GeneralLedgerEntries></AuditFile>`;

/** As much of XML as the file above is made of. */
function events(xml: string): XmlEvent[] {
  return [...xml.matchAll(/<(\/?)(\w+)>([^<]*)/g)].flatMap(
    ([, slash, name = "", text = ""], _i): XmlEvent[] => {
      const line = 40;
      return slash === "/"
        ? [{ event: "close", name }]
        : [
            { event: "open", name, line },
            { event: "text", text },
          ];
    },
  );
}
