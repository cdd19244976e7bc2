import type { Tx } from "@tieout/server/database/with-tenant";
import { readState } from "@tieout/server/sealing/secrets";
import { type ConsentServices, placeOfAnswer } from "./begin-consent.ts";
import { completeOauthState } from "./oauth-states.ts";

/** What a package adds to the callback's address (RFC 6749, 4.1.2). */
export interface ConsentAnswer {
  readonly state: string;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
  readonly error_description?: string | undefined;
}

/**
 * Keeps a package's answer, sealed and once, and says where the browser goes on: to the tenant's own
 * host, where the session that began it claims it (D-2). Nothing for a state that isn't waiting.
 */
export async function receiveConsent(
  { sealer }: Pick<ConsentServices, "sealer">,
  db: Tx,
  answer: ConsentAnswer,
  now: Date,
): Promise<string | undefined> {
  const state = readState(answer.state);
  if (state?.tenantId !== db.tenantId) return undefined;

  const { seal } = await sealer.forTenant(db);
  const sealedResult = seal(placeOfAnswer(state.hash), JSON.stringify(answer));
  const completed = await completeOauthState(db, { stateHash: state.hash, sealedResult, now });
  if (!completed) return undefined;

  const address = new URL(completed.returnAddress);
  address.searchParams.set("state", answer.state);
  return address.href;
}
