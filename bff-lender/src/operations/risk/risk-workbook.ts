import { problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { findModelOf } from "@tieout/services/risk/analyze-record";
import { riskWorkbookDownload } from "@tieout/services/risk/risk-workbook";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import { authorizeRisk, requireRiskAnalysis } from "./guard.ts";

/** Downloads are on the audit trail. */
export const downloadRiskWorkbook: Handler<"downloadRiskWorkbook"> = (
  { params: { riskAnalysisId, ...params } },
  call,
) =>
  call.tx(async (db) => {
    const { record } = await authorizeRisk(db, params, call.caller);
    const stored = await requireRiskAnalysis(db, record.id, riskAnalysisId);
    const model = findModelOf(stored);
    if (!model) throw new Refusal(modelRetired());

    const { workspaceId } = record;
    const event = {
      action: "risk-workbook-downloaded",
      workspaceId,
      subjectId: stored.id,
    } as const;
    await audit(db, call, { ...event, details: { financialRecordId: record.id } });
    return riskWorkbookDownload(db, record, stored, model);
  });

const modelRetired = () =>
  problem(409, "risk-model-retired", {
    title: "risk-model-retired",
    detail: "analyze-then-download",
  });
