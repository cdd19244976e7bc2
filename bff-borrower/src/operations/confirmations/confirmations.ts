import { emailConfirmationState } from "@tieout/core/submission";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { tenantDisabled } from "@tieout/server/http/middleware/authorize";
import { problem } from "@tieout/server/http/problem";
import { hashOf } from "@tieout/server/sealing/secrets";
import {
  findEmailConfirmation,
  type StoredEmailConfirmation,
} from "@tieout/services/email-confirmation/email-confirmation";
import { heldSessions } from "../link-sessions/authenticate-link.ts";
import { secretsOf } from "../link-sessions/link-cookie.ts";

/** Guesses at secrets of mails that a network may make in a minute. */
const aMinute = { operation: "open-mail", windowSeconds: 60, limit: 20 };

/** Counts one guess more, and says whether it's taken. In a transaction of its own. */
export const mayGuess = (tx: Transact, addressPrefix: string, now: Date): Promise<boolean> =>
  tx((db) => withinRateLimit(db, { ...aMinute, addressPrefix }, now));

export const tooManyGuesses = () =>
  problem(429, "too-many-tries", { title: "too-many-links-tried" });

export type Asked =
  | { readonly result: "found"; readonly confirmation: StoredEmailConfirmation }
  | {
      readonly result: "refused";
      readonly reply:
        | ReturnType<typeof noSuchLink>
        | ReturnType<typeof tooOld>
        | ReturnType<typeof tenantDisabled>;
    };

/** What the mail with this secret asks; or why it asks nothing any more. */
export async function questionOf(db: Tx, secret: string, now: Date): Promise<Asked> {
  const { borrowerDisabled } = await findTenant(db);
  if (borrowerDisabled) return { result: "refused", reply: tenantDisabled() };
  const confirmation = await findEmailConfirmation(db, hashOf(secret));
  if (!confirmation) return { result: "refused", reply: noSuchLink() };
  const isTooOld = emailConfirmationState(confirmation, now) === "too-old";
  return isTooOld ? { result: "refused", reply: tooOld() } : { result: "found", confirmation };
}

/** Whether the session that shared what is asked about is this browser's, and still holds. */
export async function isSharedHere(
  db: Tx,
  { linkSessionId }: StoredEmailConfirmation,
  { cookie, now }: { readonly cookie: string | undefined; readonly now: Date },
): Promise<boolean> {
  if (linkSessionId === undefined) return false;
  const held = await heldSessions(db, secretsOf(cookie), now);
  return held.some((one) => one?.session.id === linkSessionId);
}

export const noSuchLink = () => problem(404, "not-found", { title: "link-unknown" });

const tooOld = () => problem(410, "confirmation-too-old", { title: "confirmation-link-used" });
