import {
  type Account,
  documentTotal,
  formatAmount,
  type Line,
  type Transaction,
  type TransactionType,
} from "../../dex/books/books.ts";
import { type DayNumber, formatDay, parseDay } from "../../dex/books/calendar.ts";
import {
  childOf,
  element,
  optional,
  textOf,
  textsOf,
  type Xml,
  type XmlElement,
} from "../qbxml/xml.ts";
import {
  accountId,
  lineId,
  numberOf,
  type OpenCompany,
  partyId,
  reference,
  sideOf,
  timesOn,
  transactionId,
} from "./open-company.ts";

interface TransactionName {
  /** In qbXML. */
  readonly type: string;
  /** In reports. */
  readonly label: string;
}

/** QuickBooks Desktop's transaction type; money spent is a check, unless paid by card. */
export function nameOf(transaction: Transaction, open: OpenCompany): TransactionName {
  switch (transaction.type) {
    case "Invoice":
      return { type: "Invoice", label: "Invoice" };
    case "Credit Memo":
      return { type: "CreditMemo", label: "Credit Memo" };
    case "Payment":
      return { type: "ReceivePayment", label: "Payment" };
    case "Sales Receipt":
      return { type: "SalesReceipt", label: "Sales Receipt" };
    case "Bill":
      return { type: "Bill", label: "Bill" };
    case "Vendor Credit":
      return { type: "VendorCredit", label: "Credit" };
    case "Bill Payment":
      return { type: "BillPaymentCheck", label: "Bill Pmt -Check" };
    case "Expense":
      return paidByCard(transaction, open)
        ? { type: "CreditCardCharge", label: "Credit Card Charge" }
        : { type: "Check", label: "Check" };
    case "Credit Card Payment":
    case "Tax Payment":
      return { type: "Check", label: "Check" };
    case "Deposit":
      return { type: "Deposit", label: "Deposit" };
    case "Transfer":
      return { type: "Transfer", label: "Transfer" };
    case "Payroll":
      return { type: "Paycheck", label: "Paycheck" };
    case "Journal Entry":
      return { type: "JournalEntry", label: "General Journal" };
  }
}

const paidByCard = ({ lines }: Transaction, { accountBy }: OpenCompany) =>
  lines.some(({ account, amount }) => amount < 0 && accountBy(account).type === "Credit Card");

export interface Period {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

function* transactionsIn({ books }: OpenCompany, { from, to }: Period) {
  const { first, last } = books.company;
  for (let day = Math.max(first, from); day <= Math.min(last, to); day += 1) {
    yield* books.transactionsOn(day, "accrual");
  }
}

/** The period of a filter; all of the books where it names none. */
export function periodOf(
  filter: XmlElement | undefined,
  { books }: OpenCompany,
  [from, to]: readonly [string, string] = ["FromTxnDate", "ToTxnDate"],
): Period {
  const { first, last } = books.company;
  const named = (name: string) => parseDay((filter && textOf(filter, name)) ?? "");
  return { from: named(from) ?? first, to: named(to) ?? last };
}

/** Line by line, each amount on its account's own side. Always accrual: the request has no basis. */
export function transactions(request: XmlElement, open: OpenCompany): Xml[] {
  const period = periodOf(childOf(request, "TransactionDateRangeFilter"), open);
  const ids = textsOf(request, "TxnID");
  const level = textOf(request, "TransactionDetailLevelFilter") ?? "SummaryOnly";
  const types = textsOf(childOf(request, "TransactionTypeFilter") ?? request, "TxnTypeFilter");
  const found: Xml[] = [];
  for (const transaction of transactionsIn(open, period)) {
    const { type } = nameOf(transaction, open);
    if (ids.length > 0 && !ids.includes(transactionId(transaction))) continue;
    if (types.length > 0 && !types.includes("All") && !types.includes(type)) continue;
    for (const [index, line] of transaction.lines.entries()) {
      // The first line is the summary, the others are details.
      const shown = level === "All" || (index === 0) === (level === "SummaryOnly");
      if (shown) found.push(lineXml(transaction, index, line, open));
    }
  }
  return found;
}

function lineXml(transaction: Transaction, index: number, line: Line, open: OpenCompany): Xml {
  const { day, entered = day, party } = transaction;
  const account: Account = open.accountBy(line.account);
  const [created, modified] = timesOn(entered);
  return element("TransactionRet", [
    element("TxnType", nameOf(transaction, open).type),
    element("TxnID", transactionId(transaction)),
    element("TxnLineID", lineId(transaction, index)),
    created,
    modified,
    party && reference("EntityRef", partyId(party), party.name),
    reference("AccountRef", accountId(account), open.fullName(account)),
    element("TxnDate", formatDay(day)),
    optional("RefNumber", numberOf(transaction)),
    element("Amount", formatAmount(sideOf(account) * line.amount)),
    optional("Memo", line.memo),
  ]);
}

/** Invoices, bills or credits with their open balance now; QuickBooks can't report another day. */
export function documents(request: XmlElement, type: TransactionType, open: OpenCompany): Xml[] {
  const period = periodOf(childOf(request, "TxnDateRangeFilter"), open);
  const ids = textsOf(request, "TxnID");
  const numbers = textsOf(request, "RefNumber");
  const paid = textOf(request, "PaidStatus") ?? "All";
  const found: Xml[] = [];
  for (const transaction of transactionsIn(open, period)) {
    if (transaction.type !== type) continue;
    if (ids.length > 0 && !ids.includes(transactionId(transaction))) continue;
    if (numbers.length > 0 && !numbers.includes(numberOf(transaction) ?? "")) continue;
    if (paid !== "All" && isPaid(transaction, open) !== (paid === "PaidOnly")) continue;
    found.push(presenters[type]?.(transaction, open) ?? element("Nothing"));
  }
  return found;
}

/** Documents are settled whole. */
const isPaid = ({ document }: Transaction, { books }: OpenCompany): boolean =>
  document !== undefined && document.settled <= books.company.last;

const presenters: Partial<
  Record<TransactionType, (transaction: Transaction, open: OpenCompany) => Xml>
> = {
  Invoice: (invoice, open) => {
    const total = documentTotal(invoice);
    const remaining = isPaid(invoice, open) ? 0 : total;
    return element("InvoiceRet", [
      ...core(invoice),
      party("CustomerRef", invoice),
      control("ARAccountRef", invoice, open),
      element("TxnDate", formatDay(invoice.day)),
      optional("RefNumber", numberOf(invoice)),
      element("IsPending", false),
      due(invoice),
      element("Subtotal", formatAmount(total - tax(invoice, open))),
      element("SalesTaxTotal", formatAmount(tax(invoice, open))),
      element("AppliedAmount", formatAmount(remaining - total)),
      element("BalanceRemaining", formatAmount(remaining)),
      element("IsPaid", remaining === 0),
    ]);
  },
  Bill: (bill, open) => {
    const total = documentTotal(bill);
    return element("BillRet", [
      ...core(bill),
      party("VendorRef", bill),
      control("APAccountRef", bill, open),
      element("TxnDate", formatDay(bill.day)),
      due(bill),
      element("AmountDue", formatAmount(total)),
      optional("RefNumber", numberOf(bill)),
      element("IsPaid", isPaid(bill, open)),
      element("OpenAmount", formatAmount(isPaid(bill, open) ? 0 : total)),
    ]);
  },
  "Credit Memo": (credit, open) => {
    const total = -documentTotal(credit);
    return element("CreditMemoRet", [
      ...core(credit),
      party("CustomerRef", credit),
      control("ARAccountRef", credit, open),
      element("TxnDate", formatDay(credit.day)),
      optional("RefNumber", numberOf(credit)),
      element("IsPending", false),
      due(credit),
      element("TotalAmount", formatAmount(total)),
      element("CreditRemaining", formatAmount(isPaid(credit, open) ? 0 : total)),
    ]);
  },
  "Vendor Credit": (credit, open) => {
    const total = -documentTotal(credit);
    return element("VendorCreditRet", [
      ...core(credit),
      party("VendorRef", credit),
      control("APAccountRef", credit, open),
      element("TxnDate", formatDay(credit.day)),
      element("CreditAmount", formatAmount(total)),
      optional("RefNumber", numberOf(credit)),
      element("OpenAmount", formatAmount(isPaid(credit, open) ? 0 : total)),
    ]);
  },
};

const core = (transaction: Transaction): Xml[] => [
  element("TxnID", transactionId(transaction)),
  ...timesOn(transaction.entered ?? transaction.day),
];

const party = (name: string, { party: whose }: Transaction) =>
  whose && reference(name, partyId(whose), whose.name);

const due = ({ document }: Transaction) => optional("DueDate", document && formatDay(document.due));

function control(name: string, { lines: [first] }: Transaction, open: OpenCompany) {
  const account = first && open.accountBy(first.account);
  return account && reference(name, accountId(account), open.fullName(account));
}

const tax = ({ lines }: Transaction, { accountBy }: OpenCompany): number =>
  lines
    .filter(({ account }) => accountBy(account).subType === "SalesTaxPayable")
    .reduce((sum, { amount }) => sum - amount, 0);
