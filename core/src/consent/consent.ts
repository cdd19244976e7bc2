import { type Day, dayAt, endOfLastFullMonth } from "../calendar/day.ts";
import type { Basis } from "../ledger/ledger.ts";
import {
  basesOf,
  lastDayCollected,
  planFile,
  type RequestedBooks,
} from "../submission-request/options.ts";
import {
  type CollectionGroup,
  collectionGroups,
} from "../submission-request/submission-request.ts";

/** The books that a person agreed to share. The page showed them this scope. */
export interface ConsentScope {
  readonly groups: readonly CollectionGroup[];
  readonly bases: readonly Basis[];
  /** Whether names of people and companies are replaced by codes. */
  readonly anonymize: boolean;
  /** Full fiscal years before the current one. */
  readonly fullFiscalYears: number;
  /** Absent until the company's fiscal year is known. */
  readonly fromDay?: Day;
  readonly throughDay: Day;
}

/** The scope that a request asks for. Its last day is set on the day of the agreement; a later read ends on the same day. */
export function scopeOf(request: RequestedBooks, today: Day): ConsentScope {
  return {
    groups: request.groups,
    bases: basesOf(request.basis),
    anonymize: request.anonymizeCustomersAndVendors,
    fullFiscalYears: request.fullFiscalYears,
    throughDay: lastDayCollected(request, today),
  };
}

/** Whether two scopes are the same, whatever the company's fiscal year makes of them. */
export const isSameScope = (one: ConsentScope, other: ConsentScope): boolean =>
  asText(one) === asText(other);

const asText = ({ groups, bases, anonymize, fullFiscalYears, throughDay }: ConsentScope) =>
  [[...groups].sort(), [...bases].sort(), anonymize, fullFiscalYears, throughDay].join(" ");

/** The scope of sending a file: all of its days. */
export function scopeOfFile(
  request: Pick<RequestedBooks, "basis" | "anonymizeCustomersAndVendors" | "fullFiscalYears">,
  days: { readonly from: Day; readonly upTo: Day },
): ConsentScope {
  const { from: fromDay, upTo: throughDay, ...plan } = planFile(request, days);
  return { ...plan, fullFiscalYears: request.fullFiscalYears, fromDay, throughDay };
}

/** `once` allows one Created record for one submission; `until` allows any number of reads through a day. */
export type ConsentTerm =
  | { readonly kind: "once"; readonly submissionId?: string }
  | { readonly kind: "until"; readonly day: Day };

export interface ConsentCompany {
  readonly accountingPackage: string;
  /** The package's own id of the company. */
  readonly organizationId: string;
  readonly name?: string;
  readonly country?: string;
  readonly currency?: string;
}

/** A person's permission to read books, with the times at which its state changed. */
export interface Consent {
  readonly scope: ConsentScope;
  readonly term: ConsentTerm;
  /** Absent until the package has named the company. */
  readonly company?: ConsentCompany;
  /** No read starts from this time on. */
  readonly expiresAt: Date;
  /** The company can be confirmed until then. */
  readonly confirmBy?: Date;
  /** When the company was confirmed. */
  readonly liveAt?: Date;
  readonly pausedAt?: Date;
  /** When the record it was given for was Created. */
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

/** A final state takes precedence over the states before it. */
export function consentState(consent: Consent, now: Date): ConsentState {
  if (consent.supersededAt) return "superseded";
  if (consent.endedAt) return "ended";
  if (consent.usedAt) return "used";
  if (now >= consent.expiresAt) return "expired";
  if (!consent.liveAt) {
    return consent.confirmBy && now >= consent.confirmBy ? "expired" : "agreed";
  }
  return consent.pausedAt ? "paused" : "live";
}

/** When a consent stopped allowing reads, or will. */
export function endOf(consent: Consent): Date {
  const { supersededAt, endedAt, usedAt, expiresAt, liveAt, confirmBy } = consent;
  const unconfirmed = liveAt ? undefined : confirmBy;
  const ends = [supersededAt, endedAt, usedAt, expiresAt, unconfirmed].flatMap(
    (at) => at?.getTime() ?? [],
  );
  return new Date(Math.min(...ends));
}

/** Whether a read may continue. One that has its first page may finish after the consent expired, but not after it ended. */
export function mayGoOn(
  consent: Consent,
  { hasFirstPage, now }: { readonly hasFirstPage: boolean; readonly now: Date },
): boolean {
  const state = consentState(consent, now);
  return state === "live" || (state === "expired" && hasFirstPage && !consent.pausedAt);
}

/** A read that is about to begin. */
export interface PlannedRead {
  readonly submissionId: string;
  readonly groups: readonly CollectionGroup[];
  readonly bases: readonly Basis[];
  readonly anonymize: boolean;
  /** Absent until the company's fiscal year is known; `fullFiscalYears` is compared instead. */
  readonly from?: Day;
  readonly fullFiscalYears?: number;
  readonly upTo: Day;
}

/**
 * A request as it was agreed to. "Most recent" means most recent on the day of the consent: a retry in June of a request from
 * March ends on the same day as it would have in March. A day that the request names stays.
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

/** The read that a request leads to. Its first day stays open until the company's fiscal year is known. */
export function plannedRead(
  request: RequestedBooks,
  today: Day,
  submissionId: string,
): PlannedRead {
  const { throughDay: upTo, ...asked } = scopeOf(request, today);
  return { ...asked, upTo, submissionId };
}

/** One way in which a read exceeds a consent, with the agreed and the wanted values. */
export type Beyond =
  | { readonly code: "no-consent" }
  | { readonly code: "not-live"; readonly state: Exclude<ConsentState, "live"> }
  | {
      readonly code: "other-company";
      readonly part: "package" | "organization" | "name" | "country" | "currency";
    }
  /** It was given once, for another data collection. */
  | { readonly code: "once" }
  | { readonly code: "groups"; readonly groups: readonly CollectionGroup[] }
  | { readonly code: "bases"; readonly bases: readonly Basis[] }
  | { readonly code: "names" }
  | { readonly code: "earlier-years"; readonly agreed: number; readonly wanted: number }
  | { readonly code: "earlier-days"; readonly agreed: Day; readonly wanted: Day }
  | { readonly code: "later-days"; readonly agreed: Day; readonly wanted: Day };

/** Every way in which a read exceeds a consent. An empty list allows the read. */
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

/** The last day that was agreed to. For `until`, the end of the last full month if that's later. */
function lastDayAgreed(
  { scope: { throughDay }, term }: Pick<Consent, "scope" | "term">,
  now: Date,
): Day {
  if (term.kind === "once") return throughDay;
  const lastMonth = endOfLastFullMonth(dayAt(now));
  return lastMonth > throughDay ? lastMonth : throughDay;
}

/** The parts in which a company differs from the one that was confirmed. Parts that either one lacks aren't compared. */
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
 * The first consent that covers a read, or else what goes beyond the nearest one. Consents are never combined into a wider
 * one.
 *
 * @param consents of the connection, latest first
 * @param planUnder what would be read under each consent
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

/** Days until a `once` consent expires. */
export const daysOfOnce = 30;

/** Minutes to confirm the company after connecting. Then access is revoked. */
export const unconfirmedMinutes = 30;

export const endOfOnce = (agreedAt: Date): Date => new Date(agreedAt.getTime() + daysOfOnce * day);
