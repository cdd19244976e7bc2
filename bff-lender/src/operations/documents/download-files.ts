import { randomUUID } from "node:crypto";
import type { Basis } from "@tieout/core/ledger";
import {
  findDocument,
  findSubmission,
  findWorkbook,
  type Submission,
  saveAuditEvent,
  type Tx,
} from "@tieout/server/database";
import { distinctNames, downloadHeaders, zipSizeLimit, zipStream } from "@tieout/server/documents";
import { notFound, problem } from "@tieout/server/http";
import type { Handler, Lender } from "../../operation.ts";
import { enterWorkbooks } from "../records/guard.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { withheld } from "./guard.ts";

interface Chosen {
  readonly name: string;
  readonly size: number;
  readonly storageKey: string;
}

type Found =
  | { readonly result: "found"; readonly file: Chosen }
  | { readonly result: "refused"; readonly reply: Refusal };

type Refusal =
  | ReturnType<typeof notFound>
  | NonNullable<ReturnType<typeof withheld>>
  | Extract<Awaited<ReturnType<typeof enterWorkbooks>>, { result: "refused" }>["reply"];

/** Several files in one archive, each read from storage when its turn comes. */
export const downloadFiles: Handler<"downloadFiles"> = async (
  { params: { workspaceId, submissionId }, query: { documents = [], workbooks = [] } },
  { tx, now, requestId, caller, storage },
) => {
  const chosen = await tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered;
    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    if (!submission) return { result: "refused", reply: notFound() } as const;

    const files: Chosen[] = [];
    for (const find of [
      ...documents.map((id) => () => document(db, submission, { workspaceId, submissionId, id })),
      ...workbooks.map((named) => () => {
        const financialRecordId = submission.financialRecordId ?? randomUUID();
        return workbook(db, { workspaceId, financialRecordId }, named, caller);
      }),
    ]) {
      const found = await find();
      if (found.result === "refused") return found;
      files.push(found.file);
    }
    const unfit = unfitReply(files);
    if (unfit) return { result: "refused", reply: unfit } as const;
    await saveAuditEvent(db, {
      at: now,
      action: "files-downloaded",
      workspaceId,
      subjectId: submissionId,
      requestId,
      actor: { kind: "user", id: caller.userId },
      details: { documents: documents.length, workbooks: workbooks.length },
    });
    return { result: "found", files, name: submission.workspaceName } as const;
  });
  if (chosen.result === "refused") return chosen.reply;

  const { files } = chosen;
  // Once the answer has begun, one that isn't there could only break it off.
  for (const { storageKey } of files) {
    if (!(await storage.exists(storageKey))) throw new Error(`${storageKey} isn't in storage`);
  }
  const names = distinctNames(files.map(({ name }) => name));
  const body = zipStream(
    files.map(({ storageKey }, index) => ({
      name: names[index] ?? storageKey,
      modifiedAt: now,
      open: () => storage.getStream(storageKey),
    })),
  );
  // "Tidewater Marine Supply, Inc." ends with a point of its own.
  const archiveName = `${chosen.name.replace(/(?<!\.)\.+$/, "")}.zip`;
  return { status: 200, body, headers: downloadHeaders(archiveName) };
};

/** Why these make no archive; nothing, where they do. */
function unfitReply(files: readonly Chosen[]) {
  if (files.length === 0) return problem(400, "no-files", "Choose a file at least.");
  const bytes = files.reduce((total, { size }) => total + size, 0);
  return bytes > zipSizeLimit
    ? problem(409, "too-many-files", "This is more than one archive holds. Choose fewer.")
    : undefined;
}

async function document(
  db: Tx,
  submission: Submission,
  key: Parameters<typeof findDocument>[1],
): Promise<Found> {
  const found = await findDocument(db, key);
  const refusal = found ? withheld(found, submission) : notFound();
  if (refusal || !found?.storageKey) return { result: "refused", reply: refusal ?? notFound() };
  const { fileName: name, fileSize: size, storageKey } = found;
  return { result: "found", file: { name, size, storageKey } };
}

/** @param named `financial-statements.1.accrual` */
async function workbook(
  db: Tx,
  record: { readonly workspaceId: string; readonly financialRecordId: string },
  named: string,
  caller: Lender,
): Promise<Found> {
  // The contract has seen to its form.
  const [kind = "", revision, basis] = named.split(".");
  const entered = await enterWorkbooks(db, { ...record, basis: basis as Basis }, caller);
  if (entered.result === "refused") return entered;
  const { financialRecordId } = record;
  const key = { financialRecordId, revisionNumber: Number(revision), kind };
  const found = await findWorkbook(db, { ...key, basis: entered.basis });
  if (!found?.storageKey || !found.fileName) return { result: "refused", reply: notFound() };
  const { fileName: name, fileSize: size = 0, storageKey } = found;
  return { result: "found", file: { name, size, storageKey } };
}
