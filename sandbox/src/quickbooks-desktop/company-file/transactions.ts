import { type Account, formatAmount, type Line, type Transaction } from "../../dex/books/books.ts";
import { type DayNumber, formatDay, parseDay } from "../../dex/books/calendar.ts";
import { childOf, textOf, textsOf, type XmlElement } from "../qbxml/read-xml.ts";
import { element, optional, type Xml } from "../qbxml/write-xml.ts";
import {
  accountId,
  lineId,
  numberOf,
  partyId,
  reference,
  sideOf,
  timesOn,
  transactionId,
} from "./names.ts";
import type { OpenCompany } from "./open-company.ts";

interface TransactionName {
  /** In qbXML. */
  readonly type: string;
  /** In reports. */
  readonly label: string;
}

/** What QuickBooks Desktop calls it; money spent is a check, unless a card paid. */
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

/** The transactions of a period, in the order of the books. */
export function* transactionsIn({ books }: OpenCompany, { from, to }: Period) {
  const { first, last } = books.company;
  for (let day = Math.max(first, from); day <= Math.min(last, to); day += 1) {
    yield* books.transactionsOn(day, "accrual");
  }
}

/** The period that a filter names; all of the books where it names none. */
export function periodOf(
  filter: XmlElement | undefined,
  { books }: OpenCompany,
  [from, to]: readonly [string, string] = ["FromTxnDate", "ToTxnDate"],
): Period {
  const { first, last } = books.company;
  const named = (name: string) => parseDay((filter && textOf(filter, name)) ?? "");
  return { from: named(from) ?? first, to: named(to) ?? last };
}

/** Line by line, each amount on its account's own side. Always accrual: the request knows no basis. */
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
      // The first line stands for the whole transaction, the others are its details.
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
