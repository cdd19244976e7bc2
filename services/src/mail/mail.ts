import { type Language, writtenDay } from "@tieout/core/language";
import { fileUpload, packageName } from "@tieout/core/tenant/packages";
import { type MailText, mailTextIn } from "@tieout/server/messages/mails";
import type { Reader } from "./contents.ts";

/** What a mail says, before it has colors. Everything is plain text. */
export interface Mail {
  readonly subject: string;
  /** The hidden line that mail programs show next to the subject. */
  readonly preview: string;
  readonly badge?: { readonly tone: "positive" | "warning" | "critical"; readonly text: string };
  readonly heading: string;
  readonly sentence: string;
  /** The name in the sentence that its reader looks for. */
  readonly strong?: string;
  readonly facts: readonly MailFact[];
  readonly button: MailLink;
  /** Introduces the button's address in full, for programs that show no buttons. */
  readonly inFull?: string;
  /** What to do if the mail was never asked for. */
  readonly warning?: string;
  /** What the reader can count on. */
  readonly promises?: readonly string[];
  readonly note: string;
  /** A link in the note, on its own text there. */
  readonly noteLink?: MailLink;
  /** Why somebody gets the mail. */
  readonly reason: string;
  readonly notifications?: MailLink;
  readonly unsubscribe?: MailLink;
}

export interface MailFact {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
  /** More values, after the note on the first. */
  readonly further?: string;
}

export interface MailLink {
  readonly text: string;
  readonly address: string;
}

/** Says things in a mail's language, for a tenant. */
export interface MailWriter {
  readonly language: Language;
  /** The tenant's visible name. */
  readonly tenant: string;
  readonly text: MailText;
  readonly instant: (instant: string, timeZone: string) => string;
  /** The day of an instant in the reader's time zone. */
  readonly date: (instant: string, timeZone: string) => string;
  /** A day of the books, which is the same everywhere. */
  readonly day: (day: string) => string;
  /** What the books came from. A file has no name of its own, as packages have. */
  readonly source: (name: string) => string;
}

export function mailWriter(language: Language, tenant: string): MailWriter {
  const format = (instant: string, options: Intl.DateTimeFormatOptions) =>
    writtenDay(new Intl.DateTimeFormat(language, options).format(new Date(instant)), language);
  return {
    language,
    tenant,
    text: mailTextIn(language),
    instant: (instant, timeZone) => format(instant, { ...toTheMinute, timeZone }),
    date: (instant, timeZone) => format(instant, { dateStyle: "long", timeZone }),
    day: (day) => format(`${day}T00:00:00Z`, { dateStyle: "long", timeZone: "UTC" }),
    source: (name) => (name === fileUpload.name ? packageName(fileUpload.id, language) : name),
  };
}

const toTheMinute: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
};

/** Between a name and its value. */
export const colonIn = (language: Language): string => (language === "fr" ? "\u00a0: " : ": ");

/** The foot of a mail to a lender's people: why they get it, and where they choose. */
export function lenderFoot({ because, notificationsUrl: address }: Reader, { text }: MailWriter) {
  return {
    reason: text(`reason.${because}`),
    ...(address && { notifications: { text: text("change-notifications"), address } }),
  };
}

/** The foot of a mail to a borrower. It's sent once, so there is nothing to unsubscribe from. */
export function borrowerFoot(support: string | undefined, { text, tenant }: MailWriter) {
  const ended = withPeriod(tenant);
  return {
    reason: support
      ? text("sent-by-support", { tenant: ended, support })
      : text("sent-by", { tenant: ended }),
  };
}

/** A name at a sentence's end: "Tidewater Marine Supply, Inc." brings its own period. */
export const withPeriod = (name: string) => (name.endsWith(".") ? name : `${name}.`);
