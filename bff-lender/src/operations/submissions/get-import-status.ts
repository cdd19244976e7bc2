import { findImportOfRecord, findSubmission } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { presentImportStatus } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";

export const getImportStatus: Handler<"getImportStatus"> = (
  { params: { workspaceId, financialRecordId } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;

    const found = await findImportOfRecord(db, { workspaceId, financialRecordId });
    const submission = found && (await findSubmission(db, { workspaceId, id: found.submissionId }));
    if (!found || !submission) return notFound();
    const { datasourceNameId, datasetName } = submission;
    return {
      status: 200,
      body: presentImportStatus(
        {
          ...found,
          ...(datasourceNameId && { datasourceNameId }),
          ...(datasetName && { datasetName }),
        },
        language,
      ),
    };
  });
