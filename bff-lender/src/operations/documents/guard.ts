import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { type Document, findDocument } from "@tieout/services/documents/document";
import type { Submission } from "@tieout/services/submissions/submission";

export const filesDeleted = <Status extends 409 | 410>(status: Status) =>
  problem(status, "files-deleted", { title: "files-deleted" });

export const recordsWithdrawn = <Status extends 409 | 410>(status: Status) =>
  problem(status, "records-withdrawn", { title: "records-withdrawn" });

/** Loads a downloadable document of a collection. Authorize its workspace first. */
export async function requireDocument(
  db: Tx,
  key: Parameters<typeof findDocument>[1],
  submission: Submission | undefined,
): Promise<Document & { readonly storageKey: string }> {
  const document = await findDocument(db, key);
  if (!document) throw new Refusal(notFound());
  const { storageKey } = document;
  const refusal = withheld(document, submission);
  if (refusal) throw new Refusal(refusal);
  if (!storageKey) throw new Refusal(notFound());
  return { ...document, storageKey };
}

/** Why a document can't be downloaded; undefined if it can. */
function withheld({ storageKey, scanState }: Document, submission: Submission | undefined) {
  if (submission?.withheldAt) return recordsWithdrawn(410);
  if (submission?.filesDeletedAt) return filesDeleted(410);
  if (storageKey === undefined) return problem(410, "files-deleted", { title: "document-deleted" });
  if (scanState === "infected") {
    return problem(409, "document-infected", { title: "document-infected" });
  }
  if (scanState === "scanning") {
    return problem(409, "document-scanning", { title: "document-scanning" });
  }
  return undefined;
}
