import type { JobHandlers } from "../job-handler.ts";
import { announceUploads } from "./announce-documents.ts";
import { buildUserCopy } from "./build-user-copy.ts";
import { buildWorkbooks } from "./build-workbooks.ts";
import { dailyRound } from "./daily-round.ts";
import { deleteCollectionFiles } from "./delete-collection-files.ts";
import { deleteSpool } from "./delete-spool.ts";
import { deleteUserCopy } from "./delete-user-copy.ts";
import { dropUnconfirmedWorkspace } from "./drop-unconfirmed-workspace.ts";
import { endConsents } from "./end-consents.ts";
import { finishWithdrawal } from "./finish-withdrawal.ts";
import { importFinancialRecord } from "./import-financial-record.ts";
import { mailOutcome } from "./mail-outcome.ts";
import { purgeWorkspace } from "./purge-workspace.ts";
import { readFile } from "./read-file.ts";
import { scanDocument } from "./scan-document.ts";
import { sendMail } from "./send-mail.ts";
import { sweepFileImport } from "./sweep-file-import.ts";
import { sweepRetention } from "./sweep-retention.ts";
import { sweepUpload } from "./sweep-upload.ts";
import { tellWebConnectorNews } from "./tell-web-connector-news.ts";

/** One handler a job; one that nobody does doesn't compile. */
export const handlers: JobHandlers = {
  "import-financial-record": importFinancialRecord,
  "build-workbooks": buildWorkbooks,
  "build-user-copy": buildUserCopy,
  "delete-user-copy": deleteUserCopy,
  "delete-spool": deleteSpool,
  "drop-unconfirmed-workspace": dropUnconfirmedWorkspace,
  "daily-round": dailyRound,
  "end-consents": endConsents,
  "finish-withdrawal": finishWithdrawal,
  "purge-workspace": purgeWorkspace,
  "sweep-retention": sweepRetention,
  "delete-collection-files": deleteCollectionFiles,
  "announce-documents": announceUploads,
  "sweep-upload": sweepUpload,
  "scan-document": scanDocument,
  "read-file": readFile,
  "sweep-file-import": sweepFileImport,
  "tell-web-connector-news": tellWebConnectorNews,
  "mail-outcome": mailOutcome,
  "send-mail": sendMail,
};
