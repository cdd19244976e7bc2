import { counted, filled, type Language, writtenDay } from "../language/language.ts";
import { fileUpload, packageName } from "../tenant/packages.ts";
import en from "../texts/en/receipt.json" with { type: "json" };
import es from "../texts/es/receipt.json" with { type: "json" };
import fr from "../texts/fr/receipt.json" with { type: "json" };

/** What a borrower shared, with whom, and how long it's kept. Never has an amount. */
export interface Receipt {
  readonly reference: string;
  /** When the books were read. */
  readonly sharedTime: string;
  readonly lender: string;
  /** The lender's requester; absent for the anonymous link. */
  readonly askedBy?: string;
  readonly business: string;
  readonly datasourceNameId: string;
  /** The address given by whoever connected. */
  readonly connectedBy?: string;
  /** First and last day of the books, `2026-03-31`. */
  readonly from: string;
  readonly upTo: string;
  readonly read: readonly Read[];
  /** Customer and vendor names were replaced by codes. */
  readonly anonymized: boolean;
  readonly access: Access;
  readonly kept: Kept;
  readonly withdrawnTime?: string;
}

export const readThings = [
  "accounts",
  "journal-lines",
  "receivables",
  "payables",
  "parties",
  "documents",
] as const;
export type ReadThing = (typeof readThings)[number];

export interface Read {
  readonly what: ReadThing;
  readonly count: number;
}

/** Whether the lender can read again; never for files. */
export interface Access {
  readonly state: "connected" | "ended" | "none";
  readonly endedTime?: string;
}

/** Retention; no end where the lender hasn't set one. */
export interface Kept {
  readonly state: "kept" | "open-ended" | "held" | "deleted";
  /** When it will be or was deleted. */
  readonly at?: string;
}

export interface KeepingFacts {
  readonly autoDeleteAt?: Date;
  readonly filesDeletedAt?: Date;
  readonly legalHold: boolean;
}

export function keptOf({ autoDeleteAt, filesDeletedAt, legalHold }: KeepingFacts): Kept {
  if (filesDeletedAt) return { state: "deleted", at: filesDeletedAt.toISOString() };
  if (legalHold) return { state: "held" };
  return autoDeleteAt ? { state: "kept", at: autoDeleteAt.toISOString() } : { state: "open-ended" };
}

export interface ConsentFacts {
  readonly isFile: boolean;
  readonly connected: boolean;
  readonly endedAt?: Date;
}

export function accessOf({ isFile, connected, endedAt }: ConsentFacts): Access {
  if (isFile) return { state: "none" };
  if (connected) return { state: "connected" };
  return { state: "ended", ...(endedAt && { endedTime: endedAt.toISOString() }) };
}

/** Without letters that look like digits or each other. */
const letters = "0123456789ACDEFHJKMNPRTUVWXYZ";

const digits = "0123456789";

/** The random bytes of a reference. */
export const referenceBytes = 9;

/** `41873-7C1E`, for phone calls; random, so it reveals nothing and opens nothing. */
export function receiptReference(random: Uint8Array): string {
  const from = (signs: string) => (byte: number) => signs.charAt(byte % signs.length);
  const first = Array.from(random.subarray(0, 5), from(digits));
  const last = Array.from(random.subarray(5, referenceBytes), from(letters));
  return `${first.join("")}-${last.join("")}`;
}

const receiptTexts: Readonly<Record<Language, typeof en>> = { en, es, fr };

export interface ReceiptRow {
  readonly id: "shared" | "from" | "period" | "read" | "access" | "kept";
  readonly name: string;
  /** Absent where the row is a list. */
  readonly value?: string;
  readonly items: readonly { readonly name: string; readonly count: string }[];
  readonly note?: string;
}

export interface PresentedReceipt {
  readonly title: string;
  readonly lede: string;
  readonly receipt: string;
  readonly reference: string;
  readonly shared: string;
  readonly rows: readonly ReceiptRow[];
  readonly withdrawn?: string;
}

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
  /** In the reader's zone. */
  readonly dayOf: (instant: string) => string;
}

/** In the reader's language and machine zone; with an explicit zone, times name it, because files travel. */
export function presentReceipt(
  receipt: Receipt,
  language: Language,
  timeZone?: string,
): PresentedReceipt {
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
  // A day of the books is the same in every zone.
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
