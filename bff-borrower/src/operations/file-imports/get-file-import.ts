import { notFound } from "@tieout/server/http";
import { presentFileImport } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { enterFile } from "./guard.ts";

export const getFileImport: Handler<"getFileImport"> = (
  { params: { workspaceId, fileImportId: id } },
  { tx, language, caller: { session } },
) =>
  tx(async (db) => {
    const file = await enterFile(db, { workspaceId, id }, session);
    return file ? { status: 200, body: presentFileImport(file, language) } : notFound();
  });
