import { randomBytes, randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { table } from "@tieout/server/database/table";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { saveStandardSpread } from "../financial-records/spread.ts";

interface Analyzed {
  readonly workspaceId: string;
  readonly userId: string;
  readonly pd1: number;
  readonly collectedAt?: Date;
  readonly releasedAt?: Date;
  readonly basis?: "accrual" | "cash";
  readonly modelHash?: string;
}

interface BuiltAnalysis {
  readonly submissionId: string;
  readonly financialRecordId: string;
  readonly riskAnalysisId: string;
}

/** A collection with an analysis that nobody computed, for what only lists them. */
export async function insertAnalyzed(db: Tx, of: Analyzed): Promise<BuiltAnalysis> {
  const { workspaceId, userId, pd1, collectedAt = builtAt, basis = "accrual" } = of;
  const { tenantId } = db;
  const [submissionId, financialRecordId, id] = [randomUUID(), randomUUID(), randomUUID()];
  await table(db, "submissions").insert({
    ...{ tenantId, id: submissionId, workspaceId },
    sourceFlow: "borrower",
    mode: "anonymous",
    createdAt: collectedAt,
    releasedAt: of.releasedAt ?? null,
  });
  await table(db, "financialRecords").insert({
    ...{ tenantId, id: financialRecordId, workspaceId, submissionId },
    status: "Created",
    datasourceNameId: "example",
    datasetName: "Books",
    ...{ bases: [basis], groups: ["financial-statements"], currency: "USD" },
    ...{ fromDay: start, upToDay: end, cuts: [end], counts: "{}" },
    ...{ dataAsOf: collectedAt, loadedAt: collectedAt },
  });
  await table(db, "submissions")
    .where({ tenantId, id: submissionId })
    .update({ financialRecordId, recordStatus: "Created" });
  await saveStandardSpread(db, financialRecordId, []);
  await table(db, "riskAnalyses").insert({
    ...{ tenantId, id, financialRecordId, basis, pd1 },
    spreadVersion: 1,
    modelVersion: "open-pd-1",
    modelHash: of.modelHash ?? "0".repeat(64),
    inputHash: randomBytes(32).toString("hex"),
    ...{ inputs: "{}", result: "{}" },
    periodEnd: end,
    pd5: Math.min(5 * pd1, 1),
    peerScore: 50,
    analyzedAt: collectedAt,
    analyzedBy: userId,
  });
  await table(db, "shownRiskAnalyses").insert({ tenantId, financialRecordId, riskAnalysisId: id });
  return { submissionId, financialRecordId, riskAnalysisId: id };
}

const [start, end] = ["2025-01-01" as Day, "2025-12-31" as Day];
