import type { Day } from "@tieout/core/calendar/day";
import { type AgreementFault, agreementFault } from "@tieout/core/consent/written-agreement";
import type { components } from "@tieout/openapi/lender";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type FieldError, invalid } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import type { LenderGround } from "@tieout/services/consent/save-consent";
import { findDocument } from "@tieout/services/documents/document";

type StatedGround = components["schemas"]["ConsentGround"];

/** Types of files accepted as an agreement in writing. */
const paperKinds: ReadonlySet<string> = new Set(["pdf", "png", "jpg", "heic"]);

interface StatedFor {
  readonly workspaceId: string;
  readonly submissionIds: readonly string[];
  readonly today: Day;
}

/**
 * A stated ground as it's stored. Refuses an agreement in writing without its day, or with neither a note nor the paper, and a
 * document that isn't a paper of one of the data collections.
 */
export async function groundOf(
  db: Tx,
  { kind, note, documentId, ...stated }: StatedGround,
  { workspaceId, submissionIds, today }: StatedFor,
): Promise<LenderGround> {
  // The contract has days as text.
  const agreedOn = stated.agreedOn as Day | undefined;
  const ground = { ground: kind, agreedOn, note: note?.trim() || undefined };
  const isWritten = kind === "written-agreement";
  if (agreedOn !== undefined && !isWritten) {
    throw new Refusal(refused("agreedOn", "day-without-agreement"));
  }
  const hasPaper = documentId !== undefined;
  const fault = isWritten && agreementFault({ agreedOn, note, hasPaper }, today);
  if (fault) throw new Refusal(agreementRefusals[fault]());
  if (!hasPaper) return ground;

  if (!isWritten) throw new Refusal(refused("documentId", "document-without-agreement"));
  const keys = submissionIds.map((submissionId) => ({ workspaceId, submissionId, id: documentId }));
  const found = await Promise.all(keys.map((key) => findDocument(db, key)));
  const document = found.find((each) => each !== undefined);
  if (!document || document.deletedAt) throw new Refusal(refused("documentId", "document-unknown"));
  if (!paperKinds.has(document.sniffedType))
    throw new Refusal(refused("documentId", "document-no-paper"));
  if (document.scanState === "infected")
    throw new Refusal(refused("documentId", "document-infected"));
  return { ...ground, documentId };
}

/** For the audit trail, without the note. */
export const detailsOf = ({ ground, agreedOn, documentId }: LenderGround) => ({
  ground,
  ...(agreedOn !== undefined && { agreedOn }),
  ...(documentId !== undefined && { documentId }),
});

const agreementRefusals = {
  undated: () => refused("agreedOn", "agreement-undated", "required"),
  "later-day": () => refused("agreedOn", "agreement-later"),
  "without-proof": () => refused("note", "agreement-without-proof", "required"),
} as const satisfies Readonly<Record<AgreementFault, unknown>>;

const refused = (
  field: "agreedOn" | "note" | "documentId",
  description: FieldError["description"],
  code = "unusable",
) => invalid([{ pointer: `/body/ground/${field}`, code, description }]);
