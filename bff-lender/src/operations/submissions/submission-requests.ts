import type { Day } from "@tieout/core/calendar/day";
import {
  capDay,
  type OptionFault,
  optionFaults,
  yearsToCollect,
} from "@tieout/core/submission-request/options";
import {
  type CollectionGroup,
  type CollectionMode,
  modesOffered,
  optionsForMode,
  type SubmissionOptions,
} from "@tieout/core/submission-request/submission-request";
import { type FieldError, invalid, notFound, problem } from "@tieout/server/http/problem";
import { findCollectionStanding } from "@tieout/services/imports/collection";
import { presentSubmissionRequest } from "@tieout/services/presenting/submission-request";
import {
  findSubmissionRequest,
  saveSubmissionRequest,
} from "@tieout/services/submissions/submission-request";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { touchWorkspace } from "@tieout/services/workspaces/workspace";
import { audit } from "../audit.ts";
import { makeSharedLink, sharedLinkAddress } from "../links/shared-link.ts";
import type { Handler } from "../operation.ts";
import { later } from "../sign-in/session.ts";
import type { Wire } from "../wire.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { switchedOffReply } from "./import-parameters.ts";

/** Requests books. By link, the reply contains the address, whose secret isn't stored in plain text (D-8). */
export const createSubmissionRequest: Handler<"createSubmissionRequest"> = async (
  { params: { workspaceId }, body },
  call,
) => {
  const { once, tx, now, today, caller, sealer } = call;
  const asked = await once(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);

    const settings = await findTenantSettings(db);
    const options = optionsOf(body, today);
    const faults = optionFaults(options, {
      today,
      maximumFullFiscalYears: settings.maxYearsInAdditionToFytdForCollection,
      anyDay: settings.noTimeRestrictionForDataCollection,
    });
    const errors = [
      ...faults.map((fault) => fieldErrors[fault]),
      ...yearsFaults(body),
      ...updatesFaults(body),
    ];
    const [error] = errors;
    // Clients that show a single error use the first.
    if (error) return invalid(errors, error.description);
    const off = switchedOffReply(options, settings);
    if (off) return off;
    const { left } = await findCollectionStanding(db, now);
    if (left <= 0) {
      return problem(409, "limit-reached", { title: "collection-limit-reached" });
    }
    const mode = modeOf(body);
    if (!modesOffered(settings).includes(mode)) return notOffered(mode);

    const requestingUserId = caller.userId;
    // A file contains statements only, whatever else was selected (S-U9).
    const wanted = mode === "excel" ? optionsForMode(options, mode) : options;
    const requested = { ...wanted, workspaceId, mode, requestingUserId, now } as const;
    const id = await saveSubmissionRequest(db, requested);
    await touchWorkspace(db, workspaceId, { now });
    const subjectId = String(id);
    await audit(db, call, { action: "books-requested", workspaceId, subjectId });
    if (!body.hasShareableLink) return { status: 200, body: { id, link: undefined } } as const;

    const expiresAt = later(now, settings.linkLifetimeInDays * 86_400);
    const link = { workspaceId, submissionRequestId: id, createdBy: caller.userId, now, expiresAt };
    const linkId = await makeSharedLink(db, sealer, link);
    const expirationTime = expiresAt.toISOString();
    return { status: 200, body: { id, link: { id: linkId, expirationTime } } } as const;
  });
  if (asked.status !== 200) return asked;

  // The idempotency record must not store the link secret, so it's added after.
  const { id, link } = asked.body;
  if (!link) return { status: 200, body: { id } };
  const { expirationTime } = link;
  const named = { id: link.id, workspaceId, submissionRequestId: id };
  const url = await tx((db) => sharedLinkAddress(db, sealer, named));
  return { status: 200, body: { id, ...(url && { shareableLink: { url, expirationTime } }) } };
};

function modeOf({ hasShareableLink, fromFile }: Wire["NewSubmissionRequest"]): CollectionMode {
  if (hasShareableLink) return "shareable";
  return fromFile ? "excel" : "direct";
}

function notOffered(mode: CollectionMode) {
  return mode === "excel"
    ? problem(409, "file-upload-disabled", { title: "books-file-disabled" })
    : problem(409, "direct-linking-disabled", { title: "direct-connections-disabled" });
}

function optionsOf(body: Wire["NewSubmissionRequest"], today: Day): SubmissionOptions {
  const { mostRecentPeriodYear, mostRecentPeriodMonth, mostRecentPeriodDay } = body;
  const chosen = mostRecentPeriodYear !== undefined && mostRecentPeriodMonth !== undefined;
  return {
    groups: [...body.accountingCollectionGroups],
    basis: body.basisOfAccountingPreference,
    fullFiscalYears: body.fullFiscalYearsToCollect,
    endOfImport: body.endOfImport,
    ...(chosen && {
      mostRecentDay: capDay(
        mostRecentPeriodYear,
        mostRecentPeriodMonth,
        mostRecentPeriodDay ?? 31,
        today,
      ),
    }),
    anonymizeCustomersAndVendors: body.anonymizeCustomersAndVendors,
    provideUserCopy: body.provideUserCopy,
    allowUserUpload: body.allowUserUpload,
    ...(body.updatesForMonths && { updatesForMonths: body.updatesForMonths }),
  };
}

const fieldErrors = {
  "no-accounting-data-selected": {
    pointer: "/body/accountingCollectionGroups",
    code: "required",
    description: "no-accounting-data-selected",
  },
  "fiscal-years-out-of-range": {
    pointer: "/body/fullFiscalYearsToCollect",
    code: "range",
    description: "fiscal-years-out-of-range",
  },
  "day-out-of-range": {
    pointer: "/body/mostRecentPeriodDay",
    code: "range",
    description: "day-after-today",
  },
} as const satisfies Record<OptionFault, object>;

export const getSubmissionRequest: Handler<"getSubmissionRequest"> = (
  { params: { workspaceId, submissionRequestId: id } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);

    const request = await findSubmissionRequest(db, { workspaceId, id });
    return request
      ? { status: 200, body: presentSubmissionRequest(request, language) }
      : notFound();
  });

/** Years per report must equal the request's (ADR 17); a report that isn't requested may state none. */
function yearsFaults(request: Wire["NewSubmissionRequest"]): FieldError[] {
  const years = yearsToCollect(request.fullFiscalYearsToCollect);
  return groups
    .map((group) => ({ group, field: fieldOf[group], said: request[fieldOf[group]] }))
    .filter(({ group, said }) => {
      const isAsked = request.accountingCollectionGroups.includes(group);
      return said !== undefined && said !== years && (isAsked || said !== 0);
    })
    .map(({ field }) => ({
      pointer: `/body/${field}`,
      code: "differ",
      description: "reports-with-unequal-years",
    }));
}

/** Updates are the borrower's to allow, who comes by a link. */
const updatesFaults = ({ hasShareableLink, updatesForMonths }: Wire["NewSubmissionRequest"]) =>
  hasShareableLink || updatesForMonths === undefined
    ? []
    : [
        {
          pointer: "/body/updatesForMonths",
          code: "needs-link",
          description: "updates-by-link-only",
        } as const,
      ];

const fieldOf = {
  "financial-statements": "financialStatementsYearsToCollect",
  "accounts-receivable": "receivablesYearsToCollect",
  "accounts-payable": "payablesYearsToCollect",
  transactions: "transactionsYearsToCollect",
} as const satisfies Record<CollectionGroup, keyof Wire["NewSubmissionRequest"]>;

// The keys are the groups.
const groups = Object.keys(fieldOf) as CollectionGroup[];
