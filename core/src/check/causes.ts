/** What telling causes apart needs of a check, as stored or as sent. */
interface Answered {
  readonly id: string;
  readonly category: string;
  readonly basis?: string;
  readonly outcome: string;
  readonly difference?: number;
}

export interface CausedFinding<Of> {
  readonly finding: Of;
  /** Failed checks that differ only because this one does. */
  readonly consequences: readonly Of[];
}

/** The surest first. */
const causes = [
  "journals-balance",
  "file-vouchers-balance",
  "file-entries-on-a-day",
  "file-debits-equal-credits",
];

/**
 * Failed checks by what caused them, in their order. An entry, or a file, that is out of balance makes every total that it's part of
 * differ by the same amount: trial balances, statements, the file's own totals. Those are its consequences, and no findings of their own.
 */
export function byCause<Of extends Answered>(checks: readonly Of[]): CausedFinding<Of>[] {
  const failed = checks.filter(({ outcome }) => outcome === "Fail");
  const causeOf = new Map<Of, Of>();
  for (const check of failed) {
    const cause = failed
      .filter((other) => causes.includes(other.id) && isConsequence(check, other))
      .toSorted((one, other) => causes.indexOf(one.id) - causes.indexOf(other.id))[0];
    if (cause) causeOf.set(check, cause);
  }
  return failed
    .filter((check) => !causeOf.has(check))
    .map((finding) => ({
      finding,
      consequences: failed.filter((check) => causeOf.get(check) === finding),
    }));
}

function isConsequence(check: Answered, cause: Answered): boolean {
  if (check === cause || check.basis !== cause.basis || !cause.difference) return false;
  if (check.category === "quality" || check.category === "aging") return false;
  if (causes.includes(check.id) && causes.indexOf(check.id) < causes.indexOf(cause.id))
    return false;
  return Math.abs(check.difference ?? 0) === Math.abs(cause.difference);
}
