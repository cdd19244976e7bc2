import { writtenDay } from "@tieout/core/language";
import { fileUpload, packageName } from "@tieout/core/tenant";
import type { Reader } from "./contents.ts";
import type { Words } from "./words/words.ts";

export type MailLanguage = "en" | "es" | "fr";

/** What stands below every mail: why somebody gets it, and where they choose. */
export function frame({ because, notificationsUrl }: Reader, words: Words, language: MailLanguage) {
  const address = notificationsUrl;
  return {
    language,
    reason: words.reasons[because],
    ...(address && { notifications: { text: words.changeNotifications, address } }),
  };
}

export function instantIn(language: MailLanguage, instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(language, {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  });
  return writtenDay(format.format(new Date(instant)), language);
}

/** The day of an instant, where its reader is. */
export function dateIn(language: MailLanguage, instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone });
  return writtenDay(format.format(new Date(instant)), language);
}

/** A day of the books is no instant: it's the same day everywhere. */
export function dayIn(language: MailLanguage, day: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return writtenDay(format.format(new Date(`${day}T00:00:00Z`)), language);
}

/** What books came from: a file has no name of its own, as packages have. */
export function sourceIn(language: MailLanguage, name: string): string {
  return name === fileUpload.name ? packageName(fileUpload.id, language) : name;
}

/** Between a name and what it stands for. */
export const colonIn = (language: string): string => (language === "fr" ? "\u00a0: " : ": ");
