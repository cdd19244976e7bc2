import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar";
import {
  capDay,
  type OptionFault,
  optionFaults,
  type SubmissionOptions,
} from "@tieout/core/submission-request";
import {
  canonicalOrigin,
  findCollectionStanding,
  findTenantSettings,
  saveAuditEvent,
  saveSharedLink,
  saveSubmissionRequest,
  touchWorkspace,
} from "@tieout/server/database";
import { invalid, problem } from "@tieout/server/http";
import { newSecret } from "@tieout/server/sealing";
import { enterWorkspace } from "../access.ts";
import type { Handler } from "../operation.ts";
import type { Wire } from "../presenters/wire.ts";
import { later } from "../sign-in/session.ts";

/** Asks for books. By link, the address carries a secret that we keep as a hash and sealed (D-8). */
export const createSubmissionRequest: Handler<"createSubmissionRequest"> = (
  { params: { workspaceId }, body },
  { once, now, today, requestId, caller, sealer },
) =>
  once(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;

    const settings = await findTenantSettings(db);
    const options = optionsOf(body, today);
    const faults = optionFaults(options, {
      today,
      maximumFullFiscalYears: settings.maxYearsInAdditionToFytdForCollection,
      anyDay: settings.noTimeRestrictionForDataCollection,
    });
    if (faults.length > 0) return invalid(faults.map((fault) => fieldErrors[fault]));
    const { left } = await findCollectionStanding(db, now);
    if (left <= 0) {
      return problem(409, "limit-reached", "No data collections are left in this billing period.");
    }
    if (!body.hasShareableLink && settings.disableDirectLinking) {
      return problem(409, "direct-linking-disabled", "Direct connections are switched off here.");
    }

    const mode = body.hasShareableLink ? "shareable" : "direct";
    const requestingUserId = caller.userId;
    const requested = { ...options, workspaceId, mode, requestingUserId, now } as const;
    const id = await saveSubmissionRequest(db, requested);
    await touchWorkspace(db, workspaceId, { now });
    const actor = { kind: "user", id: caller.userId } as const;
    const subjectId = String(id);
    await saveAuditEvent(db, {
      ...{ at: now, action: "books-requested", actor, workspaceId, subjectId, requestId },
    });
    if (!body.hasShareableLink) return { status: 200, body: { id } };

    const linkId = randomUUID();
    const { secret, hash: secretHash } = newSecret();
    const { seal } = await sealer.forTenant(db);
    const expiresAt = later(now, settings.linkLifetimeInDays * 86_400);
    await saveSharedLink(db, {
      ...{ id: linkId, workspaceId, submissionRequestId: id, secretHash, expiresAt, now },
      sealedSecret: seal({ purpose: "shared-link", id: linkId }, secret),
      createdBy: caller.userId,
    });
    const origin = await canonicalOrigin(db, "borrower");
    const url = linkAddress(origin, { workspaceId, id, secret });
    const expirationTime = expiresAt.toISOString();
    return { status: 200, body: { id, shareableLink: { url, expirationTime } } };
  });

/** Ids travel as the specification shows them and authorise nothing; the secret is in the fragment. */
function linkAddress(
  origin: string,
  { workspaceId, id, secret }: { workspaceId: string; id: number; secret: string },
): string {
  const address = new URL("/linked", origin);
  const ids = { eid: workspaceId, rid: String(id), optionsid: String(id) };
  address.search = new URLSearchParams(ids).toString();
  address.hash = secret;
  return address.href;
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
  };
}

const fieldErrors = {
  "no-accounting-data-selected": {
    pointer: "/body/accountingCollectionGroups",
    code: "required",
    description: "Choose at least one kind of accounting data.",
  },
  "fiscal-years-out-of-range": {
    pointer: "/body/fullFiscalYearsToCollect",
    code: "range",
    description: "This many fiscal years can't be collected here.",
  },
  "day-out-of-range": {
    pointer: "/body/mostRecentPeriodDay",
    code: "range",
    description: "The most recent day can't be after today.",
  },
} as const satisfies Record<OptionFault, object>;
