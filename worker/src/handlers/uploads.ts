import type { BooksProblem } from "@tieout/connectors/book-decoding/refusal";
import { booksKindOf, type SupportingToRead } from "@tieout/connectors/reader-processes/messages";
import type { FileReport } from "@tieout/core/book-mapping/file-report";
import { isPassing } from "@tieout/server/database/passing-fault";
import type { Storage } from "@tieout/server/storage/open-storage";
import { deliverDocuments } from "@tieout/services/documents/deliver-documents";
import { findUnscannedDocument, saveScanState } from "@tieout/services/documents/document";
import {
  failFileReading,
  findFileToRead,
  listFileMappings,
  saveFileReading,
} from "@tieout/services/file-imports/file-import";
import { rememberMapping } from "@tieout/services/file-imports/receive-books";
import { listRememberedTypes, sourceOfKind } from "@tieout/services/file-imports/remembered-types";
import type { SupportingFile } from "@tieout/services/file-imports/supporting-file";
import { findWorkspaceOfSubmission } from "@tieout/services/submissions/submission";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import type { JobHandler, Services } from "../queue/job-handler.ts";

/** Reads a books file for its sender to review; a newer reading voids this one. */
export const readFile: JobHandler<"read-file"> = async (
  { fileImportId: id, reading },
  run,
  { storage, fileReaders, scan, now },
) => {
  const which = { id, reading };
  const file = await run.tx(async (db) => {
    const found = await findFileToRead(db, which);
    if (!found) return undefined;
    const kept = await listFileMappings(db, found.workspaceId);
    const { workspaceId } = found;
    const source = sourceOfKind(found.sniffedType);
    const remembered = await listRememberedTypes(db, { workspaceId, source });
    const { materialityBasisPoints } = await findTenantSettings(db);
    return { ...found, kept, remembered, materialityBasisPoints };
  });
  if (!file?.storageKey) return;
  const fail = (problem: BooksProblem) => run.tx((db) => failFileReading(db, which, problem));
  // The last try only fails the file; if it were killed working, the file would be read forever.
  if (run.lastAttempt) {
    await fail("internal");
    return;
  }

  try {
    const { storageKey, fileName, choices, kept, remembered, today } = file;
    const { materialityBasisPoints } = file;
    const kind = booksKindOf(file.sniffedType);
    if (!kind) {
      await fail("not-books");
      return;
    }
    // Nobody can download it, but it's still scanned before a reader gets it (D-20).
    if (scan && (await scan(await storage.getStream(storageKey))) === "infected") {
      await fail("infected");
      return;
    }
    const { clean, infected } = await scannedFurther(file.supporting, { storage, scan });
    const looked = await fileReaders.look(
      await storage.getStream(storageKey),
      {
        ...{ kind, fileName, choices, kept, materialityBasisPoints, remembered, today },
        supporting: clean,
      },
      clean.map((each) => opened(storage, each.storageKey)),
    );
    if (looked.result === "refused") {
      await fail(looked.problem);
      return;
    }
    const { recipe, rejected } = looked;
    const report = withInfected(looked.report, infected);
    const { findings } = report;
    await run.tx(async (db) => {
      await saveFileReading(db, which, { report, ...(recipe && { recipe }), rejected });
      // The corrected file may be uploaded again before any is sent.
      const isSaid = Object.keys(choices).length > 0 && recipe && findings;
      if (isSaid) await rememberMapping(db, file.workspaceId, { recipe, findings }, now());
    });
  } catch (fault) {
    // Storage or the database may recover; other faults are reported to the sender.
    if (!isPassing(fault) && run.attempt >= triesOfOurs) await fail("internal");
    throw fault;
  }
};

const triesOfOurs = 3;

type ToScan = Pick<Services, "storage"> & { readonly scan: Services["scan"] | undefined };

/** Further files are scanned one by one too; an infected one is refused, and the books are read without it. */
async function scannedFurther(files: readonly SupportingFile[], { storage, scan }: ToScan) {
  const clean: (Omit<SupportingToRead, "bytes"> & { readonly storageKey: string })[] = [];
  const infected: string[] = [];
  for (const { id, role, fileName, sniffedType, storageKey } of files) {
    const kind = booksKindOf(sniffedType);
    if (storageKey === null || !kind) continue;
    const isInfected = scan && (await scan(await storage.getStream(storageKey))) === "infected";
    if (isInfected) infected.push(id);
    else clean.push({ id, role, fileName, kind, storageKey });
  }
  return { clean, infected };
}

/** Only once the file before it has been read. */
async function* opened(storage: Storage, storageKey: string): AsyncGenerator<Uint8Array> {
  yield* await storage.getStream(storageKey);
}

function withInfected(report: FileReport, ids: readonly string[]): FileReport {
  if (ids.length === 0) return report;
  const refused = ids.map((id) => ({
    id,
    problem: { code: "unreadable", reason: "infected" } as const,
  }));
  return { ...report, supporting: [...(report.supporting ?? []), ...refused] };
}

/** Scans a document; marked as not scanned if nobody could in the end. */
export const scanDocument: JobHandler<"scan-document"> = async (
  { documentId },
  run,
  { storage, scan },
) => {
  const document = await run.tx((db) => findUnscannedDocument(db, documentId));
  if (!document?.storageKey) return;

  try {
    const outcome = scan
      ? await scan(await storage.getStream(document.storageKey))
      : ("not-scanned" as const);
    await run.tx((db) => saveScanState(db, documentId, outcome));
  } catch (error) {
    if (!run.lastAttempt) throw error;
    await run.tx((db) => saveScanState(db, documentId, "not-scanned"));
  }
};

/** Delivers documents whose sender left without saying that they were done. */
export const announceUploads: JobHandler<"announce-documents"> = async (
  { submissionId },
  run,
  { now },
) =>
  run.tx(async (db) => {
    const workspaceId = await findWorkspaceOfSubmission(db, submissionId);
    if (workspaceId === undefined) return;
    await deliverDocuments(db, { workspaceId, submissionId, now: now() });
  });
