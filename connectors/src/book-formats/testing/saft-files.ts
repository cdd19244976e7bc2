import type { XmlEvent } from "../saft-reader.ts";

/** One entry of two accounts, as Norway has it. */
export const aFile = (debit: string, credit: string) => `
<AuditFile><Header>
<AuditFileCountry>NO</AuditFileCountry>
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

/** As much of XML as these files are made of. */
export function events(xml: string): XmlEvent[] {
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
