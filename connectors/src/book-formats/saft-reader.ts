import { type AccountPlan, typedByPlan } from "@tieout/core/book-mapping/account-plans";
import type { BooksIntake } from "@tieout/core/book-mapping/file-books";
import type { JournalLine, VendorAccount } from "@tieout/core/ledger/ledger";
import { type FieldKind, lengthFault } from "./field-lengths.ts";
import { gathering } from "./gathering.ts";
import { fileAccount } from "./row-values.ts";
import {
  countryOf,
  difference,
  leaveOut,
  leaveOutOverlong,
  lineNames,
  type SaftFile,
  saftBooks,
  takeEntry,
  takeLine,
} from "./saft-books.ts";
import { entryPeriods } from "./said-twice.ts";

/** XML events, with names without prefixes. */
export type XmlEvent =
  | { readonly event: "open"; readonly name: string; readonly line: number }
  | { readonly event: "text"; readonly text: string }
  | { readonly event: "close"; readonly name: string };

/** Reads the general ledger of OECD's SAF-T, as countries have it, in constant memory. */
export function saftReader(): BooksIntake<XmlEvent> {
  const file: SaftFile = {
    gathered: gathering("saf-t"),
    path: [],
    facts: new Map(),
    overlong: new Map(),
    line: 0,
    header: new Map(),
    openings: [],
    closings: [],
    pending: [],
    vouchers: new Set(),
    periods: entryPeriods(),
    entries: 0,
    lines: 0,
  };
  let text = "";

  return {
    take: (event) => {
      switch (event.event) {
        case "open":
          file.path.push(event.name);
          text = "";
          if (starts.has(event.name)) {
            file.line = event.line;
            for (const name of starts.get(event.name) ?? []) forget(file, name);
          }
          return [];
        case "text":
          text += event.text;
          return [];
        case "close": {
          const value = text.trim();
          text = "";
          const lines = closed(file, event.name, value);
          file.path.pop();
          return lines;
        }
      }
    },
    books: () => saftBooks(file),
  };
}

const factsOfLine = [
  "RecordID",
  "AccountID",
  "Line/Description",
  "SourceDocumentID",
  "ReferenceNumber",
  "DebitAmount",
  "CreditAmount",
];

const factsOfAccount = [
  "AccountID",
  "AccountDescription",
  "StandardAccountID",
  "GroupingCategory",
  "GroupingCode",
  "AccountType",
  "OpeningDebitBalance",
  "OpeningCreditBalance",
  "ClosingDebitBalance",
  "ClosingCreditBalance",
];

/** The standard's first edition, and Portugal before 2017, have accounts without a list around them. */
const firstEdition = "GeneralLedger";

/** The facts to forget when an element begins. */
const starts = new Map<string, readonly string[]>([
  ["Account", factsOfAccount],
  [firstEdition, factsOfAccount],
  [
    "Transaction",
    [
      ...["TransactionID", "TransactionDate", "TransactionType", "Transaction/Description"],
      ...["Period", "PeriodYear"],
    ],
  ],
  ...[...lineNames].map((name) => [name, factsOfLine] as const),
]);

function closed(file: SaftFile, name: string, value: string): readonly JournalLine[] {
  const parent = file.path.at(-2) ?? "";
  if (file.path[1] === "Header") {
    if (value !== "") takeHeader(file, parent === "Company" ? `Company/${name}` : name, value);
    return [];
  }
  if (file.path.includes("GeneralLedgerAccounts") || file.path[2] === firstEdition) {
    if (name === "Account" || name === firstEdition) takeAccount(file);
    else keep(file, name, value);
    return [];
  }
  if (file.path[1] !== "GeneralLedgerEntries") return [];
  if (name === "Transaction") return takeEntry(file);
  if (lineNames.has(name)) takeLine(file);
  else if (value !== "") takeFact(file, name, parent, value);
  return [];
}

function takeFact(file: SaftFile, name: string, parent: string, value: string): void {
  const inLine = lineNames.has(parent);
  const isAmount = parent === "DebitAmount" || parent === "CreditAmount";
  if (isAmount && name === "Amount") keep(file, parent, value);
  else if (name === "Description") keep(file, `${inLine ? "Line" : parent}/Description`, value);
  else if (inLine || parent === "Transaction") keep(file, name, value);
  else if (parent === "Journal" && name === "JournalID") keep(file, name, value);
  else if (parent === "GeneralLedgerEntries") takeHeader(file, name, value);
}

function keep(file: SaftFile, name: string, value: string): void {
  const kind = factKinds.get(name);
  if (!kind) return;
  forget(file, name);
  const found = lengthFault(kind, value);
  if (found) file.overlong.set(name, { value, fault: found.fault, span: found.span });
  else file.facts.set(name, value);
}

function forget({ facts, overlong }: SaftFile, name: string): void {
  facts.delete(name);
  overlong.delete(name);
}

function takeHeader(file: SaftFile, name: string, value: string): void {
  const kind = headerKinds.get(name);
  if (!kind) return;
  const found = lengthFault(kind, value);
  if (found) leaveOut(file, value, found.fault, found.span);
  else file.header.set(name, value);
}

/** Skips heading accounts, whose balances repeat those below. */
function takeAccount(file: SaftFile): void {
  const { facts, gathered } = file;
  if (leaveOutOverlong(file)) return;
  const id = facts.get("AccountID") ?? "";
  if (id === "") {
    leaveOut(file, "", "no-account");
    return;
  }
  if (headings.has(facts.get("GroupingCategory") ?? "")) return;
  if (!gathered.account(typedAccount(file, id))) gathered.twice(id);

  const opening = difference(file, "OpeningDebitBalance", "OpeningCreditBalance");
  const closing = difference(file, "ClosingDebitBalance", "ClosingCreditBalance");
  if (opening !== undefined) file.openings.push({ accountId: id, amount: opening });
  if (closing !== undefined) file.closings.push({ accountId: id, amount: closing });
}

/** Portugal's grouping categories, first degree and intermediate, of general and analytic ledgers. */
const headings: ReadonlySet<string> = new Set(["GR", "GA", "AR", "AA"]);

function typedAccount(file: SaftFile, id: string): VendorAccount {
  const { facts } = file;
  const country = countryOf(file);
  const type = types.get(facts.get("AccountType") ?? "") ?? "";
  const account = fileAccount(id, facts.get("AccountDescription") ?? "", type, id);
  const plan = plans.get(country ?? "");
  if (!plan) return account;
  const standard =
    country === "NO" ? (facts.get("StandardAccountID") ?? facts.get("GroupingCode")) : undefined;
  return typedByPlan(account, plan, standard ?? id);
}

/** Charts set by law; Romania's follows France's classes. Elsewhere a business chooses its numbers. */
const plans: ReadonlyMap<string, AccountPlan> = new Map([
  ["NO", "ns4102"],
  ["PT", "snc"],
  ["RO", "pcg"],
]);

/** Denmark's account types, and Lithuania's; Norway's file says GL for each. */
const types: ReadonlyMap<string, string> = new Map([
  ["IT", "OtherAsset"],
  ["TT", "OtherCurrentAsset"],
  ["NK", "Equity"],
  ["I", "Liability"],
  ["P", "Income"],
  ["S", "Expense"],
  ["Asset", "Asset"],
  ["Liability", "Liability"],
  ["Sale", "Income"],
  ["Expense", "Expense"],
]);

/** Fields of an account, entry or line, by their path within it. */
const factKinds: ReadonlyMap<string, FieldKind> = new Map([
  ["AccountID", "account"],
  ["AccountDescription", "name"],
  ["StandardAccountID", "account"],
  ["GroupingCategory", "type"],
  ["GroupingCode", "account"],
  ["AccountType", "type"],
  ["OpeningDebitBalance", "figure"],
  ["OpeningCreditBalance", "figure"],
  ["ClosingDebitBalance", "figure"],
  ["ClosingCreditBalance", "figure"],
  ["JournalID", "reference"],
  ["TransactionID", "reference"],
  ["TransactionDate", "day"],
  ["TransactionType", "type"],
  ["Period", "reference"],
  ["PeriodYear", "reference"],
  ["Transaction/Description", "memo"],
  ["Line/Description", "memo"],
  ["SourceDocumentID", "reference"],
  ["ReferenceNumber", "reference"],
  ["DebitAmount", "figure"],
  ["CreditAmount", "figure"],
]);

const headerKinds: ReadonlyMap<string, FieldKind> = new Map([
  ["AuditFileCountry", "reference"],
  ["Country", "reference"],
  ["CompanyName", "name"],
  ["Company/Name", "name"],
  ["Company/RegistrationNumber", "reference"],
  ["TaxRegistrationNumber", "reference"],
  ["DefaultCurrencyCode", "reference"],
  ["CurrencyCode", "reference"],
  ["SelectionStartDate", "day"],
  ["SelectionEndDate", "day"],
  ["StartDate", "day"],
  ["EndDate", "day"],
  ["PeriodStart", "reference"],
  ["PeriodStartYear", "reference"],
  ["PeriodEnd", "reference"],
  ["PeriodEndYear", "reference"],
  ["NumberOfEntries", "figure"],
  ["TotalDebit", "figure"],
  ["TotalCredit", "figure"],
]);
