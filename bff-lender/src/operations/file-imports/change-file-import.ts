import type { FileChoices } from "@tieout/core/file-import";
import { fileSent, readAgain } from "@tieout/server/documents";
import { etag } from "@tieout/server/http";
import { fileChangedSince, presentFileImport } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { enterFile } from "./guard.ts";

/** Has a file read again, as somebody says. */
export const changeFileImport: Handler<"changeFileImport"> = (
  { params: { workspaceId, fileImportId: id }, body: choices },
  { tx, now, language, requestId, ifMatch, caller },
) =>
  tx(async (db) => {
    const entered = await enterFile(db, { workspaceId, id }, caller, { lock: true });
    if (entered.result === "refused") return entered.reply;
    if (entered.file.state === "sent") return fileSent();
    if (ifMatch !== undefined && ifMatch !== entered.file.reading) {
      return fileChangedSince(entered.file, language);
    }

    const file = { id, workspaceId, by: { userId: caller.userId }, requestId, now };
    // The contract has held its days to be days.
    const changed = await readAgain(db, file, choices as FileChoices);
    const headers = { etag: etag(changed.reading) };
    return { status: 200, body: presentFileImport(changed, language), headers };
  });
