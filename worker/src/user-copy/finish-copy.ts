import { randomUUID } from "node:crypto";
import type { Language } from "@tieout/core/language";
import { userCopyDownloads, userCopySeconds } from "@tieout/core/submission";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSecret } from "@tieout/server/sealing/secrets";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import type { CopyReadyMail } from "@tieout/services/mail/contents";
import { saveMailDelivery } from "@tieout/services/mail/deliveries";
import { placeOfMailSecret } from "@tieout/services/mail/secret-link";
import { saveReceiptKey } from "@tieout/services/receipts/key";
import { lockKeptCollection } from "@tieout/services/retention/kept";
import { findSubmission, findWorkspaceOfSubmission } from "@tieout/services/submissions/find";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { finishUserCopy } from "@tieout/services/user-copies/build";
import type { UserCopy } from "@tieout/services/user-copies/user-copy";
import { plainName } from "../revision/variants.ts";
import type { StoredCopy } from "./store-copy.ts";

/**
 * A copy is there: it gets its secret, and whoever asked is told by mail. Whether there still was something
 * that it's a copy of.
 */
export async function finishCopy(
  db: Tx,
  sealer: Sealer,
  copy: UserCopy,
  { storageKey, kind, bytes, now }: StoredCopy & { readonly now: Date },
): Promise<boolean> {
  const { id, submissionId, financialRecordId, address: toAddress, language } = copy;
  // Files that begin to go in the same instant take this one with them, or it isn't kept.
  if (!(await lockKeptCollection(db, submissionId))) return false;
  const workspaceId = await findWorkspaceOfSubmission(db, submissionId);
  if (workspaceId === undefined) return false;
  const submission = await findSubmission(db, { workspaceId, id: submissionId });
  const record = await findFinancialRecord(db, { workspaceId, id: financialRecordId });
  if (!submission || !record) return false;

  const { secret, hash: secretHash } = newSecret();
  const expiresAt = new Date(now.getTime() + userCopySeconds * 1_000);
  const fileName = `${plainName(record.datasetName)} - ${copyNames[language]}.${kind}`;
  const downloadsLeft = userCopyDownloads;
  const ready = { secretHash, fileName, fileSize: bytes, storageKey, expiresAt, downloadsLeft };
  await finishUserCopy(db, id, { ...ready, now });
  await enqueue(db, "delete-user-copy", { userCopyId: id }, { runAt: expiresAt });

  const { timeZone } = await findTenant(db);
  const { supportEmailAddress } = await findTenantSettings(db);
  const page = new URL("/downloadusercopy", await canonicalOrigin(db, "borrower"));
  page.searchParams.set("eid", workspaceId);
  page.searchParams.set("frid", financialRecordId);
  const receiptPage = new URL("/receipt", page);
  receiptPage.searchParams.set("workspaceId", workspaceId);
  receiptPage.searchParams.set("submissionId", submissionId);
  const hasReceipt = await saveReceiptKey(db, { submissionId, secretHash, now });
  const content: CopyReadyMail = {
    workspaceName: submission.workspaceName,
    file: { name: fileName, kind, bytes },
    receivedAt: (submission.financialRecordCreatedAt ?? submission.createdAt).toISOString(),
    from: record.from,
    upTo: record.upTo,
    expiresAt: expiresAt.toISOString(),
    timeZone,
    ...(supportEmailAddress && { supportEmailAddress }),
    secretLink: page.href,
    ...(hasReceipt && { receiptLink: receiptPage.href }),
  };
  const mailDeliveryId = randomUUID();
  const { seal } = await sealer.forTenant(db);
  await saveMailDelivery(db, {
    id: mailDeliveryId,
    kind: "copy-ready",
    toAddress,
    language,
    content,
    now,
    workspaceId,
    submissionId,
    sealedSecret: seal(placeOfMailSecret(mailDeliveryId), secret),
  });
  await enqueue(db, "send-mail", { mailDeliveryId }, { jobKey: `mail:${mailDeliveryId}` });
  await saveAuditEvent(db, {
    at: now,
    action: "user-copy-made",
    actor: { kind: "worker" },
    workspaceId,
    subjectId: submissionId,
  });
  return true;
}

/** Whoever asked reads it, whatever the lender's own workbooks are in. */
const copyNames: Record<Language, string> = {
  en: "customer copy",
  es: "copia del cliente",
  fr: "copie du client",
};
