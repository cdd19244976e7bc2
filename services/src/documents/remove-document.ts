import { removalOf } from "@tieout/core/document";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { enqueue, untilStorageIsBack } from "@tieout/server/jobs/enqueue";
import { lockKeptCollection } from "../retention/kept.ts";
import { deleteDocument, lockDocumentOfVisitor } from "./document.ts";

interface Removal {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly id: string;
  readonly linkSessionId: string;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Takes back a visitor's own document. Refuses one that the lender has, or that the law keeps. Returns the key of its file, to
 * delete after the commit; a job deletes it if that fails.
 */
export async function removeDocument(
  db: Tx,
  { requestId, now, ...key }: Removal,
): Promise<string | undefined> {
  const { workspaceId, submissionId, id, linkSessionId } = key;
  // A hold that is set meanwhile waits, or is seen.
  const kept = await lockKeptCollection(db, submissionId);
  const document = kept && (await lockDocumentOfVisitor(db, key));
  if (!document) throw new Refusal(notFound());
  const removal = removalOf({ isDelivered: document.announcedAt !== undefined }, kept);
  if (removal === "delivered") throw new Refusal(documentDelivered());
  if (removal === "held") throw new Refusal(documentHeld());

  const storageKey = await deleteDocument(db, id);
  if (storageKey !== undefined) {
    const options = { maxAttempts: untilStorageIsBack };
    await enqueue(db, "sweep-upload", { documentId: id, storageKey }, options);
  }
  await saveAuditEvent(db, {
    at: now,
    action: "document-removed",
    actor: { kind: "borrower", id: linkSessionId },
    workspaceId,
    subjectId: id,
    requestId,
    details: { submissionId },
  });
  return storageKey;
}

const documentDelivered = () => problem(409, "document-delivered", { title: "document-delivered" });

const documentHeld = () => problem(409, "document-held", { title: "document-held" });
