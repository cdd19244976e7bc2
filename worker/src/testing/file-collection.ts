import { randomBytes, randomUUID } from "node:crypto";
import { sniff } from "@tieout/connectors/book-decoding/sniff";
import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import type { FileReport } from "@tieout/core/book-mapping/file-report";
import type { SupportingRole } from "@tieout/core/book-mapping/supporting-file";
import type { Day } from "@tieout/core/calendar/day";
import { problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { sendFile } from "@tieout/services/consent/send-file";
import {
  changeFileImport,
  type FileImport,
  findFileImport,
  saveFileImport,
} from "@tieout/services/file-imports/file-import";
import { queueReading } from "@tieout/services/file-imports/receive-books";
import { saveSupportingFile } from "@tieout/services/file-imports/supporting-file";
import { findImportOfRecord } from "@tieout/services/imports/import";
import { saveSubmission } from "@tieout/services/submissions/submission";
import { saveSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { aRequest, insertUser, insertWorkspace } from "@tieout/services/testing/builders";
import { vi } from "vitest";
import type { BegunCollection } from "./collection.ts";
import type { World } from "./world.ts";

export interface UploadedFile {
  readonly tenant: HostedTenant;
  readonly world: World;
  readonly workspaceId: string;
  readonly userId: string;
  readonly id: string;
}

export interface SentBytes {
  readonly bytes: Buffer;
  readonly fileName: string;
  /** `YYYY-MM-DD`. */
  readonly today?: string;
  readonly before?: UploadedFile;
}

/** Uploads a file and has it read. */
export async function uploadFile(
  world: World,
  tenant: HostedTenant,
  { bytes, fileName, today = "2026-11-21", before }: SentBytes,
): Promise<UploadedFile> {
  const sniffed = await sniff(bytes);
  if (sniffed.result === "refused") throw new Error(sniffed.reason);
  const id = randomUUID();
  const ids = await tenant.tx(async (db) => {
    const userId = before?.userId ?? (await insertUser(db));
    const workspaceId = before?.workspaceId ?? (await insertWorkspace(db, { ownerId: userId }));
    return { userId, workspaceId };
  });
  const { workspaceId, userId } = ids;
  const storageKey = `${tenant.id}/books/${workspaceId}/${id}`;
  await world.services.storage.put(storageKey, bytes);
  await tenant.tx(async (db) => {
    const file = await saveFileImport(db, {
      id,
      workspaceId,
      fileName,
      fileSize: bytes.length,
      sniffedType: sniffed.kind,
      sha256: randomBytes(32),
      storageKey,
      uploadedBy: { userId },
      now: new Date(),
      today: today as Day,
    });
    await queueReading(db, file);
  });
  return { tenant, world, id, ...ids };
}

/** Puts a further file of the same books beside it, and has all of them read again. */
export async function addSupporting(
  { tenant, world, workspaceId, id }: UploadedFile,
  { role, text, fileName }: AddedFile,
): Promise<void> {
  const bytes = Buffer.from(text);
  const supportingId = randomUUID();
  const storageKey = `${tenant.id}/books/${workspaceId}/${supportingId}`;
  await world.services.storage.put(storageKey, bytes);
  await tenant.tx(async (db) => {
    await saveSupportingFile(db, {
      ...{ id: supportingId, workspaceId, fileImportId: id, role, fileName, storageKey },
      ...{ fileSize: bytes.length, sniffedType: "csv", sha256: randomBytes(32), now: new Date() },
    });
    const { choices } = (await findFileImport(db, { workspaceId, id })) ?? { choices: {} };
    await queueReading(db, await changeFileImport(db, id, choices));
  });
}

interface AddedFile {
  readonly role: SupportingRole;
  readonly text: string;
  readonly fileName: string;
}

/** Waits until it was read or failed. */
export async function readingOf({ tenant, workspaceId, id }: UploadedFile): Promise<FileImport> {
  const look = async () => {
    const file = await tenant.tx((db) => findFileImport(db, { workspaceId, id }));
    return file?.state === "reading" ? undefined : file;
  };
  return vi.waitUntil(look, { timeout: 110_000, interval: 50 });
}

export async function reportOf(file: UploadedFile): Promise<FileReport> {
  const { report, problem } = await readingOf(file);
  if (!report) throw new Error(`It wasn't read: ${problem}`);
  return report;
}

/** A sender who says that every guess is right. */
export const asGuessed = ({ accountTypes }: FileReport): Pick<FileChoices, "accountTypes"> => ({
  accountTypes: (accountTypes?.accounts ?? []).map(({ id: accountId, accountClass }) => ({
    accountId,
    accountClass,
  })),
});

export async function choose(file: UploadedFile, choices: FileChoices): Promise<void> {
  const { tenant, id } = file;
  await tenant.tx(async (db) => queueReading(db, await changeFileImport(db, id, choices)));
}

/** Sends it for a lender's request; a refusal returns its reply. */
export async function send(
  file: UploadedFile,
  { acceptDifference = false, anonymize = false } = {},
): Promise<BegunCollection | { readonly refused: unknown }> {
  const { tenant, world, workspaceId, userId, id } = file;
  const now = new Date();
  const sending = sendFile(
    { once: tenant.tx, sealer: world.services.sealer },
    {
      workspaceId,
      fileImportId: id,
      acceptDifference,
      period: {},
      now,
      startedBy: { userId },
      requestId: "test",
      language: "en",
      networkPrefix: "127.0.0",
      today: "2026-11-21" as Day,
    },
    {
      prepare: async (db) => {
        const submissionId = randomUUID();
        const submissionRequestId = await saveSubmissionRequest(db, {
          ...aRequest,
          workspaceId,
          now,
          mode: "excel",
          requestingUserId: userId,
          anonymizeCustomersAndVendors: anonymize,
        });
        await saveSubmission(db, {
          id: submissionId,
          workspaceId,
          submissionRequestId,
          now,
          metadata: [],
          requestingUserId: userId,
          sourceFlow: "lender",
          mode: "excel",
        });
        return { submissionId };
      },
      refusal: ({ result }) => problem(409, result, { title: "file-not-ready" }),
    },
  );
  const reply = await sending.catch((fault: unknown) => {
    if (fault instanceof Refusal) return fault;
    throw fault;
  });
  if (reply instanceof Refusal) return { refused: reply.reply.body };
  const { financialRecordId, submissionId } = reply.body;
  const found = await tenant.tx((db) => findImportOfRecord(db, { workspaceId, financialRecordId }));
  if (!found) throw new Error("What was sent has an import");
  const { id: importId, connectionId } = found;
  return {
    tenant,
    workspaceId,
    userId,
    submissionId,
    connectionId,
    financialRecordId,
    importId,
  };
}

/** As above, expecting success. */
export async function sendWell(file: UploadedFile, asked = {}): Promise<BegunCollection> {
  const sent = await send(file, asked);
  if ("refused" in sent) throw new Error(`It wasn't sent: ${JSON.stringify(sent.refused)}`);
  return sent;
}
