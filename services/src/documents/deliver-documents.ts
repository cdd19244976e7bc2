import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { notifyDocumentUploaded } from "../notifications/occasions.ts";
import { saveReceiptOfDocuments } from "../receipts/receipt.ts";
import { confirmWorkspace } from "../workspaces/members.ts";
import { touchWorkspace } from "../workspaces/workspace.ts";
import { markDelivered } from "./document.ts";

interface Delivery {
  readonly workspaceId: string;
  readonly submissionId: string;
  /** Only this visitor's documents. */
  readonly linkSessionId?: string;
  readonly now: Date;
}

/** Gives the lender a borrower's documents and tells them, once a batch. From here on they can't be taken back. */
export async function deliverDocuments(
  db: Tx,
  { workspaceId, now, ...of }: Delivery,
): Promise<void> {
  const count = await markDelivered(db, of, now);
  if (count === 0) return;
  await touchWorkspace(db, workspaceId, { now });
  await confirmWorkspace(db, workspaceId, now);
  const { submissionId } = of;
  await saveReceiptOfDocuments(db, submissionId, now);
  const jobKey = `receipt:${submissionId}`;
  await enqueue(db, "mail-outcome", { workspaceId, submissionId }, { jobKey });
  await notifyDocumentUploaded(db, { workspaceId, submissionId: of.submissionId, now }, count);
}
