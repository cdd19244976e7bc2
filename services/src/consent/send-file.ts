import { randomUUID } from "node:crypto";
import type { BooksRecipe } from "@tieout/connectors/book-decoding/open-books";
import { tokensOfFile } from "@tieout/connectors/fileupload/stored-books";
import { isReadyToSend } from "@tieout/core/book-mapping/file-report";
import type { SharedLink } from "@tieout/core/submission-request";
import { fileUpload } from "@tieout/core/tenant";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { actorOf } from "@tieout/server/database/person";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { CallBase, StoredReply } from "@tieout/server/http/operation";
import { notFound, problem } from "@tieout/server/http/problem";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { saveConnection } from "../connections/save.ts";
import { fileUnread } from "../documents/refusals.ts";
import { type FileImport, lockFileImport } from "../file-imports/file-import.ts";
import { rememberMapping } from "../file-imports/remember-mapping.ts";
import { markFileImportSent } from "../file-imports/sent.ts";
import { beginImport, type ImportAsked, type ImportBegun } from "../imports/start-import.ts";
import { startRetention } from "../retention/start-retention.ts";
import { findWorkspace } from "../workspaces/workspace.ts";
import { placeOfTokens } from "./tokens.ts";

export interface FileSending
  extends Pick<ImportAsked, "workspaceId" | "startedBy" | "requestId" | "today" | "now"> {
  readonly fileImportId: string;
  readonly acceptDifference: boolean;
}

/** What only a portal knows: whether this caller may send this file, and what it's collected for. */
export interface FilePortal<Refused> {
  readonly prepare: (
    db: Tx,
    file: FileImport,
  ) => Promise<
    | { readonly result: "refused"; readonly reply: Refused }
    | { readonly result: "for"; readonly submissionId: string; readonly link?: SharedLink }
  >;
  readonly refusal: (begun: Exclude<ImportBegun, { readonly result: "started" }>) => Refused;
}

type Unfit = NonNullable<ReturnType<typeof unfitReply>> | ReturnType<typeof notFound>;

/** Undoes what was prepared: a file that isn't sent leaves no collection behind. */
class NotSent<Refused> extends Error {
  constructor(readonly reply: Refused) {
    super("The file wasn't sent");
  }
}

/**
 * Makes a books file a connection of its own and collects from it, like from any package. Sent twice, it
 * answers the collection that it became.
 */
export async function sendFile<Refused extends StoredReply>(
  { once, sealer }: Pick<CallBase<unknown>, "once"> & { readonly sealer: Sealer },
  asked: FileSending,
  { prepare, refusal }: FilePortal<Refused>,
) {
  try {
    return await once((db) => send(db));
  } catch (error) {
    // Only these are thrown, below.
    if (error instanceof NotSent) return error.reply as Refused | Unfit;
    throw error;
  }

  async function send(db: Tx) {
    const { workspaceId, fileImportId: id, startedBy, requestId, today, now } = asked;
    const file = await lockFileImport(db, { workspaceId, id });
    if (!file) throw new NotSent(notFound());
    const prepared = await prepare(db, file);
    if (prepared.result === "refused") throw new NotSent(prepared.reply);
    const unfit = unfitReply(file, asked.acceptDifference);
    if (unfit) throw new NotSent(unfit);
    const { submissionId: known, financialRecordId: made } = file;
    if (file.state === "sent" && known !== undefined && made !== undefined) {
      return started(known, made);
    }

    const { submissionId, link } = prepared;
    const connectionId = await connect(db, file);
    const begun = await beginImport(db, {
      workspaceId,
      submissionId,
      connectionId,
      startedBy,
      requestId,
      today,
      now,
      ...(link && { link }),
    });
    if (begun.result !== "started") throw new NotSent(refusal(begun));
    const { financialRecordId } = begun;
    await startRetention(db, { submissionId, came: "file", now });
    const differenceAccepted = asked.acceptDifference && file.report?.findings?.differs === true;
    await markFileImportSent(db, id, {
      connectionId,
      submissionId,
      financialRecordId,
      differenceAccepted,
      now,
    });
    await saveAuditEvent(db, {
      at: now,
      action: "books-sent",
      actor: actorOf(startedBy),
      workspaceId,
      requestId,
      subjectId: id,
      details: { submissionId, differenceAccepted },
    });
    return started(submissionId, financialRecordId);
  }

  async function connect(db: Tx, file: FileImport): Promise<string> {
    const { workspaceId, startedBy: createdBy, now } = asked;
    const { storageKey, report, recipe, fileName, today } = file;
    const findings = report?.findings;
    if (!storageKey || !recipe || !findings)
      throw new Error("A file that can be sent has been read");
    // What the reader has kept is what it reads by.
    const kept = recipe as BooksRecipe;
    const workspace = await findWorkspace(db, workspaceId);
    const { fiscalYearEnd, currency, companyName } = findings;
    const connectionId = randomUUID();
    const { seal } = await sealer.forTenant(db);
    const tokens = tokensOfFile({
      storageKey,
      recipe: kept,
      today,
      fiscalYearEnd: { month: fiscalYearEnd.month, day: fiscalYearEnd.day },
      currency: currency.code,
      businessName: workspace?.displayName ?? fileName,
      differenceAccepted: asked.acceptDifference && findings.differs,
    });
    await saveConnection(db, {
      id: connectionId,
      workspaceId,
      datasourceNameId: fileUpload.id,
      now,
      createdBy,
      // Each file is a connection of its own, so that none is read in place of another.
      orgId: file.id,
      datasetId: null,
      datasetName: companyName ?? workspace?.displayName ?? fileName,
      sealedTokens: seal(placeOfTokens(connectionId), JSON.stringify(tokens)),
    });
    await rememberMapping(db, workspaceId, { recipe: kept, findings }, now);
    return connectionId;
  }
}

const started = (submissionId: string, financialRecordId: string) =>
  ({ status: 200, body: { financialRecordId, submissionId } }) as const;

/** Why a file can't be sent as it is. */
function unfitReply({ state, report, storageKey }: FileImport, acceptDifference: boolean) {
  if (state === "sent") return undefined;
  if (state === "reading") return fileUnread();
  if (state === "failed" || !report || !storageKey || !isReadyToSend(report)) {
    return problem(409, "file-not-ready", { title: "file-not-ready" });
  }
  if (report.findings?.differs && !acceptDifference) {
    return problem(409, "difference-not-accepted", { title: "file-not-tied-out" });
  }
  return undefined;
}
