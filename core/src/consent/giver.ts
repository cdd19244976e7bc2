import { sameEmail } from "../text/text.ts";

/** A consent's giver, and when it was given. */
export interface Given {
  readonly id: string;
  readonly givenBy: "borrower" | "lender";
  /** The visit in which it was given. */
  readonly linkSessionId?: string;
  /** An address that was proved to be the giver's. */
  readonly emailAddress?: string;
  readonly agreedAt: Date;
}

/** Whether one borrower gave both: in the same visit, or with the same proved address. Lenders' own consents are nobody's. */
export function isOfSameGiver(one: Given, other: Given): boolean {
  if (one.givenBy === "lender" || other.givenBy === "lender") return false;
  const { linkSessionId, emailAddress } = one;
  return (
    (linkSessionId !== undefined && linkSessionId === other.linkSessionId) ||
    (emailAddress !== undefined &&
      other.emailAddress !== undefined &&
      sameEmail(emailAddress, other.emailAddress))
  );
}

/**
 * What a borrower's withdrawal of one collection reaches, out of a connection's consents: those that it was read under, and
 * the same person's earlier ones. What others agreed to, and what was agreed to since, stays.
 *
 * @param of the consents that the collection was read under
 */
export function consentsReached<Consent extends Given>(
  consents: readonly Consent[],
  of: readonly Given[],
): Consent[] {
  return consents.filter((consent) =>
    of.some(
      (own) =>
        consent.givenBy === "borrower" &&
        (consent.id === own.id ||
          (isOfSameGiver(consent, own) && consent.agreedAt <= own.agreedAt)),
    ),
  );
}
