import type { JobHandlers } from "../queue/job-handler.ts";
import { buildUserCopy } from "./build-user-copy.ts";
import { buildWorkbooks } from "./build-workbooks.ts";
import { endUnconfirmedConsent, giveBackAccess, tellGiver } from "./consents.ts";
import { dailyRound } from "./daily-round.ts";
import { importFinancialRecord } from "./import-financial-record.ts";
import { mailOutcome, sendMail, tellWebConnectorNews } from "./mail.ts";
import { proveWorkbooks } from "./prove-workbooks.ts";
import { deleteCollectionFiles, finishWithdrawal, sweepRetention } from "./retention.ts";
import { deleteSpool, deleteUserCopy, sweepFileImport, sweepUpload } from "./stored-files.ts";
import { announceUploads, readFile, scanDocument } from "./uploads.ts";
import { dropUnconfirmedWorkspace, endConsents, purgeWorkspace } from "./workspace-deletion.ts";

/** One handler a job; a missing one doesn't compile. */
export const handlers: JobHandlers = {
  "import-financial-record": importFinancialRecord,
  "build-workbooks": buildWorkbooks,
  "prove-workbooks": proveWorkbooks,
  "build-user-copy": buildUserCopy,
  "delete-user-copy": deleteUserCopy,
  "delete-spool": deleteSpool,
  "drop-unconfirmed-workspace": dropUnconfirmedWorkspace,
  "daily-round": dailyRound,
  "end-consents": endConsents,
  "end-unconfirmed-consent": endUnconfirmedConsent,
  "give-back-access": giveBackAccess,
  "tell-giver": tellGiver,
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
