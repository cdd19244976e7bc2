/** The address a borrower comes in by, without an account. */
export interface SharedLink {
  /** When somebody withdrew it; its secrets are gone (D-8). */
  readonly deletedAt?: Date;
  readonly expiresAt: Date;
}

export type SharedLinkState = "open" | "link-deleted" | "link-expired";

/** What a link is at an instant. One that was withdrawn says so, even after it would have expired. */
export function sharedLinkState({ deletedAt, expiresAt }: SharedLink, now: Date): SharedLinkState {
  if (deletedAt !== undefined) return "link-deleted";
  return now >= expiresAt ? "link-expired" : "open";
}
