import { fileSize } from "../document/document.ts";
import { filled, type Language, languageOf, type Noun, writtenDay } from "../language/language.ts";
import { fileUpload, packageName } from "../tenant/packages.ts";
import en from "../texts/en/receipt.json" with { type: "json" };
import es from "../texts/es/receipt.json" with { type: "json" };
import fr from "../texts/fr/receipt.json" with { type: "json" };
import { instant, type PresentedPermission, presentPermission } from "./permission.ts";
import type { Access, Receipt } from "./receipt.ts";

const receiptTexts: Readonly<Record<Language, typeof en>> = { en, es, fr };

export interface ReceiptRow {
  readonly id:
    | "shared"
    | "from"
    | "period"
    | "read"
    | "documents"
    | "agreed"
    | "access"
    | "kept"
    | "contact";
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
  /** The same person's other permissions, under their heading. */
  readonly others: readonly PresentedPermission[];
  readonly othersHeading: string;
  readonly withdrawn?: { readonly title: string; readonly detail: string };
}

export const receiptFileName = ({ reference }: Receipt, language: Language): string =>
  `${receiptTexts[language].receipt} ${reference}.pdf`;

interface Teller {
  readonly texts: typeof en;
  readonly language: Language;
  /** Of figures and dates: the language, or one of its regions. */
  readonly locale: string;
  readonly timeZone: string | undefined;
  /** The lender's IANA zone. */
  readonly dayZone: string;
  readonly dayOf: (instant: string) => string;
}

/**
 * In the locale's language, with figures and dates as its region writes them: `es-US`, or `es` alone. Times of day are in the given
 * IANA zone, else in the machine's, and name it; days are the lender's.
 */
export function presentReceipt(
  receipt: Receipt,
  locale: string,
  timeZone?: string,
): PresentedReceipt {
  const language = languageOf(locale);
  const texts = receiptTexts[language];
  const { timeZone: dayZone } = receipt;
  const dayOf = (time: string) => format(locale, { dateStyle: "long", timeZone: dayZone }, time);
  const teller = { texts, language, locale, timeZone, dayZone, dayOf };
  const { reference, sharedTime, withdrawnTime, lender, permission, otherPermissions } = receipt;
  const given = [...(permission ? [permission] : []), ...otherPermissions];
  return {
    title: texts.title,
    lede: texts.lede,
    receipt: texts.receipt,
    reference,
    shared: instant(sharedTime, teller),
    rows: [
      sharedRow(receipt, teller),
      fromRow(receipt, teller),
      ...booksRows(receipt, teller),
      ...documentsRow(receipt, teller),
      ...permissionRows(receipt, teller),
      keptRow(receipt, teller),
      contactRow(receipt, teller),
    ],
    othersHeading: filled(texts.others, { lender }),
    others: otherPermissions.map((each) => {
      const replaced = given.find(({ replacedBy }) => replacedBy === each.id);
      return presentPermission(each, { lender, ...teller }, replaced);
    }),
    ...(withdrawnTime !== undefined && {
      withdrawn: {
        title: filled(texts.withdrawnOn, { day: dayOf(withdrawnTime) }),
        detail: withdrawnDetail(receipt, teller),
      },
    }),
  };
}

function withdrawnDetail({ kept, lender }: Receipt, { texts, dayOf }: Teller): string {
  const { state, at } = kept;
  if (state === "deleted" && at) return filled(texts.withdrawnGone, { lender, day: dayOf(at) });
  if (state === "kept" && at) return filled(texts.withdrawnBy, { lender, day: dayOf(at) });
  return filled(texts.withdrawnHeld, { lender });
}

function sharedRow({ lender, askedBy }: Receipt, { texts }: Teller): ReceiptRow {
  const purpose = askedBy === undefined ? texts.purpose : filled(texts.purposeAskedBy, { askedBy });
  return row("shared", texts.shared, lender, purpose);
}

function fromRow(receipt: Receipt, { texts, language }: Teller): ReceiptRow {
  const { business, books, permission, connectedBy: address } = receipt;
  if (!books) return row("from", texts.from, business, address);
  const { datasourceNameId, company } = books;
  const source = packageName(datasourceNameId, language);
  if (datasourceNameId === fileUpload.id) {
    const names = permission?.files?.map(({ name }) => name).join("; ");
    const note = names === undefined ? source : filled(texts.fromFiles, { source, names });
    return row("from", texts.from, business, note);
  }
  const note =
    address === undefined
      ? filled(texts.lookedAt, { company, source })
      : filled(texts.lookedAtBy, { company, source, address });
  return row("from", texts.from, business, note);
}

function booksRows({ books }: Receipt, { texts, locale }: Teller): readonly ReceiptRow[] {
  if (!books) return [];
  const { from, upTo, read, anonymized } = books;
  // A day of the books is the same in every zone.
  const day = (text: string) => format(locale, { dateStyle: "long", timeZone: "UTC" }, text);
  const items = read.map(({ what, count }) => ({
    name: texts.things[what],
    count: counted(count, texts.counts[what], locale),
  }));
  return [
    row("period", texts.period, filled(texts.span, { from: day(from), upTo: day(upTo) })),
    { id: "read", name: texts.read, items, ...(anonymized && { note: texts.anonymized }) },
  ];
}

function documentsRow({ documents }: Receipt, { texts, locale }: Teller): readonly ReceiptRow[] {
  if (documents.length === 0) return [];
  const items = documents.map(({ name, bytes }) => ({ name, count: fileSize(bytes, locale) }));
  return [{ id: "documents", name: texts.sent, items }];
}

/** When it was agreed to, and what became of the access. */
function permissionRows(receipt: Receipt, teller: Teller): readonly ReceiptRow[] {
  const { permission, books, lender } = receipt;
  const { texts } = teller;
  if (!books) return [];
  if (!permission) return [accessRow(books.access, lender, teller)];
  const { term, advice } = presentPermission(permission, { lender, ...teller });
  return [
    row("agreed", texts.agreed, instant(permission.agreedTime, teller)),
    row("access", texts.access, term, advice),
  ];
}

function accessRow(
  { state, endedTime }: Access,
  lender: string,
  { texts, dayOf }: Teller,
): ReceiptRow {
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

function contactRow(receipt: Receipt, { texts }: Teller): ReceiptRow {
  const { contact, lender } = receipt;
  const way = wayLeft(receipt);
  const ways = way && texts.ways[way];
  return contact === undefined
    ? row("contact", texts.contact, lender, ways?.page)
    : row("contact", texts.contact, contact, ways?.pageOrContact);
}

/** What can still be done on a receipt's page, if anything. */
export type WayLeft = keyof typeof en.ways;

/** Another permission on the receipt is access that can be ended, too. */
export function wayLeft({
  may,
  otherPermissions,
}: Pick<Receipt, "may" | "otherPermissions">): WayLeft | undefined {
  const canEnd = may.endAccess || otherPermissions.some(({ mayEnd }) => mayEnd);
  if (canEnd) return may.withdraw ? "endOrWithdraw" : "end";
  return may.withdraw ? "withdraw" : undefined;
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

/** "1 line", "12,160 lines". The noun follows the language's plural rules. */
function counted(count: number, { one, other }: Noun, locale: string): string {
  const isOne = new Intl.PluralRules(locale).select(count) === "one";
  return `${new Intl.NumberFormat(locale).format(count)} ${isOne ? one : other}`;
}

function format(locale: string, options: Intl.DateTimeFormatOptions, instant: string): string {
  const text = new Intl.DateTimeFormat(locale, options).format(new Date(instant));
  return writtenDay(text, languageOf(locale));
}
