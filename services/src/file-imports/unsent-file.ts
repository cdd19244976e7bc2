import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { actorOf, type Person } from "@tieout/server/database/person";
import type { Tx } from "@tieout/server/database/with-tenant";
import { changeFileImport, type FileImport } from "./file-import.ts";
import { queueReading } from "./receive-books.ts";
import { deleteUnsentFileImport } from "./sent.ts";

/** A books file that nobody has sent, and who is at it. */
export interface UnsentFile {
  readonly id: string;
  readonly workspaceId: string;
  readonly by: Person;
  readonly requestId: string;
  readonly now: Date;
}

/** Has it read again, as somebody says (P-G16). */
export async function readAgain(
  db: Tx,
  file: UnsentFile,
  choices: FileChoices,
): Promise<FileImport> {
  const changed = await changeFileImport(db, file.id, choices);
  await queueReading(db, changed);
  await record(db, file, "books-file-changed");
  return changed;
}

/** Throws it away. Where its bytes lie, for them to go once this is committed. */
export async function discard(db: Tx, file: UnsentFile): Promise<string | undefined> {
  const storageKey = await deleteUnsentFileImport(db, file.id);
  await record(db, file, "books-file-deleted");
  return storageKey;
}

const record = (
  db: Tx,
  { id: subjectId, workspaceId, by, requestId, now }: UnsentFile,
  action: "books-file-changed" | "books-file-deleted",
) => saveAuditEvent(db, { at: now, action, actor: actorOf(by), workspaceId, subjectId, requestId });
