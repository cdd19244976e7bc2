import { type Day, dayAt, endOfLastFullMonth } from "../calendar/day.ts";
import type { Basis } from "../ledger/ledger.ts";
import { basesOf, lastDayCollected, type RequestedBooks } from "../submission-request/options.ts";
import {
  type CollectionGroup,
  collectionGroups,
} from "../submission-request/submission-request.ts";

/** What may be read, as it was shown when it was agreed. */
export interface ConsentScope {
  readonly groups: readonly CollectionGroup[];
  readonly bases: readonly Basis[];
  /** Codes in place of the names of people and companies. */
  readonly anonymize: boolean;
  /** Before the current one. */
  readonly fullFiscalYears: number;
  /** Absent until the company's fiscal year is known. */
  readonly fromDay?: Day;
  readonly throughDay: Day;
}

/** What a request asks somebody to agree to. Its last day is fixed then, however much later it's read. */
export function scopeOf(request: RequestedBooks, today: Day): ConsentScope {
  return {
    groups: request.groups,
    bases: basesOf(request.basis),
    anonymize: request.anonymizeCustomersAndVendors,
    fullFiscalYears: request.fullFiscalYears,
    throughDay: lastDayCollected(request, today),
  };
}

/** `once` is one Created record for one submission; `until` is any number of reads to the end of a day. */
export type ConsentTerm =
  | { readonly kind: "once"; readonly submissionId?: string }
  | { readonly kind: "until"; readonly day: Day };

export interface ConsentCompany {
  readonly accountingPackage: string;
  /** The package's own key of the company. */
  readonly organizationId: string;
  readonly name?: string;
  readonly country?: string;
  readonly currency?: string;
}

/** What somebody agreed to, and what has become of it since. */
export interface Consent {
  readonly scope: ConsentScope;
  readonly term: ConsentTerm;
  /** Absent until the package has said whose books these are. */
  readonly company?: ConsentCompany;
  /** Nothing starts from then on. */
  readonly expiresAt: Date;
  /** When the company was confirmed. */
  readonly liveAt?: Date;
  readonly pausedAt?: Date;
  /** When the record that it was given for was Created. */
  readonly usedAt?: Date;
  readonly supersededAt?: Date;
  readonly endedAt?: Date;
}

export type ConsentState =
  | "agreed"
  | "live"
  | "paused"
  | "used"
  | "expired"
  | "ended"
  | "superseded";

/** An end wins over what came before it. */
export function consentState(consent: Consent, now: Date): ConsentState {
  if (consent.supersededAt) return "superseded";
  if (consent.endedAt) return "ended";
  if (consent.usedAt) return "used";
  if (now >= consent.expiresAt) return "expired";
  if (!consent.liveAt) return "agreed";
  return consent.pausedAt ? "paused" : "live";
}

/** Whether a read under it may ask the package for more: one with its first page outlasts the last day, and no end. */
export function mayGoOn(
  consent: Consent,
  { hasFirstPage, now }: { readonly hasFirstPage: boolean; readonly now: Date },
): boolean {
  const state = consentState(consent, now);
  return state === "live" || (state === "expired" && hasFirstPage && !consent.pausedAt);
}

/** What is about to be read. */
export interface PlannedRead {
  readonly submissionId: string;
  readonly groups: readonly CollectionGroup[];
  readonly bases: readonly Basis[];
  readonly anonymize: boolean;
  /** Once the company's fiscal year is known; before, its number of years stands in. */
  readonly from?: Day;
  readonly fullFiscalYears?: number;
  readonly upTo: Day;
}

/**
 * A request as it was agreed to. How far it goes is what that meant on the day of the yes: a retry in June of what was
 * agreed in March ends where it would have ended then. Only a day that somebody names is a day of its own.
 */
export function asAgreed<Request extends RequestedBooks>(
  request: Request,
  { scope, term }: Pick<Consent, "scope" | "term">,
  today: Day,
): Request {
  const { mostRecentDay } = request;
  const isNamed = mostRecentDay !== undefined && mostRecentDay <= today;
  return isNamed || term.kind === "until"
    ? request
    : { ...request, mostRecentDay: scope.throughDay };
}

/** What an import of a request would read, before its company has said which days that is. */
export function plannedRead(
  request: RequestedBooks,
  today: Day,
  submissionId: string,
): PlannedRead {
  const { throughDay: upTo, ...asked } = scopeOf(request, today);
  return { ...asked, upTo, submissionId };
}

/** What lies beyond a consent, and by how much. */
export type Beyond =
  | { readonly code: "no-consent" }
  | { readonly code: "not-live"; readonly state: Exclude<ConsentState, "live"> }
  | {
      readonly code: "other-company";
      readonly part: "package" | "organization" | "name" | "country" | "currency";
    }
  /** Agreed once, for another collection. */
  | { readonly code: "once" }
  | { readonly code: "groups"; readonly groups: readonly CollectionGroup[] }
  | { readonly code: "bases"; readonly bases: readonly Basis[] }
  | { readonly code: "names" }
  | { readonly code: "earlier-years"; readonly agreed: number; readonly wanted: number }
  | { readonly code: "earlier-days"; readonly agreed: Day; readonly wanted: Day }
  | { readonly code: "later-days"; readonly agreed: Day; readonly wanted: Day };

/** Empty where the read is within what was agreed. */
export function covers(
  consent: Consent,
  plan: PlannedRead,
  company: ConsentCompany,
  now: Date,
): Beyond[] {
  const { scope, term } = consent;
  const state = consentState(consent, now);
  const groups = collectionGroups.filter(
    (group) => plan.groups.includes(group) && !scope.groups.includes(group),
  );
  const bases = plan.bases.filter((basis) => !scope.bases.includes(basis));
  const lastDay = lastDayAgreed(consent, now);
  const isOther =
    term.kind === "once" &&
    term.submissionId !== undefined &&
    term.submissionId !== plan.submissionId;
  return [
    ...(state === "live" ? [] : [{ code: "not-live", state } as const]),
    ...otherCompany(consent.company, company),
    ...(isOther ? [{ code: "once" } as const] : []),
    ...(groups.length > 0 ? [{ code: "groups", groups } as const] : []),
    ...(bases.length > 0 ? [{ code: "bases", bases } as const] : []),
    ...(scope.anonymize && !plan.anonymize ? [{ code: "names" } as const] : []),
    ...earlier(scope, plan),
    ...(plan.upTo > lastDay
      ? [{ code: "later-days", agreed: lastDay, wanted: plan.upTo } as const]
      : []),
  ];
}

function earlier({ fromDay, fullFiscalYears: agreed }: ConsentScope, plan: PlannedRead): Beyond[] {
  const { from, fullFiscalYears: wanted = 0 } = plan;
  if (from === undefined) return wanted > agreed ? [{ code: "earlier-years", agreed, wanted }] : [];
  if (fromDay === undefined || from >= fromDay) return [];
  return [{ code: "earlier-days", agreed: fromDay, wanted: from }];
}

/** The days agreed on, or of one that lasts, the last full month by now. */
export function lastDayAgreed(
  { scope: { throughDay }, term }: Pick<Consent, "scope" | "term">,
  now: Date,
): Day {
  if (term.kind === "once") return throughDay;
  const lastMonth = endOfLastFullMonth(dayAt(now));
  return lastMonth > throughDay ? lastMonth : throughDay;
}

/** The parts in which a company differs from the one that was confirmed. What either doesn't say is no difference. */
function otherCompany(agreed: ConsentCompany | undefined, found: ConsentCompany): Beyond[] {
  if (!agreed) return [];
  const parts = [
    ["package", agreed.accountingPackage, found.accountingPackage],
    ["organization", agreed.organizationId, found.organizationId],
    ["name", agreed.name, found.name],
    ["country", agreed.country, found.country],
    ["currency", agreed.currency, found.currency],
  ] as const;
  return parts
    .filter(([, one, other]) => one !== undefined && other !== undefined && one !== other)
    .map(([part]) => ({ code: "other-company", part }));
}

/**
 * The one consent that a read is within, or what lies beyond the nearest: several never add up to a wider one.
 *
 * @param consents those of the connection, the latest first
 * @param planUnder what would be read under each
 */
export function consentFor<Given extends Consent>(
  consents: readonly Given[],
  planUnder: (consent: Given) => PlannedRead,
  company: ConsentCompany,
  now: Date,
):
  | { readonly consent: Given; readonly beyond?: never }
  | { readonly beyond: readonly Beyond[]; readonly consent?: never } {
  const judged = consents.map((consent) => ({
    consent,
    beyond: covers(consent, planUnder(consent), company, now),
  }));
  const within = judged.find(({ beyond }) => beyond.length === 0);
  if (within) return { consent: within.consent };
  const [nearest] = judged.toSorted((one, other) => one.beyond.length - other.beyond.length);
  return { beyond: nearest?.beyond ?? [{ code: "no-consent" }] };
}

const day = 86_400_000;

/** How long a consent to one read may wait for its record. */
export const daysOfOnce = 30;

/** Who connected and confirmed nothing has shared nothing: access goes then. */
export const unconfirmedMinutes = 30;

export const endOfOnce = (agreedAt: Date): Date => new Date(agreedAt.getTime() + daysOfOnce * day);
