import type { FieldKind } from "./field-lengths.ts";

/** What is read of an account, an entry or a line, by where it stands in it. */
export const factKinds: ReadonlyMap<string, FieldKind> = new Map([
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
  ["Transaction/Description", "memo"],
  ["Line/Description", "memo"],
  ["SourceDocumentID", "reference"],
  ["ReferenceNumber", "reference"],
  ["DebitAmount", "figure"],
  ["CreditAmount", "figure"],
]);

/** What is read of the file as a whole. */
export const headerKinds: ReadonlyMap<string, FieldKind> = new Map([
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
