import { presentFileImport } from "@tieout/server/presenting";
import { enterFile } from "../../enter-file.ts";
import type { Handler } from "../../operation.ts";

export const getFileImport: Handler<"getFileImport"> = (
  { params: { workspaceId, fileImportId: id } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const entered = await enterFile(db, { workspaceId, id }, caller);
    if (entered.result === "refused") return entered.reply;
    return { status: 200, body: presentFileImport(entered.file, language) };
  });
