import type { AgreedFile } from "../consent/agreed-files.ts";
import type { ConsentScope, ConsentState } from "../consent/consent.ts";
import { widerThings } from "../consent/wider.ts";
import { readsLedger } from "../import/records-read.ts";
import { filled, type Language, languageOf, writtenDay } from "../language/language.ts";
import { fileUpload, packageName } from "../tenant/packages.ts";
import en from "../texts/en/permission.json" with { type: "json" };
import es from "../texts/es/permission.json" with { type: "json" };
import fr from "../texts/fr/permission.json" with { type: "json" };

/** A consent, as it's shown to the person who gave it. */
export interface Permission {
  readonly id: string;
  /** The business that was asked about. */
  readonly business: string;
  readonly datasourceNameId: string;
  /** As the package names it. */
  readonly company?: string;
  readonly groups: ConsentScope["groups"];
  readonly anonymized: boolean;
  /** False for a file of balances, which has no ledger. */
  readonly hasEntries: boolean;
  /** Of a file import; absent in those from before files were stored with their consent. */
  readonly files?: readonly AgreedFile[];
  /** Days of the books, `2026-03-31`. Absent until the fiscal year was known. */
  readonly from?: string;
  readonly upTo: string;
  readonly agreedTime: string;
  /** The last day of updates; absent for one that was given once. */
  readonly untilDay?: string;
  readonly state: ConsentState;
  /** When it ended, or will end if nothing else ends it before. */
  readonly endTime: string;
  readonly lastReadTime?: string;
  /** Whether the package confirmed the end of our access; absent if it wasn't asked. */
  readonly revoked?: boolean;
  readonly mayEnd: boolean;
  /** The id of the same person's later permission that took its place. */
  readonly replacedBy?: string;
}

/** The permission that holds in place of one that was replaced, if it's among the others. */
export function successorOf(
  { replacedBy }: Permission,
  others: readonly Permission[],
): Permission | undefined {
  const next = replacedBy && others.find(({ id }) => id === replacedBy);
  if (!next) return undefined;
  return next.replacedBy === undefined ? next : successorOf(next, others);
}

export interface PresentedPermission {
  readonly id: string;
  /** The business and its package. */
  readonly title: string;
  /** What was agreed to, and when. */
  readonly agreed: readonly string[];
  /** What became of it. */
  readonly term: string;
  /** What is left to do at the package. */
  readonly advice?: string;
}

interface Reader {
  readonly lender: string;
  /** Its language speaks; its region, if it has one, writes figures and dates. */
  readonly locale: string;
  /** IANA, of times of day; the machine's own without one. */
  readonly timeZone?: string | undefined;
  /** IANA, of days: the lender's. */
  readonly dayZone: string;
}

/**
 * In the reader's locale; instants name their time zone.
 *
 * @param replaced the permission that this one took the place of: what is new in it is said
 */
export function presentPermission(
  permission: Permission,
  reader: Reader,
  replaced?: Permission,
): PresentedPermission {
  const texts = textsFor(reader);
  const { id, business, company, datasourceNameId, anonymized, from, upTo } = permission;
  const source = packageName(datasourceNameId, languageOf(reader.locale));
  const days =
    from === undefined
      ? filled(texts.through, { upTo: bookDay(upTo, reader) })
      : filled(texts.span, { from: bookDay(from, reader), upTo: bookDay(upTo, reader) });
  const advice = adviceOf(permission, reader);
  const added = replaced && thingsAdded(replaced, permission, languageOf(reader.locale));
  return {
    id,
    title:
      company === undefined || company === business
        ? filled(texts.title, { business, source })
        : filled(texts.titleWithCompany, { business, company, source }),
    agreed: [
      thingsAgreed(permission, texts),
      ...(added ? [filled(texts.added, { things: added })] : []),
      ...namedIn(permission, texts),
      anonymized ? `${days} ${texts.codes}` : days,
      filled(texts.agreed, { time: instant(permission.agreedTime, reader) }),
    ],
    term: termOf(permission, reader),
    ...(advice !== undefined && { advice }),
  };
}

function thingsAgreed({ groups, hasEntries }: Permission, texts: Texts): string {
  const thingOf = (group: (typeof groups)[number]) =>
    group === "financial-statements" && !hasEntries ? texts.statementsAlone : texts.groups[group];
  return groups.map(thingOf).join(texts.between);
}

function namedIn({ files = [] }: Permission, texts: Texts): readonly string[] {
  const names = files.map(({ name }) => name).join(texts.between);
  return files.length > 0 ? [filled(texts.named, { names })] : [];
}

/** What a later permission has that the one before hadn't; empty if that's none of these. */
function thingsAdded(before: Permission, after: Permission, language: Language): string {
  const groups = after.groups.filter((group) => !before.groups.includes(group));
  const names = before.anonymized && !after.anonymized;
  const memos = !hasMemos(before) && hasMemos(after);
  return widerThings({ groups, bases: [], names, memos }, language);
}

/** Codes leave memos out: free text has names. */
const hasMemos = ({ groups, anonymized, hasEntries }: Permission): boolean =>
  !anonymized && hasEntries && readsLedger({ groups });

/** What became of a permission, in a sentence or two. */
function termOf(permission: Permission, reader: Reader): string {
  const texts = textsFor(reader);
  const { state, datasourceNameId, files = [], untilDay, endTime, lastReadTime } = permission;
  const { lender } = reader;
  const end = dayOf(endTime, reader);
  if (datasourceNameId === fileUpload.id && state !== "live") {
    return files.length > 1 ? filled(texts.files, { count: String(files.length) }) : texts.file;
  }
  switch (state) {
    case "agreed":
    case "live":
      if (untilDay === undefined) return filled(texts.once, { lender, end });
      return [
        filled(texts.until, { lender, day: bookDay(untilDay, reader) }),
        lastReadTime && filled(texts.lastRead, { day: dayOf(lastReadTime, reader) }),
      ]
        .filter(Boolean)
        .join(" ");
    case "paused":
      return filled(texts.paused, { lender });
    case "used":
      return texts.used;
    case "expired":
      return filled(texts.expired, { end: untilDay ? bookDay(untilDay, reader) : end });
    case "ended":
      return filled(texts.ended, { end });
    case "superseded":
      return filled(texts.superseded, { end });
  }
}

/** Our access is deleted in any case. A package that didn't confirm it may still list us. */
function adviceOf({ datasourceNameId, revoked }: Permission, reader: Reader): string | undefined {
  if (revoked !== false || datasourceNameId === fileUpload.id) return undefined;
  const texts = textsFor(reader);
  const steps: Readonly<Record<string, string>> = texts.remove;
  const source = packageName(datasourceNameId, languageOf(reader.locale));
  const told = filled(texts.notRevoked, { source });
  const how = steps[datasourceNameId];
  return how === undefined ? told : `${told} ${how}`;
}

type Texts = typeof en;

const textsOf: Readonly<Record<Language, Texts>> = { en, es, fr };

const textsFor = ({ locale }: Pick<Reader, "locale">): Texts => textsOf[languageOf(locale)];

const short = { year: "numeric", month: "short", day: "numeric" } as const;

function dayOf(time: string, { locale, dayZone: timeZone }: Reader): string {
  return written(locale, { ...short, timeZone }, time);
}

/** A day of the books is the same in every zone. */
const bookDay = (day: string, { locale }: Reader) =>
  written(locale, { ...short, timeZone: "UTC" }, day);

/** To the minute, with its time zone. */
export function instant(
  time: string,
  { locale, timeZone }: Pick<Reader, "locale" | "timeZone">,
): string {
  const options = { ...short, hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  return written(locale, { ...options, ...(timeZone && { timeZone }) }, time);
}

function written(locale: string, options: Intl.DateTimeFormatOptions, time: string): string {
  const text = new Intl.DateTimeFormat(locale, options).format(new Date(time));
  return writtenDay(text, languageOf(locale));
}
