import type { Person } from "@tieout/server/database/person";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

export interface SentFileRow {
  readonly id: string;
  readonly workspaceId: string;
  readonly fileName: string;
  readonly fileSize: number;
  /** Sniffed from the content; the sender's type isn't kept (D-20). */
  readonly sniffedType: string;
  /** Null once its content was deleted. */
  readonly storageKey: string | null;
  /** A lender's user; absent where the borrower sent it. */
  readonly uploadedByUserId: string | null;
  readonly linkSessionId: string | null;
  readonly uploadedAt: Date;
}

export const sentFileColumns = [
  "id",
  "workspaceId",
  "fileName",
  "fileSize",
  "sniffedType",
  "storageKey",
  "uploadedByUserId",
  "linkSessionId",
  "uploadedAt",
] as const;

type Given = "id" | "workspaceId" | "fileName" | "fileSize" | "sniffedType";

export interface NewSentFile extends Pick<SentFileRow, Given> {
  readonly storageKey: string;
  readonly sha256: Buffer;
  readonly uploadedBy: Person;
  readonly now: Date;
}

export function sentFileRow<File extends NewSentFile>({ uploadedBy, now, ...rest }: File) {
  return {
    ...rest,
    uploadedByUserId: "userId" in uploadedBy ? uploadedBy.userId : null,
    linkSessionId: "linkSessionId" in uploadedBy ? uploadedBy.linkSessionId : null,
    uploadedAt: now,
  };
}

interface DocumentRow extends SentFileRow {
  readonly submissionId: string;
  readonly submissionDocumentType: string;
  readonly scanState: "scanning" | "clean" | "infected" | "not-scanned";
  readonly deletedAt: Date | null;
  /** When a borrower's document was delivered to the lender, who doesn't see it before. */
  readonly announcedAt: Date | null;
}

export type Document = WithoutNulls<DocumentRow>;

interface NewDocument extends NewSentFile {
  readonly submissionId: string;
  readonly submissionDocumentType: string;
  readonly scanState: "scanning" | "not-scanned";
}

export async function saveDocument(db: Tx, document: NewDocument): Promise<Document> {
  const [row] = await table(db, "documents")
    .insert({ tenantId: db.tenantId, ...sentFileRow(document) })
    .returning([...columns]);
  return withoutNulls(row as DocumentRow);
}

/** The same bytes sent to this submission before under the same name. */
export async function findSameDocument(
  db: Tx,
  { submissionId, fileName, sha256 }: Pick<NewDocument, "submissionId" | "fileName" | "sha256">,
): Promise<Document | undefined> {
  const row: DocumentRow | undefined = await table(db, "documents")
    .where({ tenantId: db.tenantId, submissionId, fileName, sha256, deletedAt: null })
    .first(...columns);
  return row && withoutNulls(row);
}

/** How many documents a submission has that aren't deleted. */
export async function countDocuments(db: Tx, submissionId: string): Promise<number> {
  const found = await table(db, "documents")
    .where({ tenantId: db.tenantId, submissionId, deletedAt: null })
    .count("* as total")
    .first();
  return Number(found?.total ?? 0);
}

/** The documents that a visitor sent to a submission, oldest first; deleted ones too. */
export async function listSentDocuments(
  db: Tx,
  of: { readonly submissionId: string; readonly linkSessionId: string },
): Promise<{ readonly name: string; readonly bytes: number }[]> {
  return table(db, "documents")
    .where({ tenantId: db.tenantId, ...of })
    .orderBy(["uploadedAt", "id"])
    .select({ name: "fileName", bytes: "fileSize" });
}

export interface DocumentCounts {
  readonly sent: number;
  /** Of those, the ones that the lender has. */
  readonly delivered: number;
}

/** How many existing documents a visitor sent to each submission. */
export async function countDocumentsBySubmission(
  db: Tx,
  linkSessionId: string,
): Promise<ReadonlyMap<string, DocumentCounts>> {
  const rows = await table(db, "documents")
    .where({ tenantId: db.tenantId, linkSessionId, deletedAt: null })
    .groupBy("submissionId")
    .select("submissionId", {
      sent: computed<string>(db, "count(*)"),
      delivered: computed<string>(db, "count(announced_at)"),
    });
  return new Map(
    rows.map(({ submissionId, sent, delivered }) => [
      submissionId,
      { sent: Number(sent), delivered: Number(delivered) },
    ]),
  );
}

/** A document not yet scanned; nothing if it was scanned or deleted. */
export async function findUnscannedDocument(db: Tx, id: string): Promise<Document | undefined> {
  const row: DocumentRow | undefined = await table(db, "documents")
    .where({ tenantId: db.tenantId, id, scanState: "scanning", deletedAt: null })
    .first(...columns);
  return row && withoutNulls(row);
}

export async function saveScanState(
  db: Tx,
  id: string,
  scanState: Document["scanState"],
): Promise<void> {
  await table(db, "documents").where({ tenantId: db.tenantId, id }).update({ scanState });
}

/** Marks the borrower's undelivered documents, or one visitor's, as delivered. Returns how many, none if another run did. */
export async function markDelivered(
  db: Tx,
  of: { readonly submissionId: string; readonly linkSessionId?: string },
  now: Date,
): Promise<number> {
  return table(db, "documents")
    .where({ tenantId: db.tenantId, ...of, announcedAt: null, deletedAt: null })
    .whereNull("uploadedByUserId")
    .update({ announcedAt: now });
}

/** A visitor's documents that still exist, oldest first. */
export async function listDocumentsOfVisitor(
  db: Tx,
  of: { readonly submissionId: string; readonly linkSessionId: string },
): Promise<Document[]> {
  const rows: DocumentRow[] = await table(db, "documents")
    .where({ tenantId: db.tenantId, ...of, deletedAt: null })
    .orderBy(["uploadedAt", "id"])
    .select(...columns);
  return rows.map(withoutNulls);
}

/** Forgets a document that its sender took back. Returns the key of its file, which is no row's any more. */
export async function deleteDocument(db: Tx, id: string): Promise<string | undefined> {
  const [row] = await table(db, "documents")
    .where({ tenantId: db.tenantId, id })
    .delete()
    .returning("storageKey");
  return row?.storageKey ?? undefined;
}

/** Whether any row refers to a document's stored file. */
export async function isDocumentSaved(db: Tx, id: string): Promise<boolean> {
  const row = await table(db, "documents").where({ tenantId: db.tenantId, id }).first("id");
  return row !== undefined;
}

/** What the lender has of a submission's documents, oldest first; deleted ones too, without their content. */
export async function listDocuments(db: Tx, submissionId: string): Promise<Document[]> {
  const rows: DocumentRow[] = await table(db, "documents")
    .where({ tenantId: db.tenantId, submissionId })
    .whereRaw(isDelivered)
    .orderBy(["uploadedAt", "id"])
    .select(...columns);
  return rows.map(withoutNulls);
}

/** Which of the documents the lender has in the workspace; deleted ones too. */
export async function documentsOf(
  db: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows: Pick<DocumentRow, "id">[] = await table(db, "documents")
    .where({ tenantId: db.tenantId, workspaceId })
    .whereRaw(isDelivered)
    .whereIn("id", [...ids])
    .select("id");
  return new Set(rows.map(({ id }) => id));
}

interface DocumentKey {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly id: string;
}

/** A document that the lender has. */
export async function findDocument(db: Tx, key: DocumentKey): Promise<Document | undefined> {
  const row: DocumentRow | undefined = await table(db, "documents")
    .where({ tenantId: db.tenantId, ...key })
    .whereRaw(isDelivered)
    .first(...columns);
  return row && withoutNulls(row);
}

/** A visitor's own document that still exists, locked until this transaction ends. */
export async function lockDocumentOfVisitor(
  db: Tx,
  key: DocumentKey & { readonly linkSessionId: string },
): Promise<Document | undefined> {
  const row: DocumentRow | undefined = await table(db, "documents")
    .where({ tenantId: db.tenantId, ...key, deletedAt: null })
    .forUpdate()
    .first(...columns);
  return row && withoutNulls(row);
}

/** The lender's own documents have no delivery. */
const isDelivered = "(announced_at is not null or uploaded_by_user_id is not null)";

const columns = [
  ...sentFileColumns,
  "submissionId",
  "submissionDocumentType",
  "scanState",
  "deletedAt",
  "announcedAt",
] as const;
