import type { Tx } from "@tieout/server/database/with-tenant";
import { readState } from "@tieout/server/sealing/secrets";
import { type ConsentServices, placeOfAnswer } from "./begin-consent.ts";
import { completeOauthState, findOauthTrip, type OauthTrip } from "./connection-request.ts";

/** What a package adds to the callback's address (RFC 6749, 4.1.2). */
export interface ConsentAnswer {
  readonly state: string;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
  readonly error_description?: string | undefined;
}

export type ReceivedConsent =
  /** The tenant's host, where the session that began claims the answer. */
  | { readonly result: "received"; readonly address: string }
  /** Nobody was sent to a package with this state. */
  | { readonly result: "unknown" }
  /** It came too late, or its session has claimed an answer already. */
  | { readonly result: "expired" | "used"; readonly trip: OauthTrip };

/**
 * Seals a package's first answer and sends the browser to the tenant's host, where its session claims it (D-2). Asked again
 * before that, as by a reload, it sends the browser there again; the first answer stays.
 */
export async function receiveConsent(
  { sealer }: Pick<ConsentServices, "sealer">,
  db: Tx,
  answer: ConsentAnswer,
  now: Date,
): Promise<ReceivedConsent> {
  const state = readState(answer.state);
  if (state?.tenantId !== db.tenantId) return { result: "unknown" };

  const { hash: stateHash } = state;
  // A forged state may name a tenant that isn't there, so nothing is written before it's found.
  const trip = await findOauthTrip(db, stateHash);
  if (!trip) return { result: "unknown" };
  if (trip.claimedAt) return { result: "used", trip };
  if (trip.expiresAt <= now) return { result: "expired", trip };

  const { seal } = await sealer.forTenant(db);
  const sealedResult = seal(placeOfAnswer(stateHash), JSON.stringify(answer));
  await completeOauthState(db, { stateHash, sealedResult, now });
  const address = new URL(trip.returnAddress);
  address.searchParams.set("state", answer.state);
  return { result: "received", address: address.href };
}
