import { typedByPlan } from "@tieout/core/book-mapping/account-plans";
import type { BooksAnswers } from "@tieout/core/book-mapping/books-answers";
import { readDay } from "@tieout/core/book-mapping/day-text";
import { readFigure } from "@tieout/core/book-mapping/figure";
import type { BooksIntake, LineFacts } from "@tieout/core/book-mapping/file-books";
import { plainWord } from "@tieout/core/book-mapping/month-words";
import { sidesOf } from "@tieout/core/book-mapping/posted-periods";
import { blank, type Reading, read } from "@tieout/core/book-mapping/reading";
import { addDays, type Day, daysBetween, parseDay, startOfMonth } from "@tieout/core/calendar/day";
import { type FiscalYearEnd, fiscalYearOf } from "@tieout/core/calendar/fiscal-year";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { currencyDigits, type Minor, negate, toMinor } from "@tieout/core/money";
import { fecPartners } from "./fec-partners.ts";
import { type FieldKind, lengthFault } from "./field-lengths.ts";
import { fiscalYearsBetween } from "./fiscal-years.ts";
import { gathering } from "./gathering.ts";
import { yearEndOn } from "./period-heading.ts";
import { fileAccount } from "./row-values.ts";
import { accountNames, entryAndOtherDays } from "./said-twice.ts";
import type { TextLine } from "./sie-reader.ts";

/** France's FEC: tabs or pipes, Debit and Credit or Montant and Sens, columns by heading; à-nouveaux are openings. */
export function fecReader(answers: Partial<BooksAnswers> = {}): BooksIntake<TextLine> {
  const gathered = gathering("fec", true, (id) => (areNumbered ? undefined : unnumberedEntry(id)));
  let areNumbered = false;
  const digits = currencyDigits("EUR");
  let separator = "\t";
  let columns = new Map<string, number>();
  const carried: CarriedForward[] = [];
  const partners = fecPartners();
  const names = accountNames();
  const days = entryAndOtherDays();

  function take({ number, text }: TextLine): readonly JournalLine[] {
    if (text.trim() === "") return [];
    if (columns.size === 0) {
      separator = separators.find((mark) => text.includes(mark)) ?? "\t";
      const headings = text
        .split(separator, mostColumns)
        .map((heading) => plainWord(bare(heading)));
      columns = new Map(headings.map((heading, i) => [heading, i]));
      return [];
    }
    const cells = text.split(separator, mostColumns).map(bare);
    return takeRow(number, cells);
  }

  function takeRow(row: number, cells: readonly string[]): readonly JournalLine[] {
    const cell = (name: string) => cells[columns.get(name) ?? -1] ?? "";
    const drop = (name: string, reading: Reading<unknown>): readonly [] => {
      const column = columns.get(name);
      gathered.leaveOut({
        row,
        cells,
        value: cell(name),
        ...(reading.result === "refused"
          ? { fault: reading.fault, span: reading.span }
          : { fault: "missing" as const }),
        ...(column !== undefined && { column }),
      });
      return [];
    };
    for (const [name, kind] of lengths) {
      const overlong = lengthFault(kind, cell(name));
      if (overlong) return drop(name, overlong);
    }
    const date = readDay(cell("ecrituredate"), "dmy");
    if (date.result !== "read") return drop("ecrituredate", date);
    const accountId = cell("comptenum");
    if (accountId === "") return drop("comptenum", blank);
    const [blamed, amount] = amountOf(cell);
    if (amount.result !== "read") return drop(blamed, amount);

    const account = fileAccount(accountId, cell("comptelib"), "", accountId);
    gathered.account(typedByPlan(account, "pcg"));
    const partner = cell("compauxnum");
    partners.add(accountId, partner, amount.value);
    names.add(accountId, cell("comptelib"), partner !== "");
    if (carriesForward(cell("journalcode"), cell("journallib"))) {
      carried.push({ accountId, date: date.value, amount: amount.value });
      return [];
    }
    areNumbered ||= isNumbered(cell("ecriturenum"));
    const line = lineOf(row, date.value, accountId, amount.value, cell);
    days.add(line.transactionId, date.value, dayIn("piecedate"), dayIn("validdate"));
    return [gathered.line(line)];

    function dayIn(name: string): Day | undefined {
      const reading = readDay(cell(name), "dmy");
      return reading.result === "read" ? reading.value : undefined;
    }
  }

  function amountOf(cell: (name: string) => string): readonly [string, Reading<Minor>] {
    if (columns.has("montant")) {
      const amount = figure(cell("montant"));
      const credit = /^(c|-1|-)/i.test(cell("sens"));
      if (amount.result !== "read") return ["montant", amount];
      return ["montant", read(credit ? negate(amount.value) : amount.value)];
    }
    const [debit, credit] = [figure(cell("debit")), figure(cell("credit"))];
    if (debit.result === "refused") return ["debit", debit];
    if (credit.result === "refused") return ["credit", credit];
    if (debit.result === "blank" && credit.result === "blank") return ["debit", blank];
    const left = debit.result === "read" ? debit.value : 0;
    const right = credit.result === "read" ? credit.value : 0;
    return ["debit", read(toMinor(left - right))];
  }

  function figure(text: string): Reading<Minor> {
    // The law asks for a comma; some write a point, and nobody groups thousands.
    const decimal = /^[+-]?\d*\.\d*$/.test(text) ? "." : ",";
    return readFigure(text, { decimal, digits });
  }

  return {
    take,
    books: () => {
      const { first, last } = gathered.lines();
      const opened = yearOpened(carried, first);
      const fiscalYearEnd = answers.fiscalYearEnd ?? (opened && yearEndBefore(opened));
      const begun = fiscalYearEnd && first ? fiscalYearOf(first, fiscalYearEnd).start : opened;
      const start = carried.length > 0 ? begun : first;
      const fiscalYears = fiscalYearsBetween(start, last ?? start, fiscalYearEnd);
      for (const { accountId, date, amount } of carried) {
        const year = fiscalYears.find((one) => one.start >= date) ?? fiscalYears.at(-1);
        gathered.opening({ accountId, on: addDays(year?.start ?? date, -1), amount });
      }
      const openings = carried.map(({ accountId, amount }) => ({ accountId, ...sidesOf(amount) }));
      const facts = partners.facts([...openings, ...gathered.lines().months]);
      const [said, named] = [days.facts(), names.facts()];
      return gathered.books({
        company: { currency: "EUR" },
        fiscalYears,
        ...(facts && { partners: facts }),
        ...(said && { days: said }),
        ...(named && { names: named }),
      });
    },
  };
}

/** Piece references are typed by hand: documents that only balance together, in one journal on one day, are an entry. */
const unnumberedEntry = (transactionId: string): string | undefined =>
  /^.*?\d{4}-\d{2}-\d{2}/.exec(transactionId)?.[0];

/** What is read of a row besides its figures. */
const lengths: readonly (readonly [column: string, FieldKind])[] = [
  ["journalcode", "reference"],
  ["journallib", "type"],
  ["ecriturenum", "reference"],
  ["ecrituredate", "day"],
  ["comptenum", "account"],
  ["comptelib", "name"],
  ["pieceref", "reference"],
  ["compauxnum", "reference"],
  ["ecriturelib", "memo"],
];

/** The law asks for tabs or pipes; some spreadsheets save with semicolons. */
const separators = ["\t", "|", ";"];

/** The law has 18, and 22 for books on a cash basis; writers add a few of their own. */
const mostColumns = 100;

/** Some writers add spaces and quotation marks. */
const bare = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim();

export function looksLikeFec(firstLine: string): boolean {
  const words = plainWord(firstLine)
    .split(/[\t|;]/)
    .map(bare);
  return ["journalcode", "ecriturenum", "ecrituredate", "comptenum"].every((word) =>
    words.includes(word),
  );
}

/** A line of the opening entry. */
interface CarriedForward {
  readonly accountId: string;
  /** The first day of the year, or an open document's own. */
  readonly date: Day;
  readonly amount: Minor;
}

/** The first day of the year that opens: the one that all lines have, or the last that begins a month; else the first posting's month. */
function yearOpened(carried: readonly CarriedForward[], first: Day | undefined): Day | undefined {
  const days = [...new Set(carried.map(({ date }) => date))].sort();
  const [only, ...others] = days;
  if (only === undefined || others.length === 0) return only;
  const latest = days.findLast((day) => first === undefined || day <= first);
  if (latest !== undefined && startOfMonth(latest) === latest) return latest;
  return startOfMonth(first ?? days.at(-1) ?? only);
}

/** The opening balances carried forward begin a fiscal year. */
function yearEndBefore(opened: Day): FiscalYearEnd {
  return yearEndOn(addDays(opened, -1));
}

/** The fiscal year's last day from the legal file name: `123456789FEC20250630`. */
export function fecYearEnd(fileName: string): Day | undefined {
  const [, year, month, day] = /^\d{9}FEC(\d{4})(\d{2})(\d{2})/i.exec(fileName) ?? [];
  return parseDay(`${year}-${month}-${day}`);
}

/** A renamed file may say another year than its entries are of. */
export const isYearOf = (named: Day, { first, last }: Pick<LineFacts, "first" | "last">) =>
  first === undefined ||
  last === undefined ||
  (last <= named && daysBetween(first, named) <= longestYear);

/** France's first and last years may have up to 24 months. */
const longestYear = 731;

function carriesForward(code: string, name: string): boolean {
  return (
    /^(r?an|a[-_. ]n|ano|anouv?|anv|ouv)\d*$/i.test(code) ||
    /\b(a nouveaux?|ouverture)\b/.test(plainWord(name).replace(/-/g, " "))
  );
}

const isNumbered = (number: string): boolean => number !== "" && !/^0+$/.test(number);

function lineOf(
  row: number,
  date: Day,
  accountId: string,
  amount: Minor,
  cell: (name: string) => string,
): JournalLine {
  const journal = cell("journalcode");
  const number = cell("ecriturenum");
  const piece = cell("pieceref");
  const memo = cell("ecriturelib");
  // Some writers number every entry 0; then one document's lines on a day are an entry.
  return {
    transactionId: isNumbered(number)
      ? `${journal} ${number}`
      : `${journal} ${date} ${piece}`.trim(),
    transactionType: cell("journallib") === "" ? "Journal entry" : cell("journallib"),
    lineNumber: row,
    date,
    accountId,
    amount,
    ...(memo !== "" && { memo }),
    ...(piece !== "" && { documentNumber: piece }),
  };
}
