import type { XmlElement } from "./xml.ts";

/** An element's content: text, or children in order. */
type Content = { readonly allows: (text: string) => boolean } | Order;

/** Children's names, each followed by a space, as a regular expression, and each one's content. */
interface Order {
  readonly names: string;
  readonly contents: Readonly<Record<string, Content>>;
}

const one = (name: string, content: Content): Order => ({
  names: `${name} `,
  contents: { [name]: content },
});

const inOrder = (...parts: readonly Order[]): Order => ({
  names: parts.map(({ names }) => names).join(""),
  contents: Object.assign({}, ...parts.map(({ contents }) => contents)),
});

const oneOf = (...parts: readonly Order[]): Order => ({
  ...inOrder(...parts),
  names: `(?:${parts.map(({ names }) => names).join("|")})`,
});

const maybe = (part: Order): Order => ({ ...part, names: `(?:${part.names})?` });
const any = (part: Order): Order => ({ ...part, names: `(?:${part.names})*` });
const some = (part: Order): Order => ({ ...part, names: `(?:${part.names})+` });

const text: Content = { allows: () => true };
const flag: Content = { allows: (value) => /^(?:true|false|1|0)$/.test(value) };
const count: Content = { allows: (value) => /^[1-9]\d*$/.test(value) };
const date: Content = { allows: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) };
const moment: Content = { allows: (value) => /^\d{4}-\d{2}-\d{2}(?:T.*)?$/.test(value) };
const amount: Content = { allows: (value) => /^[+-]?\d{1,13}(?:\.\d\d)?$/.test(value) };
const among = (...values: readonly string[]): Content => ({
  allows: (value) => values.includes(value),
});

export function faultOf(
  { name, children, text: own }: XmlElement,
  content: Content,
): string | undefined {
  if ("allows" in content) {
    if (children.length > 0) return `${name} holds elements`;
    return content.allows(own.trim()) ? undefined : `${name} can't be ${JSON.stringify(own)}`;
  }
  const stranger = children.find((child) => !Object.hasOwn(content.contents, child.name));
  if (stranger) return `${name} has no ${stranger.name}`;
  const names = children.map((child) => `${child.name} `).join("");
  if (!new RegExp(`^(?:${content.names})$`).test(names)) return `${name} isn't in order: ${names}`;
  for (const child of children) {
    const fault = faultOf(child, content.contents[child.name] ?? text);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

interface RequestShape {
  readonly attributes: readonly string[];
  readonly order: Order;
}

const named = (name: string, content: Content = text) => maybe(one(name, content));
const ids = some(one("ListID", text));
const fullNames = some(one("FullName", text));
const withChildren = [one("ListIDWithChildren", text), one("FullNameWithChildren", text)];
const references = (...more: readonly Order[]): Order =>
  oneOf(...more, ids, fullNames, ...withChildren);
const dates = (from: string, to: string, content: Content) =>
  inOrder(named(from, content), named(to, content));
const matching = (field: string) =>
  inOrder(one("MatchCriterion", among("StartsWith", "Contains", "EndsWith")), one(field, text));
const modifiedDates = dates("FromModifiedDate", "ToModifiedDate", moment);
const currency = named("CurrencyFilter", oneOf(ids, fullNames));
const returned = inOrder(any(one("IncludeRetElement", text)));
const owned = inOrder(returned, any(one("OwnerID", text)));

const listFilter = inOrder(
  named("MaxReturned", count),
  named("ActiveStatus", among("ActiveOnly", "InactiveOnly", "All")),
  modifiedDates,
  maybe(
    oneOf(
      one("NameFilter", matching("Name")),
      one("NameRangeFilter", dates("FromName", "ToName", text)),
    ),
  ),
);
const list = (...more: readonly Order[]) =>
  inOrder(maybe(oneOf(ids, fullNames, inOrder(listFilter, ...more))), owned);
const balanceFilter = named(
  "TotalBalanceFilter",
  inOrder(
    one("Operator", among("LessThan", "LessThanEqual", "Equal", "GreaterThan", "GreaterThanEqual")),
    one("Amount", amount),
  ),
);
const parties = list(balanceFilter, currency, named("ClassFilter", references()));
const accounts = list(any(one("AccountType", text)), currency);

const dateRange = oneOf(dates("FromTxnDate", "ToTxnDate", date), one("DateMacro", text));
const refNumberFilters = [
  one("RefNumberFilter", matching("RefNumber")),
  one("RefNumberRangeFilter", dates("FromRefNumber", "ToRefNumber", text)),
];
const refNumbers = [some(one("RefNumber", text)), some(one("RefNumberCaseSensitive", text))];
const documents = (...more: readonly Order[]) =>
  inOrder(
    maybe(
      oneOf(
        some(one("TxnID", text)),
        ...refNumbers,
        inOrder(
          named("MaxReturned", count),
          maybe(
            oneOf(
              one("ModifiedDateRangeFilter", modifiedDates),
              one("TxnDateRangeFilter", dateRange),
            ),
          ),
          named("EntityFilter", references()),
          named("AccountFilter", references()),
          maybe(oneOf(...refNumberFilters)),
          currency,
          ...more,
        ),
      ),
    ),
    named("IncludeLineItems", flag),
    named("IncludeLinkedTxns", flag),
    owned,
  );
const paid = named("PaidStatus", among("All", "PaidOnly", "NotPaidOnly"));

const transactions = inOrder(
  maybe(
    oneOf(
      some(one("TxnID", text)),
      inOrder(
        named("MaxReturned", count),
        maybe(oneOf(...refNumbers, ...refNumberFilters)),
        named("TransactionModifiedDateRangeFilter", oneOf(modifiedDates, one("DateMacro", text))),
        named("TransactionDateRangeFilter", dateRange),
        named("TransactionEntityFilter", references(one("EntityTypeFilter", text))),
        named("TransactionAccountFilter", references(one("AccountTypeFilter", text))),
        named("TransactionItemFilter", references(one("ItemTypeFilter", text))),
        named("TransactionClassFilter", references()),
        named("TransactionTypeFilter", some(one("TxnTypeFilter", text))),
        named("TransactionDetailLevelFilter", among("All", "SummaryOnly", "AllExceptSummary")),
        named("TransactionPostingStatusFilter", among("Either", "NonPosting", "Posting")),
        named("TransactionPaidStatusFilter", among("Either", "Closed", "Open")),
        currency,
      ),
    ),
  ),
  returned,
);

const reportCore = inOrder(
  named("DisplayReport", flag),
  maybe(
    oneOf(
      one("ReportPeriod", dates("FromReportDate", "ToReportDate", date)),
      one("ReportDateMacro", text),
    ),
  ),
  named("ReportAccountFilter", references(one("AccountTypeFilter", text))),
  named("ReportEntityFilter", references(one("EntityTypeFilter", text))),
  named("ReportItemFilter", references(one("ItemTypeFilter", text))),
  named("ReportClassFilter", references()),
  named("ReportTxnTypeFilter", some(one("TxnTypeFilter", text))),
  maybe(
    oneOf(
      one(
        "ReportModifiedDateRangeFilter",
        dates("FromReportModifiedDate", "ToReportModifiedDate", date),
      ),
      one("ReportModifiedDateRangeMacro", text),
    ),
  ),
  named("ReportDetailLevelFilter", among("All", "AllExceptSummary", "SummaryOnly")),
  named("ReportPostingStatusFilter", among("Either", "NonPosting", "Posting")),
);
const basis = named("ReportBasis", among("Accrual", "Cash", "None"));
const includeColumns = any(one("IncludeColumn", text));
const includeAccounts = named("IncludeAccounts", among("All", "InUse"));
const asOf = (name: string) => named(name, among("ReportEndDate", "Today"));
const returnedOf = (name: string) => named(name, among("ActiveOnly", "NonZero", "All"));

const summaryReport = inOrder(
  one("GeneralSummaryReportType", text),
  reportCore,
  named("SummarizeColumnsBy"),
  named("IncludeSubcolumns", flag),
  named("ReportCalendar", among("CalendarYear", "FiscalYear", "TaxYear")),
  returnedOf("ReturnRows"),
  returnedOf("ReturnColumns"),
  basis,
);
const detailReport = inOrder(
  one("GeneralDetailReportType", text),
  reportCore,
  named("SummarizeRowsBy"),
  includeColumns,
  includeAccounts,
  asOf("ReportOpenBalanceAsOf"),
  basis,
);
const agingReport = inOrder(
  one("AgingReportType", text),
  reportCore,
  includeColumns,
  includeAccounts,
  asOf("ReportAgingAsOf"),
);

const listMetaData = named("IncludeListMetaData", one("IncludeMaxCapacity", flag));
const deleted = (type: string) =>
  inOrder(
    some(one(type, text)),
    named("DeletedDateRangeFilter", dates("FromDeletedDate", "ToDeletedDate", moment)),
    returned,
  );

const plain = ["requestID"];
const counted = [...plain, "metaData"];
const paged = [...counted, "iterator", "iteratorID"];

/** By name. The orders are those of qbXML 13.0. */
export const requests: Readonly<Record<string, RequestShape>> = {
  HostQueryRq: { attributes: plain, order: inOrder(listMetaData, returned) },
  CompanyQueryRq: { attributes: plain, order: owned },
  PreferencesQueryRq: { attributes: plain, order: returned },
  AccountQueryRq: { attributes: counted, order: accounts },
  CustomerQueryRq: { attributes: paged, order: parties },
  VendorQueryRq: { attributes: paged, order: parties },
  OtherNameQueryRq: { attributes: counted, order: list() },
  InvoiceQueryRq: { attributes: paged, order: documents(paid) },
  BillQueryRq: { attributes: paged, order: documents(paid) },
  CreditMemoQueryRq: { attributes: paged, order: documents() },
  VendorCreditQueryRq: { attributes: paged, order: documents() },
  TransactionQueryRq: { attributes: paged, order: transactions },
  GeneralSummaryReportQueryRq: { attributes: plain, order: summaryReport },
  GeneralDetailReportQueryRq: { attributes: plain, order: detailReport },
  AgingReportQueryRq: { attributes: plain, order: agingReport },
  TxnDeletedQueryRq: { attributes: counted, order: deleted("TxnDelType") },
  ListDeletedQueryRq: { attributes: counted, order: deleted("ListDelType") },
};
