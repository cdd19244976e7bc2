import type { components } from "@tieout/openapi/lender";
import { uploadDocument } from "../api/submission.ts";

type StatedGround = components["schemas"]["ConsentGround"];

export type GroundKind = StatedGround["kind"];

/** Why the lender may read without asking the borrower, as it's being written. */
export interface GroundDraft {
  /** Absent until one is chosen. */
  readonly kind?: GroundKind;
  readonly note: string;
  /** The agreement in writing. */
  readonly paper?: File;
}

export interface ChosenGround extends GroundDraft {
  readonly kind: GroundKind;
}

export const noGround: GroundDraft = { note: "" };

export const isChosen = (ground: GroundDraft): ground is ChosenGround => ground.kind !== undefined;

/** The contract's bound, in UTF-16 units as browsers count them too. */
export const noteAtMost = 1_000;

/** Types of files accepted as an agreement in writing, for an input's `accept`. */
export const paperTypes = ".pdf,.png,.jpg,.jpeg,.heic,.heif";

/** Files of this many bytes and more are refused (S-V1). */
const fileSizeLimit = 68_157_440;

/** Why a file can't be the paper; undefined if it can. The server judges by its content. */
export function paperFault({ name, size }: File): "type" | "size" | undefined {
  const ending = `.${name.split(".").at(-1)?.toLowerCase()}`;
  if (!paperTypes.split(",").includes(ending)) return "type";
  return size >= fileSizeLimit ? "size" : undefined;
}

/**
 * The ground as it's stated to the server. A paper becomes a document of the data collection first.
 *
 * @throws the `Problem`, where the paper isn't taken
 */
export async function statedGround(
  { kind, note, paper }: ChosenGround,
  of: { readonly workspaceId: string; readonly submissionId: string | undefined },
): Promise<StatedGround> {
  const { workspaceId, submissionId } = of;
  const isShown = kind === "written-agreement" && paper && submissionId !== undefined;
  const document =
    isShown && (await uploadDocument({ workspaceId, submissionId }, paper, "Permission"));
  return {
    kind,
    ...(note.trim() && { note: note.trim() }),
    ...(document && { documentId: document.id }),
  };
}
