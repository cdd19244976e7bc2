import type { Basis } from "@tieout/core/ledger";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

/** In the order in which they're listed (D-45). */
export const workbookVariants = [
  "financial-statements",
  "accounts-receivable",
  "accounts-payable",
  "transactions",
  "general-ledger",
] as const;

export type WorkbookVariant = (typeof workbookVariants)[number];

export type WorkbookOutcome = "Pending" | "Success" | "Error";

export interface WorkbookRow {
  readonly revisionNumber: number;
  readonly variantId: WorkbookVariant;
  readonly basis: Basis;
  /** What it's downloaded by, beside the revision (D-45). */
  readonly kind: string;
  readonly tags: readonly string[];
  readonly outcome: WorkbookOutcome;
  readonly fileName: string | null;
  readonly fileSize: number | null;
  /** Over its uncompressed parts: the same for the same content (D-46). */
  readonly partsSha256: Buffer | null;
  /** Of the bytes that are downloaded; absent where the file is older than this was kept. */
  readonly fileSha256: Buffer | null;
  readonly storageKey: string | null;
  readonly createdAt: Date;
}

export type Workbook = WithoutNulls<WorkbookRow>;

export const workbookColumns = [
  "revisionNumber",
  "variantId",
  "basis",
  "kind",
  "tags",
  "outcome",
  "fileName",
  "fileSize",
  "partsSha256",
  "fileSha256",
  "storageKey",
  "createdAt",
] as const;

export interface WorkbookKey {
  readonly financialRecordId: string;
  readonly revisionNumber: number;
  readonly variantId: WorkbookVariant;
  readonly basis: Basis;
}

/** One workbook by what its address says (D-45). */
export async function findWorkbook(
  db: Tx,
  key: {
    readonly financialRecordId: string;
    readonly revisionNumber: number;
    readonly kind: string;
    readonly basis: Basis;
  },
): Promise<Workbook | undefined> {
  const row: WorkbookRow | undefined = await table(db, "workbooks")
    .where({ tenantId: db.tenantId, ...key })
    .first(...workbookColumns);
  return row && withoutNulls(row);
}

/** A workbook is in storage, or can't be made. */
export async function saveWorkbook(
  db: Tx,
  key: WorkbookKey,
  result:
    | {
        readonly outcome: "Success";
        readonly fileName: string;
        readonly fileSize: number;
        readonly partsSha256: Buffer;
        readonly fileSha256: Buffer;
        readonly storageKey: string;
      }
    | { readonly outcome: "Error" },
): Promise<void> {
  await table(db, "workbooks")
    .where({ tenantId: db.tenantId, ...key })
    .update(result);
}
