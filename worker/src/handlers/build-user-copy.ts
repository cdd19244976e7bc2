import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Language } from "@tieout/core/language";
import { userCopyDownloads, userCopySeconds } from "@tieout/core/submission";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSecret } from "@tieout/server/sealing/secrets";
import type { Storage } from "@tieout/server/storage/open-storage";
import { distinctNames, zipSizeLimit, zipStream } from "@tieout/services/documents/download";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { findWorkbookRevision } from "@tieout/services/financial-records/workbook";
import type { CopyReadyMail } from "@tieout/services/mail/borrower-mails";
import { saveMailDelivery } from "@tieout/services/mail/deliveries";
import { placeOfMailSecret } from "@tieout/services/mail/secret-link";
import { saveReceiptKey } from "@tieout/services/receipts/receipt";
import { lockKeptCollection } from "@tieout/services/retention/kept";
import { findSubmission, findWorkspaceOfSubmission } from "@tieout/services/submissions/submission";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import {
  failUserCopy,
  findUserCopy,
  finishUserCopy,
  type UserCopy,
} from "@tieout/services/user-copies/user-copy";
import type { JobHandler } from "../queue/job-handler.ts";
import { plainName } from "../revision/variants.ts";

/** Builds a borrower's copy of what the lender received and mails its link to the confirmed address (D-12). */
export const buildUserCopy: JobHandler<"build-user-copy"> = async (
  { userCopyId: id },
  run,
  { storage, sealer, now },
) => {
  const asked = await run.tx(async (db) => {
    const copy = await findUserCopy(db, id);
    if (copy?.state !== "Building") return undefined;
    const files = await receivedFiles(db, copy);
    return files && { copy, files };
  });
  // An earlier run did it, or the workbooks are still being built, which queues this again.
  if (!asked) return;
  const { copy, files } = asked;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (files.length === 0 || size > zipSizeLimit) return run.tx((db) => failUserCopy(db, id));

  // With its collection's documents, and deleted with them.
  const key = `${run.tenantId}/documents/${copy.submissionId}/copy-${id}`;
  const stored = await storeCopy(storage, files, key, now());
  const finished = await run.tx(async (db) => {
    if (await finishCopy(db, sealer, copy, { ...stored, now: now() })) return true;
    await failUserCopy(db, id);
    return false;
  });
  if (!finished) await storage.delete(stored.storageKey);
};

/** The first revision's workbooks, as the lender received them. Undefined while being built. */
async function receivedFiles(
  db: Tx,
  { financialRecordId }: UserCopy,
): Promise<ReceivedFile[] | undefined> {
  const first = await findWorkbookRevision(db, { financialRecordId, revisionNumber: 1 });
  if (first?.outcome === "Pending") return undefined;
  return (first?.workbooks ?? []).flatMap(({ fileName: name, fileSize: size = 0, storageKey }) =>
    name !== undefined && storageKey !== undefined ? { name, size, storageKey } : [],
  );
}

/** Gives a finished copy its secret and queues its mail. False if its source is gone. */
export async function finishCopy(
  db: Tx,
  sealer: Sealer,
  copy: UserCopy,
  { storageKey, kind, bytes, now }: StoredCopy & { readonly now: Date },
): Promise<boolean> {
  const { id, submissionId, financialRecordId, address: toAddress, language } = copy;
  // Serializes with a deletion of its files.
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

/** In the requester's language, whatever the lender's workbooks use. */
const copyNames: Record<Language, string> = {
  en: "customer copy",
  es: "copia del cliente",
  fr: "copie du client",
};

interface ReceivedFile {
  readonly name: string;
  readonly size: number;
  readonly storageKey: string;
}

interface StoredCopy {
  readonly storageKey: string;
  readonly kind: "xlsx" | "zip";
  readonly bytes: number;
}

/** Stores one file as is, or several as an archive, built on disk first because a bucket needs the size in advance. */
async function storeCopy(
  storage: Storage,
  files: readonly ReceivedFile[],
  key: string,
  modifiedAt: Date,
): Promise<StoredCopy> {
  const folder = await mkdtemp(join(tmpdir(), "tieout-copy-"));
  const path = join(folder, "copy");
  const only = files.length === 1 ? files[0] : undefined;
  const kind = only && !only.name.endsWith(".zip") ? "xlsx" : "zip";
  const storageKey = `${key}.${kind}`;
  try {
    const source = only ? await storage.getStream(only.storageKey) : archive();
    await pipeline(source, createWriteStream(path, { mode: 0o600 }));
    await storage.putFile(storageKey, path);
    return { storageKey, kind, bytes: (await stat(path)).size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  function archive() {
    const names = distinctNames(files.map(({ name }) => name));
    return zipStream(
      files.map((file, index) => ({
        name: names[index] ?? file.name,
        modifiedAt,
        open: () => storage.getStream(file.storageKey),
      })),
    );
  }
}
