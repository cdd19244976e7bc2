import { randomUUID } from "node:crypto";
import { warningsOn } from "@tieout/core/risk/warnings";
import { maximumLengths, type TextFault, textFault } from "@tieout/core/text";
import { postalCodeState, writtenPostalCode } from "@tieout/core/text/postal-code";
import { findUserNames } from "@tieout/server/database/last-change";
import type { Tx } from "@tieout/server/database/with-tenant";
import { invalid, type ProblemText, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { countOpenHighFindings } from "@tieout/services/financial-records/check";
import type { FinancialRecord } from "@tieout/services/financial-records/financial-record";
import { analyzeRecord, isOfOtherModel, isStale } from "@tieout/services/risk/analyze-record";
import {
  listRiskOverrides,
  overridesAtMost,
  saveRiskOverride,
} from "@tieout/services/risk/override";
import {
  findNewestRecordId,
  findRiskCodes,
  findShownRiskAnalysis,
  type StoredRiskAnalysis,
  saveRiskAnalysis,
  saveRiskCodes,
} from "@tieout/services/risk/risk-analysis";
import { audit } from "../audit.ts";
import { filesDeleted } from "../documents/guard.ts";
import type { Handler } from "../operation.ts";
import type { Wire } from "../wire.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { authorizeRisk, requireRiskAnalysis } from "./guard.ts";
import { presentAnalysis, presentFailure, presentOverride } from "./presenter.ts";

/** Analyzes a record's statements as they're saved, and shows the result (S-A29). */
export const analyzeRisk: Handler<"analyzeRisk"> = ({ params: { workspaceId }, query }, call) =>
  call.tx(async (db) => {
    const { caller, language, now } = call;
    const { naicsCode } = query;
    const postalCode = query.postalCode && writtenPostalCode(query.postalCode);
    const codes = { ...(naicsCode && { naicsCode }), ...(postalCode && { postalCode }) };
    const financialRecordId =
      query.financialRecordId ?? (await newestRecordId(db, workspaceId, caller));
    const { record, basis } = await authorizeRisk(db, { workspaceId, financialRecordId }, caller);
    if (postalCode !== undefined && postalCodeState(postalCode) === "invalid") {
      const description = "postal-code-invalid";
      return invalid([{ pointer: "/query/postalCode", code: "format", description }]);
    }

    const { analysis, spreadVersion } = await analyzeRecord(db, record, basis, codes);
    if (analysis.failed) return { status: 200, body: presentFailure(analysis.failed, language) };

    const { userId } = caller;
    const made = { financialRecordId, spreadVersion, ...codes, analysis, userId, now };
    const saved = await saveRiskAnalysis(db, made);
    if (!saved) throw new Refusal(filesDeleted(410));
    await saveRiskCodes(db, workspaceId, codes);
    if (saved.isShownAnew) {
      const { modelVersion, modelHash, inputHash } = analysis;
      const details = { financialRecordId, modelVersion, modelHash, inputHash };
      const subjectId = saved.stored.id;
      await audit(db, call, { action: "risk-analyzed", workspaceId, subjectId, details });
    }
    return { status: 200, body: await present(db, record, saved.stored, call.today) };
  });

async function newestRecordId(
  db: Tx,
  workspaceId: string,
  caller: Parameters<typeof authorizeWorkspace>[2],
): Promise<string> {
  await authorizeWorkspace(db, workspaceId, caller);
  const id = await findNewestRecordId(db, workspaceId);
  if (id === undefined) {
    throw new Refusal(problem(409, "not-created", { title: "books-not-collected" }));
  }
  return id;
}

export const getLastRiskAnalysis: Handler<"getLastRiskAnalysis"> = (
  { params },
  { tx, caller, today },
) =>
  tx(async (db) => {
    const { record } = await authorizeRisk(db, params, caller);
    const stored = await findShownRiskAnalysis(db, record.id);
    const { naicsCode, postalCode } = await findRiskCodes(db, record.workspaceId);
    const body = {
      analysis: stored ? await present(db, record, stored, today) : null,
      isStale: stored ? await isStale(db, record, stored) : false,
      isOfOtherModel: stored ? isOfOtherModel(stored) : false,
      naicsCode,
      postalCode,
    };
    return { status: 200, body };
  });

async function present(
  db: Tx,
  { id, submissionId }: Pick<FinancialRecord, "id" | "submissionId">,
  stored: StoredRiskAnalysis,
  today: Parameters<typeof warningsOn>[0],
): Promise<Wire["RiskAnalysis"]> {
  const overrides = await listRiskOverrides(db, stored.id);
  const people = [stored.analyzedBy, ...overrides.map(({ madeBy }) => madeBy)];
  const openHighFindings = await countOpenHighFindings(db, id);
  const periodEnd = stored.analysis.year.end;
  return presentAnalysis(stored, {
    submissionId,
    warnings: warningsOn(today, { periodEnd, openHighFindings }),
    overrides,
    names: await findUserNames(db, people),
  });
}

/** Records a person's disagreement with the figure, which doesn't change. */
export const overrideRisk: Handler<"overrideRisk"> = async (
  { params: { riskAnalysisId, ...params }, body },
  call,
) => {
  const { caller, now } = call;
  const reason = body.reason.trim();
  const { status, body: made } = await call.once(async (db) => {
    const { record } = await authorizeRisk(db, params, caller);
    const analysis = await requireRiskAnalysis(db, record.id, riskAnalysisId);
    const fault = textFault(reason, reasonRule);
    if (fault) throw new Refusal(invalid([reasonError(fault)]));

    const { direction } = body;
    const { userId: madeBy } = caller;
    const override = { id: randomUUID(), direction, reason, madeAt: now, madeBy };
    const isSaved = await saveRiskOverride(db, analysis.id, override);
    if (!isSaved) throw new Refusal(tooManyOverrides());
    const details = { direction, riskAnalysisId: analysis.id };
    const { workspaceId } = record;
    const event = { action: "risk-overridden", workspaceId, subjectId: override.id } as const;
    await audit(db, call, { ...event, details });
    const names = await findUserNames(db, [madeBy]);
    const { reason: _, ...kept } = presentOverride(override, names);
    return { status: 201, body: kept } as const;
  });
  // The idempotency record must not store the reason, which is deleted with the analysis. So it's added after.
  return { status, body: { ...made, reason } };
};

const tooManyOverrides = () =>
  problem(409, "too-many-overrides", {
    title: { id: "too-many-overrides", values: { limit: overridesAtMost } },
  });

const reasonRule = { required: true, maximumLength: maximumLengths.overrideReason };

function reasonError(fault: TextFault) {
  const descriptions: Record<TextFault, ProblemText> = {
    missing: "value-missing",
    "too-long": { id: "value-too-long", values: { limit: reasonRule.maximumLength } },
    unsafe: "value-unsafe",
  };
  return { pointer: "/body/reason", code: fault, description: descriptions[fault] };
}
