import { type Day, dayAt, parseDay } from "@tieout/core/calendar/day";
import { type AgreementFault, agreementFault } from "@tieout/core/consent/written-agreement";
import type { components } from "@tieout/openapi/lender";
import { uploadDocument } from "../api/submission.ts";

type StatedGround = components["schemas"]["ConsentGround"];

export type GroundKind = StatedGround["kind"];

/** Why the lender may read without asking the borrower, as it's being written. */
export interface GroundDraft {
  /** Absent until one is chosen. */
  readonly kind?: GroundKind;
  /** The day of an agreement in writing, as a date field has it: empty until all of it is typed. */
  readonly agreedOn: string;
  readonly note: string;
  /** The agreement in writing. */
  readonly paper?: File;
}

/** A ground that can be stated. */
export interface ChosenGround extends Omit<GroundDraft, "agreedOn"> {
  readonly kind: GroundKind;
  readonly agreedOn?: Day;
}

export const noGround: GroundDraft = { agreedOn: "", note: "" };

/** What a ground still lacks. */
type GroundGap = "first" | AgreementFault;

/** The ground if it can be stated, else what it lacks. */
export function chosenGround(ground: GroundDraft, now = new Date()): ChosenGround | GroundGap {
  const { kind, agreedOn: typed, ...proof } = ground;
  if (kind === undefined) return "first";
  if (kind !== "written-agreement") return { kind, note: proof.note };
  const agreedOn = parseDay(typed);
  const today = dayAt(now, now.getTimezoneOffset());
  const agreement = { agreedOn, note: proof.note, hasPaper: proof.paper !== undefined };
  return agreementFault(agreement, today) ?? { kind, ...proof, ...(agreedOn && { agreedOn }) };
}

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
  { kind, agreedOn, note, paper }: ChosenGround,
  of: { readonly workspaceId: string; readonly submissionId: string | undefined },
): Promise<StatedGround> {
  const { workspaceId, submissionId } = of;
  const isShown = paper && submissionId !== undefined;
  const document =
    isShown && (await uploadDocument({ workspaceId, submissionId }, paper, "Permission"));
  return {
    kind,
    ...(agreedOn && { agreedOn }),
    ...(note.trim() && { note: note.trim() }),
    ...(document && { documentId: document.id }),
  };
}
