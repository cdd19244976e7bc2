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
import type { LinkSession } from "@tieout/services/links/link-session";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { authorizeNamed } from "../link-sessions/guard.ts";

/** Loads a books file for the visitor who uploaded it, not for a later one of the same link (D-9). */
export async function authorizeFileImport(
  db: Tx,
  key: FileImportKey,
  session: LinkSession,
  { lock = false } = {},
): Promise<FileImport> {
  authorizeNamed(session, { workspaceId: key.workspaceId });
  const file = await (lock ? lockFileImport(db, key) : findFileImport(db, key));
  if (file?.linkSessionId !== session.id) throw new Refusal(notFound());
  return file;
}

export async function requireFileUpload(db: Tx): Promise<void> {
  if (isOffered(await findTenantSettings(db), "fileupload")) return;
  throw new Refusal(problem(403, "file-upload-disabled", { title: "books-file-disabled" }));
}
