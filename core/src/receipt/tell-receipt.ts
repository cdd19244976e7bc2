import { counted, type Language, writtenDay } from "../language/language.ts";
import { fileUpload, packageName } from "../tenant/index.ts";
import type { Receipt } from "./receipt.ts";
import { type ReceiptWords, receiptWords } from "./words/index.ts";

/** A line of a receipt. */
export interface ReceiptRow {
  readonly id: "shared" | "from" | "period" | "read" | "access" | "kept";
  readonly name: string;
  /** Absent where the row is a list. */
  readonly value?: string;
  readonly items: readonly { readonly name: string; readonly count: string }[];
  readonly note?: string;
}

/** A receipt in words, as its page and its file show it. */
export interface ToldReceipt {
  readonly title: string;
  readonly lede: string;
  /** What stands before the reference. */
  readonly receipt: string;
  readonly reference: string;
  readonly shared: string;
  readonly rows: readonly ReceiptRow[];
  /** Said above everything else. */
  readonly withdrawn?: string;
}

/** What the file is called. */
export const receiptFileName = ({ reference }: Receipt, language: Language): string =>
  `${receiptWords[language].receipt} ${reference}.pdf`;

const sharedAt: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
};

interface Teller {
  readonly words: ReceiptWords;
  readonly language: Language;
  /** The day of an instant, where the reader is. */
  readonly dayOf: (instant: string) => string;
}

/**
 * Tells a receipt in the reader's language, and by their clock. Without a zone it's the machine's; with one, its
 * time says so, since a file goes elsewhere.
 */
export function tellReceipt(receipt: Receipt, language: Language, timeZone?: string): ToldReceipt {
  const words = receiptWords[language];
  const zone = timeZone === undefined ? {} : { timeZone };
  const dayOf = (instant: string) => format(language, { dateStyle: "long", ...zone }, instant);
  const teller = { words, language, dayOf };
  const { reference, sharedTime, withdrawnTime } = receipt;
  return {
    title: words.title,
    lede: words.lede,
    receipt: words.receipt,
    reference,
    shared: format(
      language,
      { ...sharedAt, ...zone, ...(timeZone && { timeZoneName: "short" }) },
      sharedTime,
    ),
    rows: [
      sharedRow(receipt, teller),
      fromRow(receipt, teller),
      periodRow(receipt, teller),
      readRow(receipt, teller),
      accessRow(receipt, teller),
      keptRow(receipt, teller),
    ],
    ...(withdrawnTime !== undefined && { withdrawn: words.withdrawnOn(dayOf(withdrawnTime)) }),
  };
}

function sharedRow({ lender, askedBy }: Receipt, { words }: Teller): ReceiptRow {
  return row("shared", words.shared, lender, words.purpose(askedBy));
}

function fromRow(receipt: Receipt, { words, language }: Teller): ReceiptRow {
  const { business, datasourceNameId, connectedBy } = receipt;
  const source = packageName(datasourceNameId, language);
  const isFile = datasourceNameId === fileUpload.id;
  const note =
    connectedBy === undefined || isFile ? source : words.connectedBy(source, connectedBy);
  return row("from", words.from, business, note);
}

function periodRow({ from, upTo }: Receipt, { words, language }: Teller): ReceiptRow {
  // A day of the books is the same day everywhere.
  const day = (text: string) => format(language, { dateStyle: "long", timeZone: "UTC" }, text);
  return row("period", words.period, words.span(day(from), day(upTo)));
}

function readRow({ read, anonymized }: Receipt, { words, language }: Teller): ReceiptRow {
  const items = read.map(({ what, count }) => ({
    name: words.things[what],
    count: counted(count, words.counts[what], language),
  }));
  return { id: "read", name: words.read, items, ...(anonymized && { note: words.anonymized }) };
}

function accessRow({ access, lender }: Receipt, { words, dayOf }: Teller): ReceiptRow {
  const { state, endedTime } = access;
  switch (state) {
    case "connected":
      return row("access", words.access, words.connected, words.mayRead(lender));
    case "none":
      return row("access", words.access, words.none, words.cameAsFile);
    case "ended": {
      const ended = endedTime === undefined ? words.ended : words.endedOn(dayOf(endedTime));
      return row("access", words.access, ended, words.mayReadNoMore(lender));
    }
  }
}

function keptRow({ kept, lender, withdrawnTime }: Receipt, { words, dayOf }: Teller): ReceiptRow {
  const { state, at = "" } = kept;
  switch (state) {
    case "kept": {
      const note = withdrawnTime === undefined ? words.goesByItself : words.goesWithdrawn;
      return row("kept", words.keptUntil, dayOf(at), note);
    }
    case "open-ended":
      return row("kept", words.kept, words.openEnded, words.asksLender(lender));
    case "held": {
      const note = withdrawnTime === undefined ? words.heldNote : words.heldWithdrawn;
      return row("kept", words.kept, words.held, note);
    }
    case "deleted":
      return row("kept", words.kept, words.deletedOn(dayOf(at)), words.deletedNote);
  }
}

function row(id: ReceiptRow["id"], name: string, value: string, note?: string): ReceiptRow {
  return { id, name, value, items: [], ...(note !== undefined && { note }) };
}

function format(language: Language, options: Intl.DateTimeFormatOptions, instant: string): string {
  return writtenDay(new Intl.DateTimeFormat(language, options).format(new Date(instant)), language);
}
