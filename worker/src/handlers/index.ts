import type { JobHandlers } from "../job-handler.ts";
import { deleteSpool } from "./delete-spool.ts";
import { importFinancialRecord } from "./import-financial-record.ts";
import { purgeWorkspace } from "./purge-workspace.ts";
import { sendMail } from "./send-mail.ts";

/** One handler a job; one that nobody does doesn't compile. */
export const handlers: JobHandlers = {
  "import-financial-record": importFinancialRecord,
  "delete-spool": deleteSpool,
  "purge-workspace": purgeWorkspace,
  "send-mail": sendMail,
};
