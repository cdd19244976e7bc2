import type { AuditEvent } from "./audit/audit.ts";

/** The actor in a portal: a lender's user or a visitor by link. */
export type Person = { readonly userId: string } | { readonly linkSessionId: string };

export const actorOf = (person: Person): AuditEvent["actor"] =>
  "userId" in person
    ? { kind: "user", id: person.userId }
    : { kind: "borrower", id: person.linkSessionId };
