import type { Tx } from "../with-tenant.ts";
import { type WithoutNulls, withoutNulls } from "../without-nulls.ts";

interface DocumentRow {
  readonly id: string;
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly submissionDocumentType: string;
  readonly fileName: string;
  readonly fileSize: number;
  /** What its content says it is; what the sender said isn't kept (D-20). */
  readonly sniffedType: string;
  readonly scanState: "scanning" | "clean" | "infected" | "not-scanned";
  readonly uploadedAt: Date;
  readonly deletedAt: Date | null;
  readonly storageKey: string | null;
}

/** A file that came with a submission. */
export type Document = WithoutNulls<DocumentRow>;

export interface NewDocument {
  readonly id: string;
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly submissionDocumentType: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly sniffedType: string;
  readonly sha256: Buffer;
  readonly storageKey: string;
  readonly uploadedBy: { readonly userId: string } | { readonly linkSessionId: string };
  readonly now: Date;
}

export async function saveDocument(db: Tx, document: NewDocument): Promise<void> {
  const { uploadedBy, now, ...rest } = document;
  await db("documents").insert({
    tenantId: db.tenantId,
    ...rest,
    uploadedByUserId: "userId" in uploadedBy ? uploadedBy.userId : null,
    linkSessionId: "linkSessionId" in uploadedBy ? uploadedBy.linkSessionId : null,
    uploadedAt: now,
  });
}

/** A submission's documents, oldest first; deleted ones too, without their content. */
export async function listDocuments(db: Tx, submissionId: string): Promise<Document[]> {
  const rows: DocumentRow[] = await db("documents")
    .where({ tenantId: db.tenantId, submissionId })
    .orderBy(["uploadedAt", "id"])
    .select(...columns);
  return rows.map(withoutNulls);
}

export async function findDocument(
  db: Tx,
  key: { readonly workspaceId: string; readonly submissionId: string; readonly id: string },
): Promise<Document | undefined> {
  const row: DocumentRow | undefined = await db("documents")
    .where({ tenantId: db.tenantId, ...key })
    .first(...columns);
  return row && withoutNulls(row);
}

const columns = [
  "id",
  "workspaceId",
  "submissionId",
  "submissionDocumentType",
  "fileName",
  "fileSize",
  "sniffedType",
  "scanState",
  "uploadedAt",
  "deletedAt",
  "storageKey",
] as const;
