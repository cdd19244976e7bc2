/** How long a borrower may take to say that an address is theirs: 48 hours. */
export const emailConfirmationSeconds = 172_800;

/** One time that somebody was asked whether an address is theirs. */
export interface EmailConfirmation {
  readonly expiresAt: Date;
  readonly confirmedAt?: Date;
}

export type EmailConfirmationState = "asked" | "confirmed" | "too-old";

/** What a confirmation is at an instant. One that was given stays given (D-13). */
export function emailConfirmationState(
  { expiresAt, confirmedAt }: EmailConfirmation,
  now: Date,
): EmailConfirmationState {
  if (confirmedAt !== undefined) return "confirmed";
  return now >= expiresAt ? "too-old" : "asked";
}
