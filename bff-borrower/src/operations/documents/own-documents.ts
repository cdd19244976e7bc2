import { removalOf } from "@tieout/core/document";
import type { components } from "@tieout/openapi/borrower";
import type { Tx } from "@tieout/server/database/with-tenant";
import { deliverDocuments as deliver } from "@tieout/services/documents/deliver-documents";
import { type Document, listDocumentsOfVisitor } from "@tieout/services/documents/document";
import { removeDocument as remove } from "@tieout/services/documents/remove-document";
import type { LinkSession } from "@tieout/services/links/link-session";
import type { Submission } from "@tieout/services/submissions/submission";
import { authorizeSubmission } from "../link-sessions/guard.ts";
import type { Handler } from "../operation.ts";

type Wire = components["schemas"];

export const listOwnDocuments: Handler<"listOwnDocuments"> = (
  { params: { workspaceId }, query: { submissionId } },
  { tx, caller: { session } },
) =>
  tx(async (db) => {
    const submission = await authorizeSubmission(db, { workspaceId, submissionId }, session);
    return { status: 200, body: await listOwn(db, submission, session) };
  });

export const removeDocument: Handler<"removeDocument"> = async (
  { params: { documentId: id, ...key } },
  { tx, now, requestId, storage, caller: { session } },
) => {
  const storageKey = await tx(async (db) => {
    await authorizeSubmission(db, key, session);
    return remove(db, { ...key, id, linkSessionId: session.id, requestId, now });
  });
  if (storageKey !== undefined) await storage.delete(storageKey);
  return { status: 204 };
};

export const deliverDocuments: Handler<"deliverDocuments"> = (
  { params: key },
  { tx, now, caller: { session } },
) =>
  tx(async (db) => {
    const submission = await authorizeSubmission(db, key, session);
    await deliver(db, { ...key, linkSessionId: session.id, now });
    return { status: 200, body: await listOwn(db, submission, session) };
  });

async function listOwn(
  db: Tx,
  submission: Submission,
  { id: linkSessionId }: LinkSession,
): Promise<Wire["OwnDocument"][]> {
  const documents = await listDocumentsOfVisitor(db, {
    submissionId: submission.id,
    linkSessionId,
  });
  return documents.map((document) => present(document, submission));
}

function present(
  { id, fileName, fileSize, announcedAt }: Document,
  kept: { readonly legalHold: boolean },
): Wire["OwnDocument"] {
  const isDelivered = announcedAt !== undefined;
  return {
    id,
    fileName,
    bytes: fileSize,
    mayRemove: removalOf({ isDelivered }, kept) === "allowed",
  };
}
