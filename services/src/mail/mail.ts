import { type Language, localeIn, writtenDay } from "@tieout/core/language";
import { fileUpload, packageName } from "@tieout/core/tenant/packages";
import { type MailText, mailTextIn } from "@tieout/server/messages/mails";

/** Content of a mail to a borrower. */
export interface Regional {
  /** By which the borrower's page writes figures and times. */
  readonly region?: string;
}

/** A mail's content before layout. Everything is plain text. */
export interface Mail {
  readonly subject: string;
  /** The hidden line mail programs show next to the subject. */
  readonly preview: string;
  readonly badge?: { readonly tone: "positive" | "warning" | "critical"; readonly text: string };
  readonly heading: string;
  readonly sentence: string;
  /** The name to emphasize. */
  readonly strong?: string;
  readonly facts: readonly MailFact[];
  /** Absent where the mail leads nowhere. */
  readonly button?: MailLink;
  /** To type elsewhere. */
  readonly code?: string;
  /** Introduces the button's full address, for programs that show no buttons. */
  readonly inFull?: string;
  /** What to do if the mail was never asked for. */
  readonly warning?: string;
  readonly promises?: readonly string[];
  readonly note: string;
  readonly noteLink?: MailLink;
  readonly reason: string;
  /** The person the mail says to ask. Nobody reads our own address; lenders answer in the portal. */
  readonly replyTo?: string | undefined;
  readonly notifications?: MailLink;
  readonly unsubscribe?: MailLink;
}

export interface MailFact {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
  /** More values, after the first one's note. */
  readonly further?: string;
}

export interface MailLink {
  readonly text: string;
  readonly address: string;
}

export interface MailWriter {
  readonly language: Language;
  /** Of figures and dates. */
  readonly locale: string;
  /** The tenant's visible name. */
  readonly tenant: string;
  readonly text: MailText;
  readonly instant: (instant: string, timeZone: string) => string;
  /** The day of an instant in the reader's time zone. */
  readonly date: (instant: string, timeZone: string) => string;
  /** A day of the books, which is the same everywhere. */
  readonly day: (day: string) => string;
  /** The books' source; a file has no name of its own, as packages have. */
  readonly source: (name: string) => string;
}

/** @param region by which figures and dates are written, as in `localeIn` */
export function mailWriter(language: Language, tenant: string, region?: string): MailWriter {
  const locale = localeIn(language, region);
  const format = (instant: string, options: Intl.DateTimeFormatOptions) =>
    writtenDay(new Intl.DateTimeFormat(locale, options).format(new Date(instant)), language);
  return {
    language,
    locale,
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

export const colonIn = (language: Language): string => (language === "fr" ? "\u00a0: " : ": ");

/** One of a lender's people. */
export interface Reader {
  /** IANA zone of the reader, else of the tenant (D-56). */
  readonly timeZone: string;
  /** IANA, of the tenant: the day that files go is told as its pages and the borrower's receipt tell it. Absent in older mails. */
  readonly dayZone?: string;
  /** Why they get it: by default, subscribed, or on a recipient list. */
  readonly because: "default" | "subscribed" | "asked";
  /** Where they choose their mail; absent for readers who can't log in. */
  readonly notificationsUrl?: string;
}

/** Footer for a lender's people: why they get it, and where they choose. */
export function lenderFoot({ because, notificationsUrl: address }: Reader, { text }: MailWriter) {
  return {
    reason: text(`reason.${because}`),
    ...(address && { notifications: { text: text("change-notifications"), address } }),
  };
}

/** Footer for a borrower. Sent once, so there's no unsubscribe. */
export function borrowerFoot(support: string | undefined, { text, tenant }: MailWriter) {
  const ended = withPeriod(tenant);
  return {
    replyTo: support,
    reason: support
      ? text("sent-by-support", { tenant: ended, support })
      : text("sent-by", { tenant: ended }),
  };
}

/** A name at a sentence's end: "Tidewater Marine Supply, Inc." brings its own period. */
export const withPeriod = (name: string) => (name.endsWith(".") ? name : `${name}.`);

/** Omits notes that repeat the value. */
export function factOf(name: string, value: string, note?: string): MailFact {
  return { name, value, ...(note !== undefined && note !== value && { note }) };
}
