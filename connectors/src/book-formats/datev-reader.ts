import { typedByPlan } from "@tieout/core/book-mapping/account-plans";
import type { BooksAnswers } from "@tieout/core/book-mapping/books-answers";
import type { BooksIntake } from "@tieout/core/book-mapping/file-books";
import { columnOf, type DatevBatch, type Mapping } from "@tieout/core/book-mapping/mapping";
import { blank, type Fault, type Reading } from "@tieout/core/book-mapping/reading";
import {
  isBlank,
  repeatsHeadings,
  type SheetRow,
  textOf,
} from "@tieout/core/book-mapping/sheet-row";
import { addDays, type Day } from "@tieout/core/calendar/day";
import type { JournalLine, VendorAccount } from "@tieout/core/ledger/ledger";
import { type Minor, negate } from "@tieout/core/money";
import {
  carriesForward,
  type DatevAccount,
  datevAccount,
  datevColumn,
  postingKey,
} from "./datev-batch.ts";
import { reversed } from "./datev-taxes.ts";
import { fiscalYearsBetween } from "./fiscal-years.ts";
import { gathering } from "./gathering.ts";
import { lineOf } from "./ledger-rows.ts";
import {
  type Blame,
  figureOfCell,
  fileAccount,
  leftOut,
  overlongCell,
  rowValues,
} from "./row-values.ts";

/** Reads a batch of DATEV's format: a row posts to two accounts, and those of customers and suppliers add up to one each. */
export function datevReader(
  mapping: Mapping,
  batch: DatevBatch,
  answers: BooksAnswers,
): BooksIntake<SheetRow> {
  const gathered = gathering("general-ledger");
  const { headings, headingRow, yearStart } = mapping;
  const columns = {
    key: datevColumn(headings, /^BU-Schl/i),
    reversal: datevColumn(headings, /^Generalumkehr/i),
    currency: datevColumn(headings, /^WKZ Umsatz/i),
    base: datevColumn(headings, /^Basis-?Umsatz/i),
  };

  function take(row: SheetRow): readonly JournalLine[] {
    if (row.number <= headingRow || isBlank(row) || repeatsHeadings(row, headings)) return [];
    const overlong = overlongCell(row, mapping);
    if (overlong) return drop(row, overlong.fault, overlong);
    const values = rowValues(row, mapping, answers.digits);
    const date = values.day("date");
    if (date.result !== "read") return drop(row, faultOf(date), blamed("date", date));
    const printed = amountOf(row);
    if (printed.result !== "read") return drop(row, faultOf(printed), blamed("amount", printed));
    const accounts = (["accountNumber", "contraAccount"] as const).map((field) =>
      datevAccount(values.text(field), batch),
    );
    const [own, contra] = accounts;
    if (!own || !contra) {
      return drop(row, "no-account", blamed(own ? "contraAccount" : "accountNumber", blank));
    }

    const isCredit = /^h/i.test(values.text("side")) !== isReversed(row);
    const amount = isCredit ? negate(printed.value) : printed.value;
    if (carriesForward(own) !== carriesForward(contra)) {
      open(carriesForward(own) ? contra : own, carriesForward(own) ? negate(amount) : amount);
      return [];
    }
    return [[own, amount] as const, [contra, negate(amount)] as const].map(([account, posted]) =>
      gathered.line(
        lineOf(
          {
            ...{ row: row.number, date: date.value, amount: posted },
            ...{ accountId: gather(account), entry: String(row.number) },
          },
          values.text,
        ),
      ),
    );
  }

  /** In the currency of the books, which a foreign amount has beside it. */
  function amountOf({ cells }: SheetRow): Reading<Minor> {
    const style = { decimal: mapping.decimal, digits: answers.digits };
    const inBase = figureOfCell(cells[columns.base], style);
    const currency = textOf(cells[columns.currency]).trim();
    const isForeign = currency !== "" && currency !== (batch.currency ?? currency);
    if (inBase.result === "read" && inBase.value !== 0) return inBase;
    return isForeign ? blank : figureOfCell(cells[columnOf(mapping, "amount") ?? -1], style);
  }

  const isReversed = (row: SheetRow): boolean =>
    postingKey(row, columns.key) === reversed ||
    /^[1g]$/i.test(textOf(row.cells[columns.reversal]).trim());

  function open(account: DatevAccount, amount: Minor): void {
    if (!yearStart) return;
    gathered.opening({ accountId: gather(account), on: addDays(yearStart, -1), amount });
  }

  function gather(account: DatevAccount): string {
    const found = vendorAccount(account, batch);
    gathered.account(found);
    return found.id;
  }

  function blamed(
    field: "date" | "amount" | "accountNumber" | "contraAccount",
    reading: Reading<unknown>,
  ): Blame {
    const span = reading.result === "refused" ? reading.span : undefined;
    return { column: columnOf(mapping, field), ...(span && { span }) };
  }

  function drop(row: SheetRow, fault: Fault, blame: Blame): readonly [] {
    gathered.leaveOut(leftOut(row, fault, blame));
    return [];
  }

  return {
    take,
    books: () => {
      const { first, last } = gathered.lines();
      const covered = coveredBy(batch, last);
      return gathered.books({
        company: batch.currency === undefined ? {} : { currency: batch.currency },
        fiscalYears: fiscalYearsBetween(yearStart ?? first, last, answers.fiscalYearEnd),
        ...(covered && { covered }),
      });
    },
  };
}

const faultOf = (reading: Reading<unknown>): Fault =>
  reading.result === "refused" ? reading.fault : "missing";

/** A batch may be of a part of the period that its header names, never of more. */
const coveredBy = ({ to }: DatevBatch, last: Day | undefined): Day | undefined =>
  to !== undefined && last !== undefined && last <= to ? to : undefined;

/** Typed by the chart that the header names. */
function vendorAccount(account: DatevAccount, { accountLength, plan }: DatevBatch): VendorAccount {
  if (account.kind === "ledger") {
    const known = fileAccount(account.number, "", "", account.number);
    return plan ? typedByPlan(known, plan) : known;
  }
  const { name, vendorType, numbers } = personal[account.kind];
  const number = plan && numbers[plan].padEnd(accountLength, "0");
  return { ...fileAccount(number ?? name, name, "", number), vendorType };
}

const personal = {
  receivables: {
    name: "Forderungen aus Lieferungen und Leistungen",
    vendorType: "AccountsReceivable",
    numbers: { skr03: "1400", skr04: "1200" },
  },
  payables: {
    name: "Verbindlichkeiten aus Lieferungen und Leistungen",
    vendorType: "AccountsPayable",
    numbers: { skr03: "1600", skr04: "3300" },
  },
} as const;
