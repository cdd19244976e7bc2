import { type ConnectionStatus, type Relink, standingOf } from "@tieout/core/connection";
import { consentState } from "@tieout/core/consent/consent";
import type { Wider } from "@tieout/core/consent/wider";
import { isSameCompanyName } from "@tieout/core/workspace/company-name";
import type { ListedConnection } from "@tieout/services/connections/connection";
import type { ListedAsk, ListedConsent } from "@tieout/services/consent/listed-consents";
import type { Wire } from "../wire.ts";

interface PresentedConnection extends ListedConnection {
  readonly status: ConnectionStatus;
  /** The one in force first, then the latest. */
  readonly consents: readonly ListedConsent[];
}

interface Offered {
  /** The workspace's name. */
  readonly business: string;
  readonly relink: Relink;
  readonly mayDelete: boolean;
  readonly now: Date;
}

export function presentConnection(
  connection: PresentedConnection,
  { business, relink, mayDelete, now }: Offered,
): Wire["Connection"] {
  const { id, datasetName, datasourceNameId, collections, status } = connection;
  const [inForce] = connection.consents;
  const { signedInBy, consentExpiresAt, disconnectedAt, lastCollectedAt, importingSince } =
    connection;
  const { failedSubmissionId } = connection;
  const standing = standingOf(connection, now);
  const isAsked = status === "waiting" && inForce?.givenBy === "borrower";
  return {
    id,
    datasetName,
    collections,
    relink,
    mayDelete,
    // Only the contract's packages can be connected.
    datasourceNameId: datasourceNameId as Wire["AccountingPackage"],
    state: standing === "disconnected" ? "Disconnected" : "Connected",
    status,
    ...(isAsked && !isSameCompanyName(business, datasetName) && { companyDiffers: true }),
    expiresSoon: standing === "expires-soon",
    consents: connection.consents.map((consent) => presentConsent(consent, now)),
    consentedAt: connection.consentedAt.toISOString(),
    ...(signedInBy !== undefined && { signedInBy }),
    ...(consentExpiresAt && { consentExpiresAt: consentExpiresAt.toISOString() }),
    ...(disconnectedAt && { disconnectedAt: disconnectedAt.toISOString() }),
    ...(lastCollectedAt && { lastCollectedAt: lastCollectedAt.toISOString() }),
    ...(failedSubmissionId !== undefined && { failedSubmissionId }),
    ...(importingSince && { importingSince: importingSince.toISOString() }),
  };
}

function presentConsent(consent: ListedConsent, now: Date): Wire["ConnectionConsent"] {
  const { id, givenBy, userName, ground, groundNote, scope, term, usedAt, endedAt } = consent;
  const { submissionId, endReason, canBeAsked, asked, pauseReason } = consent;
  const { groundAgreedOn, groundDocument } = consent;
  const state = consentState(consent, now);
  return {
    id,
    state,
    givenBy,
    ...(userName !== undefined && { userName }),
    ...(ground && { ground }),
    ...(groundAgreedOn && { groundAgreedOn }),
    ...(groundNote !== undefined && { groundNote }),
    ...(groundDocument && { groundDocument: presentGroundDocument(groundDocument) }),
    ...(state === "paused" && pauseReason && { pausedFor: pauseReason }),
    groups: [...scope.groups],
    bases: [...scope.bases],
    anonymizeCustomersAndVendors: scope.anonymize,
    fullFiscalYears: scope.fullFiscalYears,
    ...(scope.fromDay && { fromDay: scope.fromDay }),
    throughDay: scope.throughDay,
    term: term.kind,
    ...(term.kind === "until" && { untilDay: term.day }),
    ...(submissionId !== undefined && { submissionId }),
    agreedAt: consent.agreedAt.toISOString(),
    expiresAt: consent.expiresAt.toISOString(),
    ...(usedAt && { usedAt: usedAt.toISOString() }),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    ...(endReason && { endedBy: endedBy[endReason] }),
    canBeAsked,
    ...(asked && { asked: presentAsk(asked) }),
    reads: consent.reads.map(({ submissionId: readFor, readAt, from, upTo, outcome }) => ({
      submissionId: readFor,
      readAt: readAt.toISOString(),
      fromDay: from,
      throughDay: upTo,
      outcome,
    })),
  };
}

const presentAsk = ({ more, askedAt, endedAt, ...ask }: ListedAsk): Wire["PermissionAsk"] => ({
  ...ask,
  more: presentWider(more),
  askedAt: askedAt.toISOString(),
  ...(endedAt && { endedAt: endedAt.toISOString() }),
});

export const presentWider = ({ groups, bases, ...rest }: Wider): Wire["WiderPermission"] => ({
  ...rest,
  groups: [...groups],
  bases: [...bases],
});

function presentGroundDocument({
  id,
  submissionId,
  fileName,
  fileSize: bytes,
  scanState,
  deletedAt,
}: NonNullable<ListedConsent["groundDocument"]>): Wire["GroundDocument"] {
  return { id, submissionId, fileName, bytes, scanState, isDeleted: deletedAt !== null };
}

const endedBy = {
  declined: "borrower",
  "access-ended": "borrower",
  "connection-deleted": "lender",
  unconfirmed: "time",
} as const satisfies Record<NonNullable<ListedConsent["endReason"]>, string>;
