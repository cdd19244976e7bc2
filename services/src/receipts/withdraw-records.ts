import { deletionAfterWithdrawal } from "@tieout/core/retention";
import { type AuditEvent, saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { ConsentServices } from "../consent/begin-consent.ts";
import { endConsent } from "../consent/end-consent.ts";
import { endImport } from "../imports/end-import.ts";
import { listRunningImportsOf } from "../imports/import.ts";
import { notifyRecordsWithdrawn } from "../notifications/occasions.ts";
import { lockKeptCollection, saveWithdrawal, withholdCollection } from "../retention/kept.ts";
import { queueSweep } from "../retention/reckon-retention.ts";
import { touchWorkspace } from "../workspaces/workspace.ts";
import { reckonReceipt } from "./reckon-receipt.ts";

/** By then whoever withdrew has done the rest, or was stopped. */
const minute = 60_000;

/**
 * Takes back what a borrower has sent: nobody reads it from now on, it's deleted in time, the lender is told,
 * and nothing more is read. Done again it changes nothing, and finishes what was stopped in the middle.
 */
export async function withdrawRecords(
  services: Pick<ConsentServices, "connectors" | "sealer">,
  tx: Transact,
  change: ReceiptChange,
): Promise<void> {
  await tx((db) => takeBack(db, change));
  await finishWithdrawal(services, tx, change);
}

/** Stops what is read and ends the consent, at a package that may be away; done again it changes nothing. */
export async function finishWithdrawal(
  services: Pick<ConsentServices, "connectors" | "sealer">,
  tx: Transact,
  change: ReceiptChange,
): Promise<void> {
  const { submissionId, actor, requestId, now } = change;
  // After it: an import that ends well in the same instant makes a record that is out of sight already.
  await tx(async (db) => {
    const reason = { code: "records-withdrawn", values: {} } as const;
    for (const importId of await listRunningImportsOf(db, submissionId)) {
      await endImport(db, importId, { reason, actor, requestId, now });
    }
  });
  await endAccess(services, tx, change);
}

async function takeBack(
  db: Tx,
  { workspaceId, submissionId: id, actor, requestId, now }: ReceiptChange,
): Promise<void> {
  // Whoever holds or deletes it in the same instant comes before or after.
  const kept = await lockKeptCollection(db, id);
  if (!kept || !(await saveWithdrawal(db, id, now))) return;

  const planned = kept.autoDeleteAt ?? undefined;
  const autoDeleteAt = deletionAfterWithdrawal(planned, now);
  // What the law asks for isn't reached by it, until it asks no more (ADR 20).
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

/** Whose wish it is, of which receipt. */
interface ReceiptChange {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly actor: AuditEvent["actor"];
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Ends the consent that a receipt tells of, at its package and here. What was read stays. Ended already, it
 * stays as it is.
 */
export async function endAccess(
  services: Pick<ConsentServices, "connectors" | "sealer">,
  tx: Transact,
  { workspaceId, submissionId, actor, requestId, now }: ReceiptChange,
): Promise<void> {
  const reckoned = await tx((db) => reckonReceipt(db, { workspaceId, submissionId }, now));
  if (reckoned?.connectionId === undefined || reckoned.receipt.access.state === "ended") return;
  const { connectionId, consentedAt, submission } = reckoned;
  // Who connects anew after a withdrawal isn't disconnected by it.
  if (consentedAt && submission.withdrawnAt && consentedAt > submission.withdrawnAt) return;
  const asked = { workspaceId, connectionId, actor, requestId, now };
  await endConsent(services, tx, { ...asked, staysListed: true });
}
