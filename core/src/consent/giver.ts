import { sameEmail } from "../text/text.ts";

/** A consent's giver, and when it was given. */
export interface Given {
  readonly id: string;
  readonly givenBy: "borrower" | "lender";
  /** The visit in which it was given. */
  readonly linkSessionId?: string;
  /** An address that was proved to be the giver's. */
  readonly emailAddress?: string;
  /** How it was proved. Only `code` and `confirmed-by-mail` show who was there. */
  readonly emailProof?: "code" | "confirmed-by-mail" | "mailed-link";
  readonly agreedAt: Date;
}

/** Whether one borrower gave both: in the same visit, or with the same proved address. Lenders' own consents are nobody's. */
export function isOfSameGiver(one: Given, other: Given): boolean {
  if (one.givenBy === "lender" || other.givenBy === "lender") return false;
  const { linkSessionId } = one;
  const [address, otherAddress] = [ownAddress(one), ownAddress(other)];
  return (
    (linkSessionId !== undefined && linkSessionId === other.linkSessionId) ||
    (address !== undefined && otherAddress !== undefined && sameEmail(address, otherAddress))
  );
}

/** A link that the lender mailed may have been forwarded, so its address doesn't tell who used it. */
const ownAddress = ({ emailAddress, emailProof }: Given): string | undefined =>
  emailProof === "mailed-link" ? undefined : emailAddress;

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
