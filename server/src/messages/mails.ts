import type { Language } from "@tieout/core/language";
import en from "./en/mails.json" with { type: "json" };
import es from "./es/mails.json" with { type: "json" };
import fr from "./fr/mails.json" with { type: "json" };
import { formatMessage } from "./messages.ts";

type Messages = en.Messages;

type ValuesOf<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends number ? number : string | number;
};

export type MailText = <Id extends keyof Messages>(
  id: Id,
  ...values: keyof Messages[Id] extends never ? [] : [ValuesOf<Messages[Id]>]
) => string;

const catalogs: Readonly<Record<Language, Readonly<Record<keyof Messages, string>>>> = {
  en,
  es,
  fr,
};

export function mailTextIn(language: Language): MailText {
  return (id, ...[values = {}]) => formatMessage(catalogs[language][id], values, language);
}
