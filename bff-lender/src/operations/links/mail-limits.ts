import { type Transact, withinRateLimit } from "@tieout/server/database";
import { problem } from "@tieout/server/http";

/** Mails that a network may have us send in an hour to addresses it names: links, and whose an address is. */
const anHour = { operation: "mail-link", windowSeconds: 3_600, limit: 60 };

/** Counts one mail more, and says whether it may be sent. In a transaction of its own. */
export const mayMail = (tx: Transact, addressPrefix: string, now: Date): Promise<boolean> =>
  tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now));

export const tooManyMails = () =>
  problem(429, "too-many-tries", "Too many mails were sent. Please wait an hour.");
