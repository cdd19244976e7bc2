import { formatDay, months } from "../../dex/books/calendar.ts";
import { type Answer, found } from "../qbxml/message.ts";
import { element, optional } from "../qbxml/xml.ts";
import type { OpenCompany } from "./open-company.ts";

export const version = { major: 13, minor: 0, country: "US" } as const;

export const host = (): Answer =>
  found([
    element("HostRet", [
      element("ProductName", "Stand-in for QuickBooks Desktop"),
      element("MajorVersion", "30"),
      element("MinorVersion", "0"),
      element("Country", version.country),
      ...["1.0", "2.0", "3.0", "6.0", "8.0", "10.0", "12.0", "13.0"].map((supported) =>
        element("SupportedQBXMLVersion", supported),
      ),
      element("IsAutomaticLogin", false),
      element("QBFileMode", "SingleUser"),
    ]),
  ]);

export function company({ books }: OpenCompany): Answer {
  const { name, legalName, fiscalYearEndMonth } = books.company;
  return found([
    element("CompanyRet", [
      element("IsSampleCompany", false),
      element("CompanyName", name),
      element("LegalCompanyName", legalName),
      element("FirstMonthFiscalYear", months[fiscalYearEndMonth % 12]),
      element("FirstMonthIncomeTaxYear", "January"),
      element("TaxForm", "OtherOrNone"),
    ]),
  ]);
}

/** Books are in US dollars only, so no currency is named. */
export function preferences({ books }: OpenCompany): Answer {
  const { closedThrough, defaultBasis } = books.company;
  const no = (...names: readonly string[]) => names.map((name) => element(name, false));
  return found([
    element("PreferencesRet", [
      element("AccountingPreferences", [
        element("IsUsingAccountNumbers", true),
        element("IsRequiringAccounts", true),
        ...no("IsUsingClassTracking"),
        element("IsUsingAuditTrail", true),
        element("IsAssigningJournalEntryNumbers", true),
        optional("ClosingDate", closedThrough === undefined ? undefined : formatDay(closedThrough)),
      ]),
      element("FinanceChargePreferences", [
        element("GracePeriod", 0),
        ...no("IsAssessingForOverdueCharges"),
        element("CalculateChargesFrom", "DueDate"),
        ...no("IsMarkedToBePrinted"),
      ]),
      element(
        "JobsAndEstimatesPreferences",
        no("IsUsingEstimates", "IsUsingProgressInvoicing", "IsPrintingItemsWithZeroAmounts"),
      ),
      element("MultiCurrencyPreferences", no("IsMultiCurrencyOn")),
      element("PurchasesAndVendorsPreferences", [
        ...no("IsUsingInventory"),
        element("DaysBillsAreDue", 10),
        ...no("IsAutomaticallyUsingDiscounts"),
      ]),
      element("ReportsPreferences", [
        element("AgingReportBasis", "AgeFromDueDate"),
        element("SummaryReportBasis", defaultBasis === "cash" ? "Cash" : "Accrual"),
      ]),
      element(
        "SalesAndCustomersPreferences",
        no("IsTrackingReimbursedExpensesAsIncome", "IsAutoApplyingPayments"),
      ),
      element(
        "CurrentAppAccessRights",
        no("IsAutomaticLoginAllowed", "IsPersonalDataAccessAllowed"),
      ),
    ]),
  ]);
}
