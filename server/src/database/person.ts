import type { AuditEvent } from "./audit/audit.ts";

/** Who does something in a portal: a user of the lender's, or whoever came by a link. */
export type Person = { readonly userId: string } | { readonly linkSessionId: string };

/** Them, as the trail names who did what. */
export const actorOf = (person: Person): AuditEvent["actor"] =>
  "userId" in person
    ? { kind: "user", id: person.userId }
    : { kind: "borrower", id: person.linkSessionId };
