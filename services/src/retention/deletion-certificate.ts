import { randomUUID } from "node:crypto";
import type { ConsentEvidence } from "@tieout/core/consent/evidence";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

/** A deleted file's proof: it identifies a copy and reveals no content. */
interface DeletedFile {
  readonly kind: "document" | "workbook" | "books";
  /** Of the downloaded file, in hex; absent where it wasn't kept. */
  readonly sha256?: string;
  readonly bytes: number;
}

interface CertificateRow {
  readonly id: string;
  readonly workspaceId: string;
  /** Absent where the whole workspace went. */
  readonly submissionId: string | null;
  /** Absent where a policy did it. */
  readonly deletedBy: string | null;
  /** From when on nobody could have it any more. */
  readonly deletedAt: Date;
  readonly purgedAt: Date;
  /** Backups may hold it until then. */
  readonly backupsUntil: Date;
  /** The policy applied: `7 years`. */
  readonly policy: string | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly files: readonly DeletedFile[];
  /** What proves that what was read was agreed to. */
  readonly consents: readonly ConsentEvidence[];
}

/** Certificate of a permanent deletion; outlives what it tells of. */
export type DeletionCertificate = WithoutNulls<CertificateRow>;

/** Certifies a deletion. Immutable. */
export async function saveDeletionCertificate(
  db: Tx,
  certificate: Omit<DeletionCertificate, "id">,
): Promise<void> {
  const { submissionId = null, deletedBy = null, policy = null, ...rest } = certificate;
  const { counts, files, consents, ...facts } = rest;
  await table(db, "deletionCertificates").insert({
    tenantId: db.tenantId,
    id: randomUUID(),
    ...facts,
    submissionId,
    deletedBy,
    policy,
    counts: JSON.stringify(counts),
    files: JSON.stringify(files.toSorted(bySum)),
    consents: JSON.stringify(consents),
  });
}

/** A collection's certificate, once all its files are deleted. */
export async function findDeletionCertificate(
  db: Tx,
  key: { readonly workspaceId: string; readonly submissionId: string },
): Promise<DeletionCertificate | undefined> {
  const row = await table(db, "deletionCertificates")
    .where({ tenantId: db.tenantId, ...key })
    .first(
      "id",
      "workspaceId",
      "submissionId",
      "deletedBy",
      "deletedAt",
      "purgedAt",
      "backupsUntil",
      "policy",
      "counts",
      "files",
      "consents",
    );
  return row && withoutNulls(row);
}

const bySum = (one: DeletedFile, other: DeletedFile) =>
  (one.sha256 ?? "") < (other.sha256 ?? "") ? -1 : 1;

export interface DoomedFiles {
  readonly storageKeys: readonly string[];
  readonly importIds: readonly string[];
  readonly files: readonly DeletedFile[];
  readonly counts: Readonly<Record<string, number>>;
}

/** The stored files of a collection, or of a whole workspace. */
export async function doomedFiles(
  db: Tx,
  of: { readonly submissionId: string } | { readonly workspaceId: string },
): Promise<DoomedFiles> {
  const own = { tenantId: db.tenantId, ...of };
  const records = table(db, "financialRecords").where(own).select("id");
  const ofRecords = { tenantId: db.tenantId };
  const documents = await table(db, "documents")
    .where(own)
    .whereNotNull("storageKey")
    .select("storageKey", "fileSize", "sha256");
  const workbookRows = await table(db, "workbooks")
    .where(ofRecords)
    .whereIn("financialRecordId", records)
    .whereNotNull("storageKey")
    .select("storageKey", "fileSize", { sha256: "fileSha256" });
  // Revisions share files.
  const workbooks = [...new Map(workbookRows.map((row) => [row.storageKey, row])).values()];
  const ledgers = await table(db, "fileImports")
    .where(own)
    .whereNotNull("storageKey")
    .select("storageKey", "fileSize", "sha256");
  const supporting = await table(db, "supportingFiles")
    .where({ tenantId: db.tenantId })
    .whereIn("fileImportId", table(db, "fileImports").where(own).select("id"))
    .whereNotNull("storageKey")
    .select("storageKey", "fileSize", "sha256");
  const books = [...ledgers, ...supporting];
  const copies = await table(db, "userCopies")
    .where(ofRecords)
    .whereIn("financialRecordId", records)
    .whereNotNull("storageKey")
    .select("storageKey");
  const stored = [...documents, ...workbooks, ...books];
  return {
    storageKeys: [...stored, ...copies].map(({ storageKey }) => storageKey),
    importIds: await table(db, "imports").where(own).pluck("id"),
    files: [
      ...documents.map((row) => deletedFile("document", row)),
      ...workbooks.map((row) => deletedFile("workbook", row)),
      ...books.map((row) => deletedFile("books", row)),
    ],
    counts: { documents: documents.length, workbooks: workbooks.length, books: books.length },
  };
}

interface StoredFile {
  readonly sha256: Buffer | null;
  readonly fileSize: number | null;
}

const deletedFile = (kind: DeletedFile["kind"], { sha256, fileSize }: StoredFile): DeletedFile => ({
  kind,
  ...(sha256 && { sha256: sha256.toString("hex") }),
  bytes: Number(fileSize),
});
