import { sameEmail } from "../text/index.ts";

/** An invitation can be accepted for two days. */
export const invitationSeconds = 48 * 60 * 60;

export interface Invitation {
  readonly expiresAt: Date;
  readonly acceptedAt?: Date;
  /** A newer one took its place, or the user was deleted. */
  readonly revokedAt?: Date;
}

export type InvitationState = "open" | "used" | "replaced" | "expired";

/** What an invitation is good for at that instant. */
export function invitationState(
  { expiresAt, acceptedAt, revokedAt }: Invitation,
  now: Date,
): InvitationState {
  if (acceptedAt) return "used";
  if (revokedAt) return "replaced";
  return now < expiresAt ? "open" : "expired";
}

export type Acceptance = "accepted" | "not-verified" | "other-address";

/** Whether a person, as their provider vouches for them, is whom the invitation was sent to (D-1). */
export function acceptInvitation(
  invited: { readonly emailAddress: string },
  person: { readonly email?: string; readonly emailVerified: boolean },
): Acceptance {
  if (person.email === undefined || !sameEmail(person.email, invited.emailAddress)) {
    return "other-address";
  }
  return person.emailVerified ? "accepted" : "not-verified";
}
