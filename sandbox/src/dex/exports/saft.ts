import { escapeHtml as escaped } from "../../pages/html.ts";
import { formatAmount, type Transaction } from "../books/books.ts";
import { formatDay, monthOf, yearOf } from "../books/calendar.ts";
import type { Extract } from "./extract.ts";
import { planNumbers } from "./plan-numbers.ts";

/** One fiscal year as SAF-T Financial 1.30 of the Norwegian tax authority, in schema order. */
export function saftXml(extract: Extract): string {
  const { books, from, to, accounts, openings, closings, transactions } = extract;
  const numbers = planNumbers(books.accounts, "ns4102");
  const numberOf = (account: string) => numbers.get(account) ?? account;
  const amounts = transactions.flatMap(({ lines }) => lines.map(({ amount }) => amount));
  const total = (sign: 1 | -1) =>
    formatAmount(amounts.reduce((sum, amount) => sum + Math.max(0, sign * amount), 0));

  const header = node("Header", [
    leaf("AuditFileVersion", "1.30"),
    leaf("AuditFileCountry", "NO"),
    leaf("AuditFileDateCreated", formatDay(to)),
    leaf("SoftwareCompanyName", "DEX"),
    leaf("SoftwareID", "DEX"),
    leaf("SoftwareVersion", "1.0"),
    node("Company", [
      leaf("RegistrationNumber", "999999999"),
      leaf("Name", books.company.legalName),
      node("Contact", [
        node("ContactPerson", [leaf("FirstName", "Rosa"), leaf("LastName", "Lowell")]),
        leaf("Telephone", "+1 555 0100"),
      ]),
    ]),
    leaf("DefaultCurrencyCode", "USD"),
    node("SelectionCriteria", [
      leaf("SelectionStartDate", formatDay(from)),
      leaf("SelectionEndDate", formatDay(to)),
    ]),
    leaf("TaxAccountingBasis", "A"),
  ]);
  const chart = accounts.map(({ number, name }) =>
    node("Account", [
      leaf("AccountID", numberOf(number)),
      leaf("AccountDescription", name),
      leaf("GroupingCategory", "RF-1167"),
      leaf("GroupingCode", numberOf(number).slice(0, 4)),
      leaf("AccountType", "GL"),
      balance("Opening", openings.get(number) ?? 0),
      balance("Closing", closings.get(number) ?? 0),
    ]),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<AuditFile xmlns="urn:StandardAuditFile-Taxation-Financial:NO">\n',
    header,
    node("MasterFiles", [node("GeneralLedgerAccounts", chart)]),
    node("GeneralLedgerEntries", [
      leaf("NumberOfEntries", String(transactions.length)),
      leaf("TotalDebit", total(1)),
      leaf("TotalCredit", total(-1)),
      node("Journal", [
        leaf("JournalID", "GL"),
        leaf("Description", "General ledger"),
        leaf("Type", "GL"),
        ...transactions.map((transaction) => entry(transaction, numberOf)),
      ]),
    ]),
    "</AuditFile>\n",
  ].join("");
}

function entry(
  { id, day, type, lines }: Transaction,
  numberOf: (account: string) => string,
): string {
  return node("Transaction", [
    leaf("TransactionID", id),
    leaf("Period", String(monthOf(day))),
    leaf("PeriodYear", String(yearOf(day))),
    leaf("TransactionDate", formatDay(day)),
    leaf("Description", type),
    leaf("SystemEntryDate", formatDay(day)),
    leaf("GLPostingDate", formatDay(day)),
    ...lines.map(({ account, amount, memo }, index) =>
      node("Line", [
        leaf("RecordID", String(index + 1)),
        leaf("AccountID", numberOf(account)),
        leaf("Description", memo ?? type),
        node(amount < 0 ? "CreditAmount" : "DebitAmount", [
          leaf("Amount", formatAmount(Math.abs(amount))),
        ]),
      ]),
    ),
  ]);
}

const balance = (which: "Opening" | "Closing", cents: number) =>
  leaf(`${which}${cents < 0 ? "Credit" : "Debit"}Balance`, formatAmount(Math.abs(cents)));

const leaf = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>\n`;

const node = (name: string, content: readonly string[]) =>
  `<${name}>\n${content.join("")}</${name}>\n`;
