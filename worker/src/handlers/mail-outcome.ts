import { mailOutcome as mail } from "@tieout/services/mail/queue-outcome";
import type { JobHandler } from "../job-handler.ts";

/** A borrower who has closed the page hears how it ended (D-15). */
export const mailOutcome: JobHandler<"mail-outcome"> = (ended, { tx }, { now }) =>
  tx((db) => mail(db, { ...ended, now: now() }));
