import type { components } from "@tieout/openapi/lender";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type FieldError, invalid } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import type { LenderGround } from "@tieout/services/consent/save-consent";
import { findDocument } from "@tieout/services/documents/document";

type StatedGround = components["schemas"]["ConsentGround"];

/** Types of files accepted as an agreement in writing. */
const paperKinds: ReadonlySet<string> = new Set(["pdf", "png", "jpg", "heic"]);

/** A stated ground as it's stored. Refuses a document that isn't a paper of the data collection. */
export async function groundOf(
  db: Tx,
  { kind, note, documentId }: StatedGround,
  of: { readonly workspaceId: string; readonly submissionId: string },
): Promise<LenderGround> {
  const ground = { ground: kind, note: note?.trim() || undefined };
  if (documentId === undefined) return ground;

  if (kind !== "written-agreement") throw new Refusal(refused("document-without-agreement"));
  const document = await findDocument(db, { ...of, id: documentId });
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
