import { counted, filled, type Language, writtenDay } from "../language/language.ts";
import { fileUpload, packageName } from "../tenant/index.ts";
import en from "../texts/en/receipt.json" with { type: "json" };
import es from "../texts/es/receipt.json" with { type: "json" };
import fr from "../texts/fr/receipt.json" with { type: "json" };
import type { Receipt } from "./receipt.ts";

const receiptTexts: Readonly<Record<Language, typeof en>> = { en, es, fr };

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
  `${receiptTexts[language].receipt} ${reference}.pdf`;

const sharedAt: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
};

interface Teller {
  readonly texts: typeof en;
  readonly language: Language;
  /** The day of an instant, where the reader is. */
  readonly dayOf: (instant: string) => string;
}

/**
 * Tells a receipt in the reader's language, and by their clock. Without a zone it's the machine's; with one, its
 * time says so, since a file goes elsewhere.
 */
export function tellReceipt(receipt: Receipt, language: Language, timeZone?: string): ToldReceipt {
  const texts = receiptTexts[language];
  const zone = timeZone === undefined ? {} : { timeZone };
  const dayOf = (instant: string) => format(language, { dateStyle: "long", ...zone }, instant);
  const teller = { texts, language, dayOf };
  const { reference, sharedTime, withdrawnTime } = receipt;
  return {
    title: texts.title,
    lede: texts.lede,
    receipt: texts.receipt,
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
    ...(withdrawnTime !== undefined && {
      withdrawn: filled(texts.withdrawnOn, { day: dayOf(withdrawnTime) }),
    }),
  };
}

function sharedRow({ lender, askedBy }: Receipt, { texts }: Teller): ReceiptRow {
  const purpose = askedBy === undefined ? texts.purpose : filled(texts.purposeAskedBy, { askedBy });
  return row("shared", texts.shared, lender, purpose);
}

function fromRow(receipt: Receipt, { texts, language }: Teller): ReceiptRow {
  const { business, datasourceNameId, connectedBy } = receipt;
  const source = packageName(datasourceNameId, language);
  const isFile = datasourceNameId === fileUpload.id;
  const note =
    connectedBy === undefined || isFile
      ? source
      : filled(texts.connectedBy, { source, address: connectedBy });
  return row("from", texts.from, business, note);
}

function periodRow({ from, upTo }: Receipt, { texts, language }: Teller): ReceiptRow {
  // A day of the books is the same day everywhere.
  const day = (text: string) => format(language, { dateStyle: "long", timeZone: "UTC" }, text);
  return row("period", texts.period, filled(texts.span, { from: day(from), upTo: day(upTo) }));
}

function readRow({ read, anonymized }: Receipt, { texts, language }: Teller): ReceiptRow {
  const items = read.map(({ what, count }) => ({
    name: texts.things[what],
    count: counted(count, texts.counts[what], language),
  }));
  return { id: "read", name: texts.read, items, ...(anonymized && { note: texts.anonymized }) };
}

function accessRow({ access, lender }: Receipt, { texts, dayOf }: Teller): ReceiptRow {
  const { state, endedTime } = access;
  switch (state) {
    case "connected":
      return row("access", texts.access, texts.connected, filled(texts.mayRead, { lender }));
    case "none":
      return row("access", texts.access, texts.none, texts.cameAsFile);
    case "ended": {
      const ended =
        endedTime === undefined ? texts.ended : filled(texts.endedOn, { day: dayOf(endedTime) });
      return row("access", texts.access, ended, filled(texts.mayReadNoMore, { lender }));
    }
  }
}

function keptRow({ kept, lender, withdrawnTime }: Receipt, { texts, dayOf }: Teller): ReceiptRow {
  const { state, at = "" } = kept;
  switch (state) {
    case "kept": {
      const note = withdrawnTime === undefined ? texts.goesByItself : texts.goesWithdrawn;
      return row("kept", texts.keptUntil, dayOf(at), note);
    }
    case "open-ended":
      return row("kept", texts.kept, texts.openEnded, filled(texts.asksLender, { lender }));
    case "held": {
      const note = withdrawnTime === undefined ? texts.heldNote : texts.heldWithdrawn;
      return row("kept", texts.kept, texts.held, note);
    }
    case "deleted":
      return row(
        "kept",
        texts.kept,
        filled(texts.deletedOn, { day: dayOf(at) }),
        texts.deletedNote,
      );
  }
}

function row(id: ReceiptRow["id"], name: string, value: string, note?: string): ReceiptRow {
  return { id, name, value, items: [], ...(note !== undefined && { note }) };
}

function format(language: Language, options: Intl.DateTimeFormatOptions, instant: string): string {
  return writtenDay(new Intl.DateTimeFormat(language, options).format(new Date(instant)), language);
}
