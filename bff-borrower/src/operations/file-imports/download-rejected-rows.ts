import { findRejectedRows } from "@tieout/server/database";
import { fileUnread, rejectedRowsDownload } from "@tieout/server/documents";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterFile } from "./guard.ts";

export const downloadRejectedRows: Handler<"downloadRejectedRows"> = (
  { params: { workspaceId, fileImportId: id }, query: { language = "en" } },
  { tx, acceptedLanguages: accepted, caller: { session } },
) =>
  tx(async (db) => {
    const file = await enterFile(db, { workspaceId, id }, session);
    if (!file) return notFound();
    const rejected = file.state === "reading" ? undefined : await findRejectedRows(db, id);
    return rejected
      ? rejectedRowsDownload(file.fileName, rejected, { language, accepted })
      : fileUnread();
  });
