import { findRejectedRows } from "@tieout/server/database";
import { fileUnread, rejectedRowsDownload } from "@tieout/server/documents";
import type { Handler } from "../../operation.ts";
import { enterFile } from "./guard.ts";

export const downloadRejectedRows: Handler<"downloadRejectedRows"> = (
  { params: { workspaceId, fileImportId: id }, query: { language = "en" } },
  { tx, caller, acceptedLanguages: accepted },
) =>
  tx(async (db) => {
    const entered = await enterFile(db, { workspaceId, id }, caller);
    if (entered.result === "refused") return entered.reply;
    const { state, fileName } = entered.file;
    const rejected = state === "reading" ? undefined : await findRejectedRows(db, id);
    return rejected
      ? rejectedRowsDownload(fileName, rejected, { language, accepted })
      : fileUnread();
  });
