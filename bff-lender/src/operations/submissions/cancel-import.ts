import { sayImport } from "@tieout/core/import";
import { endImport } from "@tieout/server/collecting";
import { findImportOfRecord } from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import { presentImportStatus } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";

export const cancelImport: Handler<"cancelImport"> = (
  { params: { workspaceId, financialRecordId } },
  { tx, now, language, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    const found = await findImportOfRecord(db, { workspaceId, financialRecordId });
    if (!found) return notFound();
    if (found.outcome !== "Pending") {
      return problem(409, "not-running", "This import has ended already.");
    }

    const actor = { kind: "user", id: caller.userId } as const;
    const errorDescription = sayImport("The import was cancelled.");
    await endImport(db, found.id, { errorDescription, actor, requestId, now });
    const ended = await findImportOfRecord(db, { workspaceId, financialRecordId });
    return { status: 200, body: presentImportStatus(ended ?? found, language) };
  });
