import type { Tx } from "@tieout/server/database/with-tenant";
import {
  type FileImport,
  type FileImportKey,
  findFileImport,
  lockFileImport,
} from "@tieout/services/file-imports/file-import";
import type { LinkSession } from "@tieout/services/links/link-session";
import { isOfSession } from "../link-sessions/scope.ts";

/** The way to a books file: for the visitor who sent it, and for no later one of the same link (D-9). */
export async function enterFile(
  db: Tx,
  key: FileImportKey,
  session: LinkSession,
  { lock = false } = {},
): Promise<FileImport | undefined> {
  if (!isOfSession(session, { workspaceId: key.workspaceId })) return undefined;
  const file = await (lock ? lockFileImport(db, key) : findFileImport(db, key));
  return file?.linkSessionId === session.id ? file : undefined;
}
