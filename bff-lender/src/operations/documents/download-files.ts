import { randomUUID } from "node:crypto";
import type { Basis } from "@tieout/core/ledger/ledger";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import {
  distinctNames,
  downloadHeaders,
  zipSizeLimit,
  zipStream,
} from "@tieout/services/documents/download";
import { findSubmission, type Submission } from "@tieout/services/submissions/submission";
import { audit } from "../audit.ts";
import type { Handler, Lender } from "../operation.ts";
import { authorizeWorkbooks, requireWorkbook } from "../records/guard.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { requireDocument } from "./guard.ts";

interface Chosen {
  readonly name: string;
  readonly size: number;
  readonly storageKey: string;
}

/** Several files in one archive, each read from storage in turn. */
export const downloadFiles: Handler<"downloadFiles"> = async (
  { params: { workspaceId, submissionId }, query: { documents = [], workbooks = [] } },
  call,
) => {
  const { tx, now, caller, storage } = call;
  const { files, name } = await tx(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);
    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    if (!submission) throw new Refusal(notFound());

    const chosen: Chosen[] = [];
    for (const id of documents) {
      chosen.push(await document(db, submission, { workspaceId, submissionId, id }));
    }
    const financialRecordId = submission.financialRecordId ?? randomUUID();
    for (const named of workbooks) {
      chosen.push(await workbook(db, { workspaceId, financialRecordId }, named, caller));
    }
    requireFitting(chosen);
    await audit(db, call, {
      action: "files-downloaded",
      workspaceId,
      subjectId: submissionId,
      details: { documents: documents.length, workbooks: workbooks.length },
    });
    return { files: chosen, name: submission.workspaceName };
  });

  // Checked first: once the response has begun, a missing file could only abort it.
  for (const { storageKey } of files) {
    if (!(await storage.exists(storageKey))) throw new Error(`${storageKey} isn't in storage`);
  }
  const names = distinctNames(files.map((file) => file.name));
  const body = zipStream(
    files.map(({ storageKey }, index) => ({
      name: names[index] ?? storageKey,
      modifiedAt: now,
      open: () => storage.getStream(storageKey),
    })),
  );
  // "Tidewater Marine Supply, Inc." already ends with a period.
  const archiveName = `${name.replace(/(?<!\.)\.+$/, "")}.zip`;
  return { status: 200, body, headers: downloadHeaders(archiveName) };
};

function requireFitting(files: readonly Chosen[]): void {
  if (files.length === 0) throw new Refusal(problem(400, "no-files", { title: "no-files-chosen" }));
  const bytes = files.reduce((total, { size }) => total + size, 0);
  if (bytes <= zipSizeLimit) return;
  throw new Refusal(problem(409, "too-many-files", { title: "too-many-files-for-archive" }));
}

async function document(
  db: Tx,
  submission: Submission,
  key: Parameters<typeof requireDocument>[1],
): Promise<Chosen> {
  const { fileName: name, fileSize: size, storageKey } = await requireDocument(db, key, submission);
  return { name, size, storageKey };
}

/** @param named `financial-statements.1.accrual` */
async function workbook(
  db: Tx,
  record: { readonly workspaceId: string; readonly financialRecordId: string },
  named: string,
  caller: Lender,
): Promise<Chosen> {
  // The contract validated the format.
  const [kind = "", revision, wanted] = named.split(".");
  const { basis } = await authorizeWorkbooks(db, { ...record, basis: wanted as Basis }, caller);
  const { financialRecordId } = record;
  const key = { financialRecordId, revisionNumber: Number(revision), kind, basis };
  const { fileName: name, fileSize: size = 0, storageKey } = await requireWorkbook(db, key);
  return { name, size, storageKey };
}
