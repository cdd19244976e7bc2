import type { Told } from "@tieout/core/notification";
import { deletionAfterWithdrawal } from "@tieout/core/retention";
import { type AuditEvent, saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { ConsentServices } from "../consent/begin-consent.ts";
import { endConsent } from "../consent/end-consent.ts";
import {
  endGiven,
  findReach,
  listAccessToEnd,
  listCollectionsUnder,
  listRunningImportsUnder,
} from "../consent/reach.ts";
import { forgetAccountNames } from "../financial-records/forget-names.ts";
import { endImport } from "../imports/end-import.ts";
import { listRunningImportsOf } from "../imports/import.ts";
import { notifyRecordsWithdrawn } from "../notifications/occasions.ts";
import { lockKeptCollection, saveWithdrawal, withholdCollection } from "../retention/kept.ts";
import { queueSweep } from "../retention/reckon-retention.ts";
import { findSubmission } from "../submissions/submission.ts";
import { touchWorkspace } from "../workspaces/workspace.ts";
import { reckonReceipt } from "./reckon-receipt.ts";

/** Time for the withdrawing request to finish by itself. */
const minute = 60_000;

/**
 * Withdraws a borrower's records: hides them, schedules their deletion, tells the lender and stops reading more.
 * Safe to repeat, which finishes an interrupted withdrawal.
 */
export async function withdrawRecords(
  services: Pick<ConsentServices, "connectors" | "sealer">,
  tx: Transact,
  change: ReceiptChange,
): Promise<void> {
  await tx((db) => takeBack(db, change));
  await finishWithdrawal(services, tx, change);
}

/**
 * Stops imports, takes the collections' account names out of later ones, and ends the access at a package that may be away.
 * Safe to repeat.
 */
export async function finishWithdrawal(
  services: Pick<ConsentServices, "connectors" | "sealer">,
  tx: Transact,
  change: ReceiptChange,
): Promise<void> {
  const { workspaceId, submissionId, actor, requestId, now } = change;
  // Afterwards, so a record Created at the same instant is hidden already.
  await tx(async (db) => {
    const reason = { code: "records-withdrawn", values: {} } as const;
    const { given } = await findReach(db, submissionId, await timeOfChange(db, change));
    const running = [
      ...(await listRunningImportsOf(db, submissionId)),
      ...(await listRunningImportsUnder(db, given)),
    ];
    for (const importId of new Set(running)) {
      await endImport(db, importId, { reason, actor, requestId, now });
    }
  });
  await forgetAccountNames(tx, { workspaceId, now });
  await endAccess(services, tx, change);
}

/** Withdraws every collection that was read under the same consents, so that nobody opens what can't be read any more. */
async function takeBack(db: Tx, change: ReceiptChange): Promise<void> {
  const { workspaceId, submissionId, now } = change;
  const submission = await findSubmission(db, { workspaceId, id: submissionId });
  if (!submission || submission.filesDeletedAt || submission.withdrawnAt) return;

  const { reached, given } = await findReach(db, submissionId, now);
  await endGiven(db, given, now);
  const others = await listCollectionsUnder(db, reached);
  let told: readonly Told[] = [];
  for (const id of new Set([submissionId, ...others])) {
    told = [...told, ...(await takeBackOne(db, { ...change, submissionId: id }, told))];
  }
  await enqueue(
    db,
    "finish-withdrawal",
    { workspaceId, submissionId, requestId: change.requestId },
    { runAt: new Date(now.getTime() + minute), jobKey: `withdrawal:${submissionId}` },
  );
  await queueSweep(db, now);
  await touchWorkspace(db, workspaceId, { now });
}

/** @returns who was told; people who were told already aren't told again */
async function takeBackOne(
  db: Tx,
  { workspaceId, submissionId: id, actor, requestId, now }: ReceiptChange,
  except: readonly Told[],
): Promise<readonly Told[]> {
  // Serializes with holds and deletions.
  const kept = await lockKeptCollection(db, id);
  if (!kept || !(await saveWithdrawal(db, id, now))) return [];

  const planned = kept.autoDeleteAt ?? undefined;
  const autoDeleteAt = deletionAfterWithdrawal(planned, now);
  // A legal hold overrides a withdrawal until it's lifted (ADR 20).
  if (!kept.legalHold) await withholdCollection(db, id, { autoDeleteAt, now });
  await saveAuditEvent(db, {
    at: now,
    action: "records-withdrawn",
    actor,
    workspaceId,
    subjectId: id,
    requestId,
    details: { held: kept.legalHold },
  });
  return notifyRecordsWithdrawn(db, {
    workspaceId,
    submissionId: id,
    now,
    except,
    ...(!kept.legalHold && { deletedAt: autoDeleteAt }),
  });
}

interface ReceiptChange {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly actor: AuditEvent["actor"];
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Ends what the receipt's giver agreed to, here and at the package; what was read stays. What they agreed to after a
 * withdrawal isn't ended by it. Safe to repeat.
 */
export async function endAccess(
  services: Pick<ConsentServices, "connectors" | "sealer">,
  tx: Transact,
  change: ReceiptChange,
): Promise<void> {
  const { workspaceId, actor, requestId, now } = change;
  const connectionIds = await tx(async (db) => {
    const { given } = await findReach(db, change.submissionId, await timeOfChange(db, change));
    if (given.length === 0) return listAccessOfOldReceipt(db, change);
    await endGiven(db, given, now);
    return listAccessToEnd(db, given);
  });
  for (const connectionId of connectionIds) {
    const asked = { workspaceId, connectionId, actor, requestId, now };
    await endConsent(services, tx, { ...asked, staysListed: true });
  }
}

/** When the withdrawal began, if this finishes one. */
async function timeOfChange(
  db: Tx,
  { workspaceId, submissionId: id, now }: ReceiptChange,
): Promise<Date> {
  return (await findSubmission(db, { workspaceId, id }))?.withdrawnAt ?? now;
}

/** Of a receipt from before consents were stored. */
async function listAccessOfOldReceipt(db: Tx, change: ReceiptChange): Promise<string[]> {
  const reckoned = await reckonReceipt(db, change, change.now);
  if (reckoned?.connectionId === undefined || reckoned.receipt.books?.access.state === "ended")
    return [];
  const { connectionId, consentedAt, submission } = reckoned;
  const isAnew = consentedAt && submission.withdrawnAt && consentedAt > submission.withdrawnAt;
  return isAnew ? [] : [connectionId];
}
