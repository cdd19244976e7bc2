import { readAll } from "@tieout/core/book-mapping/file-books";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import { describe, expect, it } from "vitest";
import { saftReader } from "./saft-reader.ts";
import { aFile, events } from "./testing/saft-files.ts";

describe("a SAF-T file of another country", () => {
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

describe("a SAF-T file of a country whose law says little", () => {
  const norwegian = aFile("12.50", "12.50");

  it("has no chart and no currency where it doesn't say of which country it is", () => {
    const unsaid = norwegian
      .replace("<AuditFileCountry>NO</AuditFileCountry>", "")
      .replace("<DefaultCurrencyCode>NOK</DefaultCurrencyCode>", "");

    const { books } = readAll(saftReader(), events(unsaid));

    expect(books.company.currency).toBeUndefined();
    expect(books.accounts.map(({ vendorType }) => vendorType)).toEqual(["", ""]);
  });

  it("may have days for its period: Luxembourg", () => {
    const selected = norwegian
      .replace(">NO<", ">LU<")
      .replace(
        /<PeriodStart>[\s\S]*?<.PeriodEndYear>/,
        "<PeriodStart>2024-01-01</PeriodStart><PeriodEnd>2024-06-30</PeriodEnd>",
      );

    const { books } = readAll(saftReader(), events(selected));

    expect(books.closings.map(({ on }) => on)).toEqual(["2024-06-30", "2024-06-30"]);
  });

  it("says what its accounts are by the tax office's letters: Lithuania", () => {
    const typed = norwegian
      .replace(">NO<", ">LT<")
      .replace("<StandardAccountID>19<", "<AccountType>TT</AccountType><StandardAccountID>19<")
      .replace("<GroupingCode>30<", "<AccountType>P</AccountType><GroupingCode>30<");

    const { books } = readAll(saftReader(), events(typed));

    expect(books.accounts.map(({ vendorType }) => vendorType)).toEqual([
      "OtherCurrentAsset",
      "Income",
    ]);
  });

  it("may have its accounts one by one, as the standard's first edition does", () => {
    const oneByOne = norwegian
      .replace(/<.?GeneralLedgerAccounts>/g, "")
      .replaceAll("Account>", "GeneralLedger>");

    const { books } = readAll(saftReader(), events(oneByOne));

    expect(books.accounts.map(({ id, name }) => [id, name])).toEqual([
      ["1920", "Bank"],
      ["3000", "Salg"],
    ]);
    expect(books.openings).toEqual([{ accountId: "1920", on: "2023-12-31", amount: 10000 }]);
  });

  it("names an entry whose lines aren't where others have them", () => {
    const { books } = readAll(
      saftReader(),
      events(norwegian.replace(/<(.?)Line>/g, "<$1Posting>")),
    );

    expect(books.leftOut.rows).toMatchObject([{ value: "17", fault: "no-figures" }]);
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
