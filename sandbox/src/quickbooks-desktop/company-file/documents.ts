import {
  documentTotal,
  formatAmount,
  type Transaction,
  type TransactionType,
} from "../../dex/books/books.ts";
import { formatDay } from "../../dex/books/calendar.ts";
import { childOf, textOf, textsOf, type XmlElement } from "../qbxml/read-xml.ts";
import { element, optional, type Xml } from "../qbxml/write-xml.ts";
import { accountId, numberOf, partyId, reference, timesOn, transactionId } from "./names.ts";
import type { OpenCompany } from "./open-company.ts";
import { periodOf, transactionsIn } from "./transactions.ts";

/** Invoices, bills or credits, each with what is open of it now; QuickBooks can't tell of another day. */
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
