import { Readable } from "node:stream";
import { InexactAmount } from "@tieout/core/money";
import {
  failFileReading,
  findFileToRead,
  listFileMappings,
  saveFileReading,
} from "@tieout/server/database";
import { type BooksProblem, rememberMapping } from "@tieout/server/documents";
import { FileRefused } from "@tieout/server/reading";
import { booksKindOf } from "../file-reading/file-to-read.ts";
import { NoAccounts } from "../file-reading/look-at-table.ts";
import { readFile as read } from "../file-reading/read-file.ts";
import { rejectedRows } from "../file-reading/rejected-rows.ts";
import type { JobHandler } from "../job-handler.ts";

/**
 * Reads a books file for its sender to look at. Where another reading is asked for meanwhile, what this one
 * finds is void.
 */
export const readFile: JobHandler<"read-file"> = async (
  { fileImportId: id, reading },
  run,
  { storage, scan, now },
) => {
  const which = { id, reading };
  const file = await run.tx(async (db) => {
    const found = await findFileToRead(db, which);
    return found && { ...found, kept: await listFileMappings(db, found.workspaceId) };
  });
  if (!file?.storageKey) return;

  try {
    const { fileName, choices, kept, today } = file;
    const kind = booksKindOf(file.sniffedType);
    const bytes = await storage.get(file.storageKey);
    // Nobody can download it, and yet it isn't given to a reader before it's looked at (D-20).
    if (scan && (await scan(Readable.from([bytes]))) === "infected") {
      await run.tx((db) => failFileReading(db, which, "infected"));
      return;
    }
    const found = await read({ bytes, kind, fileName, choices, kept, today });
    const { table } = found.report;
    // Headings with nothing below them are no books, whatever they're taken for.
    const isEmpty = table ? table.preview.length === 0 : found.books?.accounts.length === 0;
    if (isEmpty) {
      await run.tx((db) => failFileReading(db, which, "no-accounts"));
      return;
    }
    const { report, recipe, books, headings } = found;
    const rejected = rejectedRows(headings, books?.leftOut);
    const { findings } = report;
    await run.tx(async (db) => {
      await saveFileReading(db, which, { report, ...(recipe && { recipe }), rejected });
      // The file may be mended and come again before any of them is sent.
      const isSaid = Object.keys(choices).length > 0 && recipe && findings;
      if (isSaid) await rememberMapping(db, file.workspaceId, { recipe, findings }, now());
    });
  } catch (fault) {
    const problem = problemOf(fault);
    if (problem === undefined && !run.lastAttempt) throw fault;
    await run.tx((db) => failFileReading(db, which, problem ?? "internal"));
    if (problem === undefined) throw fault;
  }
};

/** What a file is to blame for, if it is. */
function problemOf(fault: unknown): BooksProblem | undefined {
  if (fault instanceof NoAccounts) return "no-accounts";
  if (fault instanceof InexactAmount) return "figures-too-large";
  if (!(fault instanceof FileRefused)) return undefined;
  return fault.reason === "unknown" ? "not-books" : fault.reason;
}
