/** What a rebuild says about a file that is kept, from the best to the worst. */
export const proofOutcomes = [
  "identical",
  "same-content",
  "not-comparable",
  "failed",
  "different",
  "file-missing",
  "file-changed",
] as const;

export type ProofOutcome = (typeof proofOutcomes)[number];

/** SHA-256 in hex. */
interface Hashes {
  /** Of the file's bytes. */
  readonly file: string;
  /** Of its uncompressed parts (D-46). */
  readonly parts: string;
  /** Of what its cells say, whatever they look like. */
  readonly content: string;
}

/** As written down when the file was built. Absent hashes weren't kept yet. */
export interface KeptFile extends Partial<Hashes> {
  readonly parts: string;
  readonly writerVersion: number;
}

export interface RebuiltFile extends Hashes {
  readonly writerVersion: number;
}

/**
 * Compares a kept file with what its inputs give today.
 * @param stored SHA-256 of the bytes in storage; undefined where there are none
 */
export function compareRebuilt(
  kept: KeptFile,
  stored: string | undefined,
  rebuilt: RebuiltFile,
): ProofOutcome {
  if (stored === undefined) return "file-missing";
  if (kept.file !== undefined && kept.file !== stored) return "file-changed";
  if (stored === rebuilt.file) return "identical";
  // Nothing says that these bytes are the ones that were built.
  if (kept.file === undefined) return "not-comparable";
  if (kept.parts === rebuilt.parts || kept.content === rebuilt.content) return "same-content";
  // Another writer may say the same otherwise, so a difference proves nothing.
  return kept.writerVersion === rebuilt.writerVersion ? "different" : "not-comparable";
}

/** `identical` where there are none. */
export function worstOutcome(outcomes: readonly ProofOutcome[]): ProofOutcome {
  return proofOutcomes.findLast((outcome) => outcomes.includes(outcome)) ?? "identical";
}

/** Whether the file that is kept is what its inputs give. */
export function isProved(outcome: ProofOutcome): boolean {
  return outcome === "identical" || outcome === "same-content";
}
