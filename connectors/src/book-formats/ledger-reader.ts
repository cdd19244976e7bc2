import type { BooksAnswers } from "@tieout/core/book-mapping/books-answers";
import type { BooksIntake } from "@tieout/core/book-mapping/file-books";
import { columnOf, type Mapping } from "@tieout/core/book-mapping/mapping";
import { blank, type Fault, type Reading } from "@tieout/core/book-mapping/reading";
import { isBlank, repeatsHeadings, type SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { addDays, type Day, endOfMonth, startOfMonth } from "@tieout/core/calendar/day";
import type { JournalLine, VendorAccount } from "@tieout/core/ledger/ledger";
import { type Minor, negate, toMinor } from "@tieout/core/money";
import { fiscalYearsBetween } from "./fiscal-years.ts";
import {
  type HeadedEntry,
  headedEntry,
  isEntryLine,
  opensBooks,
  saysNoLine,
} from "./headed-entries.ts";
import { headingsGoOn } from "./heading-row.ts";
import {
  amountOf,
  balanceBesideLabel,
  comesToNothing,
  headedAccount,
  headsAccount,
  headsFirstPart,
  headsWithTotals,
  isLabeledAccount,
  labelsOpening,
  lineOf,
  type RowWord,
  saysWord,
  wordOf,
} from "./ledger-rows.ts";
import {
  asOwed,
  type LedgerState,
  ledgerState,
  open,
  openWithContra,
  signed,
} from "./ledger-state.ts";
import type { LedgerSurvey } from "./ledger-survey.ts";
import { pageHeaders } from "./page-headers.ts";
import { type Blame, leftOut, overlongCell, type RowValues, rowValues } from "./row-values.ts";

/** Reads a general ledger, flat or by account, with openings, totals and running balances; streams its lines. */
export function ledgerReader(
  mapping: Mapping,
  answers: BooksAnswers,
  survey?: LedgerSurvey,
): BooksIntake<SheetRow> {
  const state = ledgerState(mapping, survey);
  const titles = pageHeaders();

  return {
    take: (row) => {
      if (isBlank(row)) return [];
      if (row.number <= mapping.headingRow) {
        // A ledger may repeat its headings below each account; the first account then stands above the first headings.
        if (isLabeledAccount(row) || headsFirstPart(row, mapping))
          state.parts.begin(row, headedAccount(row, mapping));
        else titles.title(row);
        return [];
      }
      if (repeatsHeadings(row, mapping.headings) || titles.repeats(row)) return [];
      if (row.number === mapping.headingRow + 1 && headingsGoOn(mapping.headings, row)) return [];
      const entry = { row, values: rowValues(row, mapping, answers.digits) };
      const overlong = overlongCell(row, mapping);
      return overlong ? drop(state, entry, overlong.fault, overlong) : takeRow(state, entry);
    },
    books: () => {
      dropNameless(state);
      const { gathered, running, openings, closings } = state;
      const { first, last } = gathered.lines();
      if (first && last) {
        const eve = addDays(startOfMonth(first), -1);
        const summed = state.parts.summed();
        const said = openings.of().filter((found) => !summed.has(found));
        const opened = [...said.map((found) => asOwed(found, state)), ...running.implied()];
        for (const found of opened) gathered.opening({ ...found, on: eve });
        for (const found of closings) gathered.closing({ ...found, on: endOfMonth(last) });
      }
      for (const total of running.totals()) gathered.total(total);
      const fiscalYears = fiscalYearsBetween(first, last, answers.fiscalYearEnd);
      const contras = state.contras.facts();
      return gathered.books({ company: {}, fiscalYears, ...(contras && { contras }) });
    },
  };
}

interface Entry {
  readonly row: SheetRow;
  readonly values: RowValues;
}

function takeRow(state: LedgerState, entry: Entry): readonly JournalLine[] {
  const { row, values } = entry;
  const date = values.day("date");
  if (isLabeledAccount(row) || headsAccount(row, values, state.mapping))
    return takeHeading(state, entry);
  const dated = date.result === "read";
  const word = isEntryLine(state.mapping, values) ? undefined : wordOf(row, values, dated);

  const isHead = dated && state.mapping.entries === "headed" && saysNoLine(values, state.mapping);
  if (!isHead && (word === "opening" || word === "closing")) return takeBalance(state, entry, word);
  if (dated) {
    const isHeaded = state.mapping.entries === "headed";
    state.entry = isHeaded ? headedEntry(row, values, date.value) : undefined;
    state.isOpening = isHeaded && !state.namesLines && opensBooks(row, values, date.value);
    return takeLine(state, entry, date.value);
  }
  if (word !== undefined) return takeTotal(state, entry, word);
  if (state.entry && date.result === "blank") return takeBelow(state, entry, state.entry);
  if (date.result === "blank" && headsWithTotals(values, state.mapping))
    return takeHeading(state, entry);
  const opening = values.figure("opening");
  const opened = opening.result === "read" && date.result === "blank" && values.account();
  if (opened) {
    state.gathered.account(opened);
    open(state, opened, opening.value);
    return [];
  }
  const amount = amountOf(values, state.mapping);
  const silent = amount.reading.result === "blank" || labelsOpening(row, amount.column);
  // Words in the date column and no figure: a heading that begins in the first column.
  const isHeading =
    date.result === "blank" || values.account() === undefined || !/\d/.test(values.text("date"));
  if (silent && isHeading) return takeHeading(state, entry);
  if (date.result === "blank" && state.totals.isOne(values)) return drop(state, entry, "total");
  if (date.result === "blank" && comesToNothing(values)) return drop(state, entry, "no-figures");
  const column = columnOf(state.mapping, "date");
  return date.result === "refused"
    ? drop(state, entry, date.fault, { column, span: date.span })
    : drop(state, entry, "missing", { column });
}

function takeBelow(state: LedgerState, entry: Entry, head: HeadedEntry): readonly JournalLine[] {
  if (isEntryLine(state.mapping, entry.values)) return takeLine(state, entry, head.date);
  if (amountOf(entry.values, state.mapping).reading.result === "blank") {
    return drop(state, entry, "no-figures");
  }
  for (const total of head.totals(entry.row, entry.values)) state.gathered.total(total);
  state.entry = undefined;
  return drop(state, entry, "total");
}

function takeLine(state: LedgerState, { row, values }: Entry, date: Day): readonly JournalLine[] {
  const { reading, column } = amountOf(values, state.mapping);
  if (reading.result === "refused") {
    return drop(state, { row, values }, reading.fault, { column, span: reading.span });
  }
  if (reading.result === "blank") return drop(state, { row, values }, "no-figures");
  const named = values.account();
  if (named) state.namesLines = true;
  else beginOpened(state);
  const part = state.parts.current();
  // A part's heading has the name beside the number.
  const account = named && named.id !== part?.id ? named : part;
  if (!account) return drop(state, { row, values }, "no-account");
  if (!named) state.parts.posted();
  else openNameless(state, named);

  if (state.isOpening) {
    state.gathered.account(account);
    open(state, account, reading.value, true);
    return [];
  }
  const amount = signed(state, account, reading.value);
  const contra = values.contraAccount();
  state.contras.row({ date, accountId: account.id, contraId: contra?.id, amount });
  state.gathered.account(account);
  state.running.line(row.number, account.id, amount, values.figure("balance"));
  state.entry?.add(amount);
  // Without vouchers, each day has to balance.
  const said = { row: row.number, date, accountId: account.id, amount };
  const entry = state.entry?.id ?? date;
  const text = state.entry?.textOf(values) ?? values.text;
  const line = state.gathered.line(lineOf({ ...said, entry }, text));
  if (!contra) return [line];
  state.gathered.account(contra);
  return [line, state.gathered.line({ ...line, accountId: contra.id, amount: negate(amount) })];
}

/** In a ledger whose lines don't name accounts, the lines below an opening balance belong to its account. */
function beginOpened(state: LedgerState): void {
  const { opened, namesLines, parts } = state;
  if (!opened || namesLines) return;
  parts.begin(opened.row, opened.account);
  state.opened = undefined;
}

function takeBalance(state: LedgerState, entry: Entry, word: RowWord): readonly [] {
  const { row, values } = entry;
  const named = saysWord(values.account()) ? undefined : values.account();
  if (named && word === "opening") state.opened = { row, account: named };
  if (!named) beginOpened(state);
  const account =
    named ?? state.parts.current() ?? (state.namesLines ? state.opened?.account : undefined);
  const { reading, column } = amountOf(values, state.mapping);
  const inColumn = values.figure("balance");
  const isSilent = inColumn.result === "blank" && reading.result === "blank";
  const printed = isSilent ? balanceBesideLabel(row, values) : inColumn;
  const isTold = tellsSide(reading, printed);
  const said = printed.result === "blank" || isTold ? reading : printed;
  if (said.result === "refused") return drop(state, entry, said.fault, { column, span: said.span });
  dropNameless(state);
  if (!account && said.result === "read" && word === "opening") {
    // ERPNext says the sum of all openings, which comes to zero, or an opening above lines that name their account.
    if (said.value === 0) return drop(state, entry, "no-figures");
    state.nameless = { ...entry, amount: said.value, isTold };
    return [];
  }
  if (!account) return drop(state, entry, "no-account");
  const on = word === "opening" ? values.day("date") : blank;
  if (on.result === "read" && state.openings.isLater(account.id, on.value)) {
    // A month's first balance says what the lines have come to.
    state.running.line(row.number, account.id, toMinor(0), printed);
    return [];
  }
  if (said.result === "blank") {
    if (on.result === "read") state.running.opening(account.id, toMinor(0));
    return [];
  }

  state.gathered.account(account);
  const amount = signed(state, account, said.value);
  if (word === "closing") state.closings.push({ accountId: account.id, amount });
  else openWithContra(state, { account, printed: said.value, isTold }, values.contraAccount());
  return [];
}

/** An opening that names no account belongs to the account of the line below it. */
function openNameless(state: LedgerState, account: VendorAccount): void {
  const { nameless, openings } = state;
  if (!nameless) return;
  if (openings.of(account.id).length > 0) dropNameless(state);
  else open(state, account, nameless.amount, nameless.isTold);
  state.nameless = undefined;
}

function dropNameless(state: LedgerState): void {
  const { nameless } = state;
  state.nameless = undefined;
  if (nameless) drop(state, nameless, "no-account");
}

/** Whether an amount repeats the balance, in a column that tells its side. */
const tellsSide = (amount: Reading<Minor>, balance: Reading<Minor>): boolean =>
  amount.result === "read" &&
  balance.result === "read" &&
  Math.abs(amount.value) === Math.abs(balance.value);

function takeTotal(state: LedgerState, { row, values }: Entry, word: RowWord): readonly [] {
  dropNameless(state);
  // An account without lines ends at its total.
  beginOpened(state);
  for (const total of state.totals.of(row, values, word)) state.gathered.total(total);
  return drop(state, { row, values }, "total");
}

function takeHeading(state: LedgerState, { row, values }: Entry): readonly [] {
  const { parts, gathered } = state;
  const named = values.account();
  const isNamed = named !== undefined && named.number !== named.name;
  const found = isNamed ? named : (headedAccount(row, state.mapping) ?? named);
  const balance = values.figure("balance");
  // An unlabeled balance above the lines of its part is their opening.
  if (!found && balance.result === "read" && parts.current() && !parts.isPosted()) {
    return takeBalance(state, { row, values }, "opening");
  }
  const account = parts.begin(row, found);
  if (found && !account) return drop(state, { row, values }, "name-too-long");
  if (!account || balance.result !== "read") return [];
  gathered.account(account);
  const isClosing = amountOf(values, state.mapping).reading.result === "read";
  if (isClosing) state.closings.push({ accountId: account.id, amount: balance.value });
  // On a further page, or below the lines, it's what they have come to.
  else if (isNamed && state.openings.of(account.id).length > 0)
    state.running.line(row.number, account.id, toMinor(0), balance);
  else parts.carry(open(state, account, balance.value));
  return [];
}

function drop(
  { gathered, parts }: LedgerState,
  { row, values }: Entry,
  fault: Fault,
  blame?: Omit<Blame, "account">,
): readonly [] {
  const account = fault === "total" ? undefined : (values.account() ?? parts.current());
  gathered.leaveOut(leftOut(row, fault, { ...blame, account }));
  return [];
}
