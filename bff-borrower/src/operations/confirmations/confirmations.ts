import { emailConfirmationState } from "@tieout/core/submission";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { CallBase, Caller } from "@tieout/server/http/operation";
import { problem, tenantDisabled } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { hashOf } from "@tieout/server/sealing/secrets";
import {
  findEmailConfirmation,
  type StoredEmailConfirmation,
} from "@tieout/services/email-confirmation/email-confirmation";

/** Guesses at mail secrets per network and minute. */
const aMinute = { operation: "open-mail", windowSeconds: 60, limit: 20 };

/** Counts a guess in its own transaction, and refuses a network over the limit. */
export async function limitGuesses({
  tx,
  now,
  addressPrefix,
}: Pick<CallBase<Caller>, "tx" | "now" | "addressPrefix">): Promise<void> {
  if (await tx((db) => withinRateLimit(db, { ...aMinute, addressPrefix }, now))) return;
  throw new Refusal(tooManyGuesses());
}

export const tooManyGuesses = () =>
  problem(429, "too-many-tries", { title: "too-many-links-tried" });

export async function requireConfirmation(
  db: Tx,
  secret: string,
  now: Date,
): Promise<StoredEmailConfirmation> {
  const { borrowerDisabled } = await findTenant(db);
  if (borrowerDisabled) throw new Refusal(tenantDisabled());
  const confirmation = await findEmailConfirmation(db, hashOf(secret));
  if (!confirmation) throw new Refusal(noSuchLink());
  if (emailConfirmationState(confirmation, now) === "too-old") throw new Refusal(tooOld());
  return confirmation;
}

export const noSuchLink = () => problem(404, "not-found", { title: "link-unknown" });

const tooOld = () => problem(410, "confirmation-too-old", { title: "confirmation-link-used" });
