import type { components } from "@tieout/openapi/lender";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type FieldError, invalid } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import type { LenderGround } from "@tieout/services/consent/save-consent";
import { findDocument } from "@tieout/services/documents/document";

type StatedGround = components["schemas"]["ConsentGround"];

/** Types of files accepted as an agreement in writing. */
const paperKinds: ReadonlySet<string> = new Set(["pdf", "png", "jpg", "heic"]);

/** A stated ground as it's stored. Refuses a document that isn't a paper of one of the data collections. */
export async function groundOf(
  db: Tx,
  { kind, note, documentId }: StatedGround,
  {
    workspaceId,
    submissionIds,
  }: { readonly workspaceId: string; readonly submissionIds: readonly string[] },
): Promise<LenderGround> {
  const ground = { ground: kind, note: note?.trim() || undefined };
  if (documentId === undefined) return ground;

  if (kind !== "written-agreement") throw new Refusal(refused("document-without-agreement"));
  const keys = submissionIds.map((submissionId) => ({ workspaceId, submissionId, id: documentId }));
  const found = await Promise.all(keys.map((key) => findDocument(db, key)));
  const document = found.find((each) => each !== undefined);
  if (!document || document.deletedAt) throw new Refusal(refused("document-unknown"));
  if (!paperKinds.has(document.sniffedType)) throw new Refusal(refused("document-no-paper"));
  if (document.scanState === "infected") throw new Refusal(refused("document-infected"));
  return { ...ground, documentId };
}

/** For the audit trail, without the note. */
export const detailsOf = ({ ground, documentId }: LenderGround) => ({
  ground,
  ...(documentId !== undefined && { documentId }),
});

const refused = (description: FieldError["description"]) =>
  invalid([{ pointer: "/body/ground/documentId", code: "unusable", description }]);
