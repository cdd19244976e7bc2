import { randomUUID } from "node:crypto";
import { packageName } from "@tieout/core/tenant/packages";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { hasReceiptReader, mailReceipt } from "../receipts/mail-receipt.ts";
import { findSubmission, type Submission } from "../submissions/submission.ts";
import { findTenantSettings } from "../tenants/settings.ts";
import { findWebConnectorOfSubmission } from "../web-connector/web-connector.ts";
import type { CollectionOutcomeMail } from "./borrower-mails.ts";
import { findBorrowerAddress, hasMailOfRecord, saveMailDelivery } from "./deliveries.ts";

/** Time for someone who sees the failure to retry first, or to prove an address that the receipt then goes to. */
const patienceMs = 180_000;

interface Ended {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly now: Date;
}

export async function queueOutcomeMail(
  db: Tx,
  { workspaceId, submissionId, now }: Ended,
): Promise<void> {
  const submission = await findSubmission(db, { workspaceId, id: submissionId });
  if (submission?.sourceFlow !== "borrower") return;
  // Nothing is waited for: no retry follows records that arrived, and the page says where their receipt goes.
  const goesNow =
    outcomeOf(submission) === "shared" &&
    (await hasReceiptReader(db, { workspaceId, submissionId }));
  const runAt = new Date(now.getTime() + (goesNow ? 0 : patienceMs));
  const jobKey = `outcome:${submissionId}`;
  await enqueue(db, "mail-outcome", { workspaceId, submissionId }, { runAt, jobKey });
}

/**
 * Mails an attempt's outcome once, unless it's running again, was withdrawn or has no address. What arrived is told by its
 * receipt, which only a proved address gets.
 */
export async function mailOutcome(
  db: Tx,
  sealer: Sealer,
  { workspaceId, submissionId, now }: Ended,
): Promise<void> {
  const submission = await findSubmission(db, { workspaceId, id: submissionId });
  const outcome = submission && outcomeOf(submission);
  const arrived = outcome === "shared" || submission?.financialRecordStatus === undefined;
  if (arrived && (await mailReceipt(db, sealer, { workspaceId, submissionId, now }))) return;
  if (!outcome) return;
  const { financialRecordId = "", connectionId, language, region } = submission;
  const toAddress = await findBorrowerAddress(db, submission);
  if (toAddress === undefined || language === undefined) return;
  if (await hasMailOfRecord(db, { kind, submissionId, financialRecordId })) return;
  // Subscribers to QuickBooks Desktop news get these, with the link back.
  const connector =
    connectionId && (await findWebConnectorOfSubmission(db, { connectionId, submissionId }));
  if (connector && connector.noticeAddress !== undefined) return;

  const { timeZone } = await findTenant(db);
  const { supportEmailAddress } = await findTenantSettings(db);
  const content: CollectionOutcomeMail = {
    financialRecordId,
    outcome,
    workspaceName: submission.workspaceName,
    packageName: packageName(submission.datasourceNameId ?? ""),
    ...(region && { region }),
    endedAt: (submission.financialRecordCreatedAt ?? now).toISOString(),
    timeZone,
    ...(supportEmailAddress && { supportEmailAddress }),
    pageLink: new URL("/progress", await canonicalOrigin(db, "borrower")).href,
  };
  const id = randomUUID();
  await saveMailDelivery(db, {
    id,
    kind,
    toAddress,
    language,
    content,
    workspaceId,
    submissionId,
    now,
  });
  await enqueue(db, "send-mail", { mailDeliveryId: id }, { jobKey: `mail:${id}` });
}

const kind = "collection-outcome";

function outcomeOf(submission: Submission): CollectionOutcomeMail["outcome"] | undefined {
  if (submission.withdrawnAt !== undefined) return undefined;
  if (submission.financialRecordStatus === "Created") return "shared";
  return submission.financialRecordStatus === "ImportError" ? "stopped" : undefined;
}
