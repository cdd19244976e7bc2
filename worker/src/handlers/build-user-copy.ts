import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
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
import {
  distinctNames,
  plainName,
  zipSizeLimit,
  zipStream,
} from "@tieout/services/documents/download";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { hasLayout } from "@tieout/services/financial-records/request-workbooks";
import { standardVersion } from "@tieout/services/financial-records/spread";
import {
  findWorkbookRevision,
  type WorkbookRevision,
} from "@tieout/services/financial-records/workbook-revision";
import type { CopyReadyMail } from "@tieout/services/mail/borrower-mails";
import { saveMailDelivery } from "@tieout/services/mail/deliveries";
import { placeOfMailSecret } from "@tieout/services/mail/secret-link";
import { saveReceiptKey } from "@tieout/services/receipts/receipt";
import { lockKeptCollection } from "@tieout/services/retention/kept";
import {
  findSubmission,
  findWorkspaceOfSubmission,
  regionIn,
} from "@tieout/services/submissions/submission";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import {
  failUserCopy,
  findUserCopy,
  finishUserCopy,
  type UserCopy,
} from "@tieout/services/user-copies/user-copy";
import type { JobHandler, Run } from "../queue/job-handler.ts";
import { buildOne } from "../revision/build-one.ts";
import { fileNameOf } from "../revision/file-name.ts";

/** Builds a borrower's copy of what the lender received and mails its link to the confirmed address (D-12). */
export const buildUserCopy: JobHandler<"build-user-copy"> = async (
  { userCopyId: id },
  run,
  { storage, sealer, now },
) => {
  const asked = await run.tx(async (db) => {
    const copy = await findUserCopy(db, id);
    if (copy?.state !== "Building") return undefined;
    const first = { financialRecordId: copy.financialRecordId, revisionNumber: 1 };
    const revision = await findWorkbookRevision(db, first);
    return revision?.outcome === "Pending" ? undefined : { copy, revision };
  });
  // An earlier run did it, or the workbooks are still being built, which queues this again.
  if (!asked) return;
  const { copy, revision } = asked;
  const folder = await mkdtemp(join(tmpdir(), "tieout-copy-"));
  try {
    const files = revision ? await receivedFiles(run, storage, copy, revision, folder) : [];
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (files.length === 0 || size > zipSizeLimit) return run.tx((db) => failUserCopy(db, id));

    // With its collection's documents, and deleted with them.
    const key = `${run.tenantId}/documents/${copy.submissionId}/copy-${id}`;
    const stored = await storeCopy(storage, files, key, now(), folder);
    const finished = await run.tx(async (db) => {
      if (await finishCopy(db, sealer, copy, { ...stored, now: now() })) return true;
      await failUserCopy(db, id);
      return false;
    });
    if (!finished) await storage.delete(stored.storageKey);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * The first revision's workbooks, as the lender received them. Where a lender's layout was in it from the start, its
 * statements are built anew in the standard layout, since a lender's captions are no borrower's business.
 */
async function receivedFiles(
  { tx, longTx }: Pick<Run, "tx" | "longTx">,
  storage: Storage,
  { submissionId, financialRecordId: id }: UserCopy,
  { workbooks, spreadVersion, language }: WorkbookRevision,
  folder: string,
): Promise<ReceivedFile[]> {
  const record = await tx(async (db) => {
    const workspaceId = await findWorkspaceOfSubmission(db, submissionId);
    return workspaceId === undefined ? undefined : findFinancialRecord(db, { workspaceId, id });
  });
  if (!record) return [];
  const files: ReceivedFile[] = [];
  for (const workbook of workbooks) {
    const { variantId, basis, fileName: name, fileSize: size = 0, storageKey } = workbook;
    if (hasLayout(variantId) && spreadVersion !== standardVersion) {
      const path = join(folder, `${variantId}-${basis}`);
      files.push(
        await longTx(async (db) => {
          const inputs = { spreadVersion: standardVersion, language };
          const { stream, extension } = await buildOne(db, record, workbook, inputs);
          await pipeline(Readable.from(stream), createWriteStream(path, { mode: 0o600 }));
          return {
            name: fileNameOf(record, workbook, extension, language),
            size: stream.summary().size,
            open: async () => createReadStream(path),
          };
        }),
      );
    } else if (name !== undefined && storageKey !== undefined) {
      files.push({ name, size, open: () => storage.getStream(storageKey) });
    }
  }
  return files;
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
  const hasReceipt = await saveReceiptKey(db, {
    submissionId,
    secretHash,
    address: toAddress,
    now,
  });
  const region = regionIn(submission, language);
  const content: CopyReadyMail = {
    ...(region && { region }),
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
  readonly open: () => Promise<Readable>;
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
  folder: string,
): Promise<StoredCopy> {
  const path = join(folder, "copy");
  const only = files.length === 1 ? files[0] : undefined;
  const kind = only && !only.name.endsWith(".zip") ? "xlsx" : "zip";
  const storageKey = `${key}.${kind}`;
  const source = only ? await only.open() : archive();
  await pipeline(source, createWriteStream(path, { mode: 0o600 }));
  await storage.putFile(storageKey, path);
  return { storageKey, kind, bytes: (await stat(path)).size };

  function archive() {
    const names = distinctNames(files.map(({ name }) => name));
    return zipStream(
      files.map(({ name, open }, index) => ({ name: names[index] ?? name, modifiedAt, open })),
    );
  }
}
