import type { JobHandlers } from "../job-handler.ts";
import { deleteSpool } from "./delete-spool.ts";
import { importFinancialRecord } from "./import-financial-record.ts";
import { purgeWorkspace } from "./purge-workspace.ts";
import { scanDocument } from "./scan-document.ts";
import { sendMail } from "./send-mail.ts";
import { sweepUpload } from "./sweep-upload.ts";

/** One handler a job; one that nobody does doesn't compile. */
export const handlers: JobHandlers = {
  "import-financial-record": importFinancialRecord,
  "delete-spool": deleteSpool,
  "purge-workspace": purgeWorkspace,
  "sweep-upload": sweepUpload,
  "scan-document": scanDocument,
  "send-mail": sendMail,
};
