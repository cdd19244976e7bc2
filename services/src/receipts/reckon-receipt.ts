import { businessInfoOf } from "@tieout/core/business-info";
import { standingOf } from "@tieout/core/connection";
import { consentState, endOf } from "@tieout/core/consent/consent";
import { groupsRead, recordsRead } from "@tieout/core/import/records-read";
import { successorOf } from "@tieout/core/receipt/permission";
import {
  type Access,
  accessOf,
  keptOf,
  type Read,
  type Receipt,
  readThings,
} from "@tieout/core/receipt/receipt";
import { fileUpload, sourceOf } from "@tieout/core/tenant/packages";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findConnectionEnd } from "../connections/end.ts";
import { findReach } from "../consent/reach.ts";
import { listSentDocuments } from "../documents/document.ts";
import { findImportOfRecord, type Import } from "../imports/import.ts";
import { findSubmission, type Submission } from "../submissions/submission.ts";
import { findTenantBrand, findTenantSettings } from "../tenants/settings.ts";
import { findUser } from "../users/user.ts";
import { listPermissions, type ReceiptReader } from "./permissions.ts";
import { findReceipt, type StoredReceipt } from "./receipt.ts";

export interface ReckonedReceipt {
  readonly receipt: Receipt;
  readonly linkSessionId: string;
  /** Proved to be of the person who reads it. */
  readonly readerAddress: string | undefined;
  readonly connectionId: string | undefined;
  /** The latest consent, if its package asks for one. */
  readonly consentedAt: Date | undefined;
  readonly submission: Submission;
}

/** A receipt's current content, the same for the page and the file. */
export async function reckonReceipt(
  db: Tx,
  key: { readonly workspaceId: string; readonly submissionId: string },
  now: Date,
  reader: Pick<ReceiptReader, "address"> = {},
): Promise<ReckonedReceipt | undefined> {
  const { workspaceId, submissionId } = key;
  const stored = await findReceipt(db, key);
  const submission = stored && (await findSubmission(db, { workspaceId, id: submissionId }));
  if (!stored || !submission) return undefined;

  const { books, linkSessionId, business } = stored;
  const found =
    books &&
    (await findImportOfRecord(db, { workspaceId, financialRecordId: books.financialRecordId }));
  const connectionId = found?.connectionId;
  const consent =
    connectionId === undefined ? undefined : await findConnectionEnd(db, connectionId);
  const { visibleName: lender } = await findTenantBrand(db);
  const { requestingUserId, withdrawnAt } = submission;
  const asker = requestingUserId ? await findUser(db, requestingUserId) : undefined;
  const contact = asker?.emailAddress ?? (await findTenantSettings(db)).supportEmailAddress;
  const connectedBy = submission.verificationEmail ?? businessInfoOf(submission.metadata).email;
  const access = books && (await findAccess(db, books, { submissionId, consent, now }));
  const kept = keptOf(submission);
  const { own, others } = await listPermissions(db, { ...reader, linkSessionId }, found?.id, now);
  const may = {
    // Access under a permission that took this one's place is ended there.
    endAccess:
      access?.state === "connected" && !withdrawnAt && !(own && successorOf(own, others)?.mayEnd),
    withdraw: kept.state !== "deleted" && !withdrawnAt,
  };
  const { timeZone } = await findTenant(db);
  const receipt: Receipt = {
    reference: stored.reference,
    sharedTime: stored.sharedAt.toISOString(),
    lender,
    ...(asker && { askedBy: asker.displayName }),
    ...(contact && { contact }),
    business,
    ...(connectedBy !== "" && { connectedBy }),
    ...(books &&
      access && {
        books: {
          datasourceNameId: books.datasourceNameId,
          company: books.datasetName,
          from: books.from,
          upTo: books.upTo,
          read: readOf(found, books),
          anonymized: books.anonymized,
          access,
        },
      }),
    documents: await listSentDocuments(db, { submissionId, linkSessionId }),
    ...(own && { permission: own }),
    otherPermissions: others,
    kept,
    ...(withdrawnAt && { withdrawnTime: withdrawnAt.toISOString() }),
    timeZone,
    may,
  };
  return {
    receipt,
    linkSessionId,
    readerAddress: reader.address,
    connectionId,
    submission,
    consentedAt: consent?.consentedAt,
  };
}

/** Whether books that were shared can be read again. */
async function findAccess(
  db: Tx,
  { datasourceNameId }: NonNullable<StoredReceipt["books"]>,
  {
    submissionId,
    consent,
    now,
  }: {
    readonly submissionId: string;
    readonly consent: ConnectionEnd | undefined;
    readonly now: Date;
  },
): Promise<Access> {
  const agreed = await findStanding(db, submissionId, now);
  const endedAt = agreed?.endedAt ?? consent?.endedAt;
  return accessOf({
    isFile: datasourceNameId === fileUpload.id,
    connected: consent !== undefined && !agreed?.endedAt && isConnected(consent, now),
    ...(endedAt && { endedAt }),
  });
}

/**
 * Whether the giver's agreement still allows reads, and if not, since when. It ends when it's used or ended, before access is
 * revoked at the package. Nothing for a receipt from before consents were stored.
 */
async function findStanding(
  db: Tx,
  submissionId: string,
  now: Date,
): Promise<{ readonly endedAt?: Date } | undefined> {
  const { given } = await findReach(db, submissionId, now);
  if (given.length === 0) return undefined;
  const isOpen = given.some((each) => ["live", "paused"].includes(consentState(each, now)));
  if (isOpen) return {};
  const ends = given.map(endOf).toSorted((one, other) => other.getTime() - one.getTime());
  return ends[0] ? { endedAt: ends[0] } : {};
}

type ConnectionEnd = NonNullable<Awaited<ReturnType<typeof findConnectionEnd>>>;

function isConnected(consent: ConnectionEnd, now: Date): boolean {
  const consentExpiresAt = consent.consentExpiresAt ?? undefined;
  return standingOf({ ...consent, consentExpiresAt }, now) !== "disconnected";
}

/** Counts, and never amounts. What was read and had nothing is listed with none; what wasn't read isn't listed. */
function readOf(
  found: Import | undefined,
  { datasourceNameId, hasEntries }: NonNullable<StoredReceipt["books"]>,
): readonly Read[] {
  const groups = groupsRead(found?.request.groups ?? [], sourceOf(datasourceNameId));
  const { steps } = recordsRead({ groups, hasEntries });
  return readThings.flatMap((what): Read[] => {
    if (what === "balances" && hasEntries) return [];
    const readIn = what === "balances" ? "accounts" : what;
    const count = found?.steps.find(({ step }) => step === readIn)?.done;
    return count !== undefined && steps.includes(readIn) ? [{ what, count }] : [];
  });
}
