import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { problem } from "@tieout/server/http/problem";
import { countEmailConfirmations } from "@tieout/services/email-confirmation/email-confirmation";

/** Mails that a network may have us send in an hour to addresses it names (D-28). */
const anHour = { operation: "mail-borrower", windowSeconds: 3_600, limit: 10 };

/** How often one submission may ask whose address it is. */
const questionsAtMost = 5;

/** Counts one mail more, and says whether it may be sent. In a transaction of its own. */
export const mayMail = (tx: Transact, addressPrefix: string, now: Date): Promise<boolean> =>
  tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now));

/** Whether a submission may ask once more. */
export const mayAskAgain = async (db: Tx, submissionId: string): Promise<boolean> =>
  (await countEmailConfirmations(db, submissionId)) < questionsAtMost;

export const tooManyMails = () => problem(429, "too-many-mails", { title: "too-many-messages" });
