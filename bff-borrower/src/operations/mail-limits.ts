import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import type { CallBase, Caller } from "@tieout/server/http/operation";
import { problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";

/** Mails per network and hour to addresses it names (D-28). */
const anHour = { operation: "mail-borrower", windowSeconds: 3_600, limit: 10 };

/** Counts a mail in its own transaction, and refuses a network over the limit. */
export async function limitMails({
  tx,
  now,
  addressPrefix,
}: Pick<CallBase<Caller>, "tx" | "now" | "addressPrefix">): Promise<void> {
  if (await tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now))) return;
  throw new Refusal(tooManyMails());
}

const tooManyMails = () => problem(429, "too-many-mails", { title: "too-many-messages" });
