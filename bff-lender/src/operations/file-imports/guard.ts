import { isOffered } from "@tieout/core/tenant/packages";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import {
  type FileImport,
  type FileImportKey,
  findFileImport,
  lockFileImport,
} from "@tieout/services/file-imports/file-import";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import type { Lender } from "../operation.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";

/**
 * Loads a books file that the lender uploaded; a borrower's file is visible only as its collection.
 * @param options.lock until the transaction ends
 */
export async function authorizeFileImport(
  db: Tx,
  key: FileImportKey,
  caller: Lender,
  { lock = false } = {},
): Promise<FileImport> {
  await authorizeWorkspace(db, key.workspaceId, caller);
  const file = await (lock ? lockFileImport(db, key) : findFileImport(db, key));
  if (file?.uploadedByUserId === undefined) throw new Refusal(notFound());
  return file;
}

/** Refuses books as a file unless the tenant allows it as a mode (P-E58) or as a package. */
export async function requireFileUpload(db: Tx): Promise<void> {
  const settings = await findTenantSettings(db);
  if (settings.allowExcelFileUpload || isOffered(settings, "fileupload")) return;
  throw new Refusal(filesDisabled());
}

export const filesDisabled = () =>
  problem(403, "file-upload-disabled", { title: "books-file-disabled" });
