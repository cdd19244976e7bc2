import { presentFileImport } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { enterFile } from "./guard.ts";

export const getFileImport: Handler<"getFileImport"> = (
  { params: { workspaceId, fileImportId: id } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const entered = await enterFile(db, { workspaceId, id }, caller);
    if (entered.result === "refused") return entered.reply;
    return { status: 200, body: presentFileImport(entered.file, language) };
  });
