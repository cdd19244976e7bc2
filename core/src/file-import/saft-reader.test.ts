import { describe, expect, it } from "vitest";
import { readAll } from "./file-books.ts";
import { saftReader, type XmlEvent } from "./saft-reader.ts";
import { tieOut } from "./tie-out.ts";

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
