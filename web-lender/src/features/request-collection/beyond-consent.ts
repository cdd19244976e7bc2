import { type Day, dayAt } from "@tieout/core/calendar/day";
import {
  asAgreed,
  type Beyond,
  type Consent,
  consentFor,
  covers,
  plannedRead,
  scopeOf,
} from "@tieout/core/consent/consent";
import { monthsOfUpdatesThrough } from "@tieout/core/consent/until";
import { isAllAllowable, isSameWider, type Wider, widerThan } from "@tieout/core/consent/wider";
import type { RequestedBooks } from "@tieout/core/submission-request/options";
import { useDates } from "@tieout/web-portal/dates";
import { useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { byMethod, groupsOf, type RequestDraft } from "./collection-request-draft.ts";

type GivenConsent = Connection["consents"][number];

/** An ask that can be mailed to the borrower. */
export interface Askable {
  readonly more: Wider;
  /** The last ask, if there was one. */
  readonly asked: GivenConsent["asked"];
}

/** Whether the borrower was asked for just that and hasn't answered. */
export const isAsked = ({ more, asked }: Askable): boolean =>
  asked?.state === "waiting" && isSameWider(asked.more, more);

interface Excess {
  readonly beyond: readonly Beyond[];
  /** Present if allowing more by mail is all that it takes. */
  readonly askable?: Askable;
}

/**
 * What a new data collection over a connection would read beyond every permission given for it. An empty list allows it. The
 * server asks the same question when the import begins.
 */
export function excessOf(connection: Connection, draft: RequestDraft, now: Date): Excess {
  const { consents, datasourceNameId: accountingPackage } = connection;
  const today = dayAt(now, now.getTimezoneOffset());
  const request = booksOf(draft);
  const planUnder = (consent: Consent) =>
    plannedRead(asAgreed(request, consent, today), today, newCollection);
  // The page doesn't know the company's id; the server compares it.
  const company = { accountingPackage, organizationId: "" };
  const { beyond = [] } = consentFor(consents.map(consentOf), planUnder, company, now);
  if (beyond.length === 0) return { beyond };

  const kept = consents.find(({ canBeAsked }) => canBeAsked);
  if (kept) {
    const consent = consentOf(kept);
    const more = widerThan(consent.scope, scopeOf(request, today));
    const ofKept = covers(consent, planUnder(consent), company, now);
    const askable = more && isAllAllowable(ofKept) && { more, asked: kept.asked };
    return { beyond: ofKept, ...(askable && { askable }) };
  }
  const isOver = beyond.some(({ code }) => code === "not-live");
  // That it was for one collection says nothing more about a permission that is over.
  return { beyond: isOver ? beyond.filter(({ code }) => code !== "once") : beyond };
}

/**
 * The draft as a request by link. What the borrower allows by it replaces what they allowed before, so it asks for updates as long
 * as those still are allowed.
 */
export function byLinkInstead(
  draft: RequestDraft,
  { consents }: Connection,
  now: Date,
): RequestDraft {
  const today = dayAt(now, now.getTimezoneOffset());
  const isKept = ({ state, term }: GivenConsent) =>
    term === "until" && (state === "live" || state === "paused");
  const until = consents.find(isKept)?.untilDay as Day | undefined;
  const updatesForMonths = until && monthsOfUpdatesThrough(until, today);
  return { ...byMethod(draft, "shareable"), ...(updatesForMonths && { updatesForMonths }) };
}

/** No permission can have been given for a data collection that isn't there yet. */
const newCollection = "";

function booksOf(draft: RequestDraft): RequestedBooks {
  const { basis, fullYears, period, anonymize } = draft;
  return {
    groups: groupsOf(draft),
    basis,
    fullFiscalYears: fullYears,
    endOfImport: period.end === "Chosen" ? "Today" : period.end,
    ...(period.end === "Chosen" && { mostRecentDay: period.day }),
    anonymizeCustomersAndVendors: anonymize,
  };
}

function consentOf(given: GivenConsent): Consent {
  const { state, groups, bases, fullFiscalYears, untilDay, submissionId } = given;
  const at = new Date(given.agreedAt);
  return {
    scope: {
      ...{ groups, bases, fullFiscalYears, anonymize: given.anonymizeCustomersAndVendors },
      throughDay: given.throughDay as Day,
    },
    term:
      untilDay === undefined
        ? { kind: "once", ...(submissionId !== undefined && { submissionId }) }
        : { kind: "until", day: untilDay as Day },
    expiresAt: new Date(given.expiresAt),
    // The state says which of these times have come; only whether they have is asked.
    ...(state !== "agreed" && { liveAt: at }),
    ...(state === "paused" && { pausedAt: at }),
    ...(state === "used" && { usedAt: at }),
    ...(state === "ended" && { endedAt: at }),
    ...(state === "superseded" && { supersededAt: at }),
  };
}

/** Says each excess in a sentence. */
export function useBeyondTexts(): (beyond: Beyond) => string {
  const { formatMessage, formatList } = useIntl();
  const { bookDay } = useDates();

  return (beyond) => {
    switch (beyond.code) {
      case "not-live":
        return formatMessage({ id: `beyond.${beyond.state}` });
      case "groups": {
        const groups = beyond.groups.map((group) => formatMessage({ id: `group.${group}.short` }));
        return formatMessage({ id: "beyond.groups" }, { groups: formatList(groups) });
      }
      case "bases": {
        const [basis] = beyond.bases;
        const id = basis === "cash" ? "beyond.cash" : "beyond.accrual";
        return formatMessage({ id });
      }
      case "earlier-years":
        return formatMessage({ id: "beyond.years" }, { agreed: beyond.agreed });
      case "earlier-days":
        return formatMessage({ id: "beyond.earlierDays" }, { agreed: bookDay(beyond.agreed) });
      case "later-days":
        return formatMessage({ id: "beyond.laterDays" }, { agreed: bookDay(beyond.agreed) });
      case "no-consent":
      case "once":
      case "names":
      case "other-company":
        return formatMessage({ id: `beyond.${beyond.code}` });
    }
  };
}
