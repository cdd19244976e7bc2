import type { AuditEvent } from "@tieout/server/database/audit/audit";
import type { Transact } from "@tieout/server/database/with-tenant";
import type { ConsentServices } from "../consent/begin-consent.ts";
import { endConsent } from "../consent/end-consent.ts";
import { reckonReceipt } from "./reckon-receipt.ts";

/** Whose wish it is, of which receipt. */
export interface ReceiptChange {
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
