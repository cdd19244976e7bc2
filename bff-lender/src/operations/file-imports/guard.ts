import { isOffered } from "@tieout/core/tenant";
import {
  type FileImport,
  type FileImportKey,
  findFileImport,
  findTenantSettings,
  lockFileImport,
  type Tx,
} from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import type { Lender } from "../../operation.ts";
import { enterWorkspace, type Refused } from "../workspaces/guard.ts";

/**
 * Why nobody sends books as a file here: the tenant allows it neither as a way of its own (P-E58) nor as a
 * package among the others.
 */
export async function filesRefused(db: Tx) {
  const settings = await findTenantSettings(db);
  const allowed = settings.allowExcelFileUpload || isOffered(settings, "fileupload");
  return allowed ? undefined : filesDisabled();
}

export const filesDisabled = () =>
  problem(403, "file-upload-disabled", "Books aren't taken as a file here.");

export type EnteredFile = { readonly result: "entered"; readonly file: FileImport } | Refused;

/** The way to a books file that the lender has sent: a borrower's is seen as the collection it becomes. */
export async function enterFile(
  db: Tx,
  key: FileImportKey,
  caller: Lender,
  { lock = false } = {},
): Promise<EnteredFile> {
  const entered = await enterWorkspace(db, key.workspaceId, caller);
  if (entered.result === "refused") return entered;

  const file = await (lock ? lockFileImport(db, key) : findFileImport(db, key));
  return file?.uploadedByUserId === undefined
    ? { result: "refused", reply: notFound() }
    : { result: "entered", file };
}
