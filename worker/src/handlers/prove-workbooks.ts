import { createHash } from "node:crypto";
import { compareRebuilt, type ProofOutcome, worstOutcome } from "@tieout/core/workbook/rebuilt";
import { writerVersion } from "@tieout/core/workbook/workbook";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Storage } from "@tieout/server/storage/open-storage";
import {
  type FinancialRecord,
  findFinancialRecord,
} from "@tieout/services/financial-records/financial-record";
import { hashInputs } from "@tieout/services/financial-records/request-workbooks";
import type { Workbook } from "@tieout/services/financial-records/workbook";
import { finishProof, type ProofResult } from "@tieout/services/financial-records/workbook-proof";
import {
  findWorkbookRevision,
  type WorkbookRevision,
} from "@tieout/services/financial-records/workbook-revision";
import { LeaseLost } from "@tieout/services/imports/run";
import { lockKeptCollection } from "@tieout/services/retention/kept";
import type { JobHandler, Run, Services } from "../queue/job-handler.ts";
import { buildOne } from "../revision/build-one.ts";

/** Rebuilds a revision's workbooks and compares each with the kept file. Stores only the result (ADR 40). */
export const proveWorkbooks: JobHandler<"prove-workbooks"> = async (
  { workspaceId, financialRecordId, revisionNumber },
  run,
  services,
) => {
  const key = { financialRecordId, revisionNumber };
  const asked = await run.tx(async (db) => {
    const record = await findFinancialRecord(db, { workspaceId, id: financialRecordId });
    const revision = await findWorkbookRevision(db, key);
    if (!record || !revision?.proof || revision.proof.provedAt) return undefined;
    return { record, revision, inputs: await compareInputs(db, record, revision) };
  });
  // An earlier run finished it, or the collection was deleted or withdrawn.
  if (!asked) return;
  const { record, inputs } = asked;
  const isKept = (db: Tx) => lockKeptCollection(db, record.submissionId);
  let files: ProofResult["files"];
  try {
    files = await proveEach(run, services, asked);
  } catch (fault) {
    // Books and files that are deleted while they're read are no fault.
    if (!(fault instanceof LeaseLost) && !(await run.tx(isKept))) return;
    throw fault;
  }

  const now = services.now();
  await run.tx(async (db) => {
    // A file that is being deleted must not be reported as missing.
    if (!(await isKept(db))) return;
    if (!(await finishProof(db, key, { writerVersion, inputs, files, now }))) return;
    const outcome = worstOutcome(files.map((file) => file.outcome));
    await saveAuditEvent(db, {
      at: now,
      action: "workbooks-proved",
      actor: { kind: "worker" },
      workspaceId,
      subjectId: record.submissionId,
      details: { revisionNumber, writerVersion, inputs, outcome },
    });
  });
};

interface ProvedRevision {
  readonly record: FinancialRecord;
  readonly revision: WorkbookRevision;
}

/** Whether the inputs still have the hash that was stored with the revision. */
async function compareInputs(
  db: Parameters<typeof hashInputs>[0],
  record: FinancialRecord,
  revision: WorkbookRevision,
): Promise<ProofResult["inputs"]> {
  if (revision.inputHash === undefined) return "unknown";
  return (await hashInputs(db, record, revision)) === revision.inputHash ? "same" : "changed";
}

async function proveEach(
  run: Run,
  services: Services,
  asked: ProvedRevision,
): Promise<ProofResult["files"]> {
  const files: ProofResult["files"][number][] = [];
  for (const workbook of asked.revision.workbooks) {
    const { variantId, basis, outcome } = workbook;
    if (outcome !== "Success") continue;
    files.push({ variantId, basis, outcome: await prove(run, services, asked, workbook) });
  }
  return files;
}

/** Throws so that the job is retried; on the last attempt returns "failed" instead. */
async function prove(
  { longTx, lastAttempt }: Pick<Run, "longTx" | "lastAttempt">,
  { storage }: Pick<Services, "storage">,
  { record, revision }: ProvedRevision,
  workbook: Workbook,
): Promise<ProofOutcome> {
  try {
    const stored = await hashStored(storage, workbook);
    const rebuilt = await longTx(async (db) => {
      const { stream } = await buildOne(db, record, workbook, revision);
      // Only the hashes are needed, so the bytes are discarded.
      for await (const _ of stream);
      return stream.summary();
    });
    return compareRebuilt(keptOf(revision, workbook), stored, {
      file: rebuilt.fileSha256,
      parts: rebuilt.partsSha256,
      content: rebuilt.contentSha256,
      writerVersion,
    });
  } catch (fault) {
    if (fault instanceof LeaseLost || !lastAttempt) throw fault;
    return "failed";
  }
}

function keptOf({ writerVersion: by }: WorkbookRevision, workbook: Workbook) {
  const { partsSha256, fileSha256, contentSha256 } = workbook;
  if (!partsSha256) throw new Error(`${workbook.variantId} was stored without a hash`);
  return {
    parts: partsSha256.toString("hex"),
    ...(fileSha256 && { file: fileSha256.toString("hex") }),
    ...(contentSha256 && { content: contentSha256.toString("hex") }),
    writerVersion: by,
  };
}

/** SHA-256 of the stored bytes, in hex; undefined if there are none. A file that grew is read no further than its size. */
async function hashStored(
  storage: Storage,
  { storageKey, fileSize = 0 }: Workbook,
): Promise<string | undefined> {
  if (storageKey === undefined || !(await storage.exists(storageKey))) return undefined;
  const hash = createHash("sha256");
  let size = 0;
  for await (const bytes of await storage.getStream(storageKey)) {
    hash.update(bytes);
    size += bytes.length;
    if (size > fileSize) break;
  }
  return hash.digest("hex");
}
