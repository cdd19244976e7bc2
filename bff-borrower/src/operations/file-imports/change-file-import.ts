import type { FileChoices } from "@tieout/core/file-import";
import { fileSent, readAgain } from "@tieout/server/documents";
import { etag, notFound } from "@tieout/server/http";
import { fileChangedSince, presentFileImport } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { enterFile } from "./guard.ts";

/** Has a file read again, as the borrower says. */
export const changeFileImport: Handler<"changeFileImport"> = (
  { params: { workspaceId, fileImportId: id }, body: choices },
  { tx, now, language, requestId, ifMatch, caller: { session } },
) =>
  tx(async (db) => {
    const entered = await enterFile(db, { workspaceId, id }, session, { lock: true });
    if (!entered) return notFound();
    if (entered.state === "sent") return fileSent();
    if (ifMatch !== undefined && ifMatch !== entered.reading) {
      return fileChangedSince(entered, language);
    }

    const file = { id, workspaceId, by: { linkSessionId: session.id }, requestId, now };
    // The contract has held its days to be days.
    const changed = await readAgain(db, file, choices as FileChoices);
    const headers = { etag: etag(changed.reading) };
    return { status: 200, body: presentFileImport(changed, language), headers };
  });
