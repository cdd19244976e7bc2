import { deletionAfterWithdrawal } from "@tieout/core/retention";
import { type AuditEvent, saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { ConsentServices } from "../consent/begin-consent.ts";
import { endConsent } from "../consent/end-consent.ts";
import { forgetAccountNames } from "../financial-records/forget-names.ts";
import { endImport } from "../imports/end-import.ts";
import { listRunningImportsOf } from "../imports/import.ts";
import { notifyRecordsWithdrawn } from "../notifications/occasions.ts";
import { lockKeptCollection, saveWithdrawal, withholdCollection } from "../retention/kept.ts";
import { queueSweep } from "../retention/reckon-retention.ts";
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
 * Stops the import, takes the collection's account names out of later ones, and ends the consent at a package that may be
 * away. Safe to repeat.
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
    for (const importId of await listRunningImportsOf(db, submissionId)) {
      await endImport(db, importId, { reason, actor, requestId, now });
    }
  });
  await forgetAccountNames(tx, { workspaceId, now });
  await endAccess(services, tx, change);
}

async function takeBack(
  db: Tx,
  { workspaceId, submissionId: id, actor, requestId, now }: ReceiptChange,
): Promise<void> {
  // Serializes with holds and deletions.
  const kept = await lockKeptCollection(db, id);
  if (!kept || !(await saveWithdrawal(db, id, now))) return;

  const planned = kept.autoDeleteAt ?? undefined;
  const autoDeleteAt = deletionAfterWithdrawal(planned, now);
  // A legal hold overrides a withdrawal until it's lifted (ADR 20).
  if (!kept.legalHold) await withholdCollection(db, id, { autoDeleteAt, now });
  await queueSweep(db, now);
  await enqueue(
    db,
    "finish-withdrawal",
    { workspaceId, submissionId: id, requestId },
    { runAt: new Date(now.getTime() + minute), jobKey: `withdrawal:${id}` },
  );
  await touchWorkspace(db, workspaceId, { now });
  await saveAuditEvent(db, {
    at: now,
    action: "records-withdrawn",
    actor,
    workspaceId,
    subjectId: id,
    requestId,
    details: { held: kept.legalHold },
  });
  await notifyRecordsWithdrawn(db, {
    workspaceId,
    submissionId: id,
    now,
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

/** Ends a receipt's consent at its package and here; what was read stays. Safe to repeat. */
export async function endAccess(
  services: Pick<ConsentServices, "connectors" | "sealer">,
  tx: Transact,
  { workspaceId, submissionId, actor, requestId, now }: ReceiptChange,
): Promise<void> {
  const reckoned = await tx((db) => reckonReceipt(db, { workspaceId, submissionId }, now));
  if (reckoned?.connectionId === undefined || reckoned.receipt.access.state === "ended") return;
  const { connectionId, consentedAt, submission } = reckoned;
  // A new connection after a withdrawal isn't ended by it.
  if (consentedAt && submission.withdrawnAt && consentedAt > submission.withdrawnAt) return;
  const asked = { workspaceId, connectionId, actor, requestId, now };
  await endConsent(services, tx, { ...asked, staysListed: true });
}
