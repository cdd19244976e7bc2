/** How a kept file compares with its rebuild, from best to worst. */
const proofOutcomes = [
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
  /** Of its cells' values, whatever their formatting. */
  readonly content: string;
}

/** Hashes recorded when the file was built. Older files lack some. */
export interface KeptFile extends Partial<Hashes> {
  readonly parts: string;
  readonly writerVersion: number;
}

export interface RebuiltFile extends Hashes {
  readonly writerVersion: number;
}

/**
 * Compares a kept file with one rebuilt from the same inputs.
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
  // Without a recorded hash, these may not be the bytes that were built.
  if (kept.file === undefined) return "not-comparable";
  if (kept.parts === rebuilt.parts || kept.content === rebuilt.content) return "same-content";
  // Another writer version may write the same content differently, so a difference proves nothing.
  return kept.writerVersion === rebuilt.writerVersion ? "different" : "not-comparable";
}

/** `identical` if there are no files. */
export function worstOutcome(outcomes: readonly ProofOutcome[]): ProofOutcome {
  return proofOutcomes.findLast((outcome) => outcomes.includes(outcome)) ?? "identical";
}

/** Whether the file that is kept is what its inputs give. */
export function isProved(outcome: ProofOutcome): boolean {
  return outcome === "identical" || outcome === "same-content";
}
