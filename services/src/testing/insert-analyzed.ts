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

/** A collection with a made-up analysis, for tests that only list analyses. */
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

interface ManyAnalyzed {
  readonly count: number;
  readonly userId: string;
  readonly modelHash: string;
  readonly logOdds: readonly number[];
}

/**
 * Inserts many workspaces of a user. Each has a collection and an analysis, with the same id as the workspace. Returns the
 * ids.
 */
export async function insertManyAnalyzed(db: Tx, of: ManyAnalyzed): Promise<string[]> {
  const result = JSON.stringify({ score: { logOdds: of.logOdds } });
  const values = { ...of, tenant: db.tenantId, result, now: builtAt };
  const { rows } = await db.raw(
    `insert into workspaces (tenant_id, id, display_name, owner_id, confirmed_at, last_activity_at)
     select :tenant, gen_random_uuid(), 'Business no ' || n, :userId, :now, :now
     from generate_series(1, :count) n returning id`,
    values,
  );
  const ids = rows.map(({ id }: { readonly id: string }) => id);
  // In sequence, because triggers and foreign keys need the earlier rows.
  for (const insert of ofMany) await db.raw(insert, { ...values, ids });
  return ids;
}

const ofMany = [
  `insert into workspace_users (tenant_id, workspace_id, user_id)
   select :tenant, id, :userId from unnest(:ids::uuid[]) id`,
  `insert into submissions (tenant_id, id, workspace_id, source_flow, mode, created_at)
   select :tenant, id, id, 'borrower', 'anonymous', :now from unnest(:ids::uuid[]) id`,
  `insert into financial_records (tenant_id, id, workspace_id, submission_id, status,
     datasource_name_id, dataset_name, bases, groups, currency, from_day, up_to_day, cuts, counts,
     data_as_of, loaded_at)
   select :tenant, id, id, id, 'Created', 'example', 'Books', '{accrual}',
     '{financial-statements}', 'USD', '2025-01-01', '2025-12-31', '{2025-12-31}', '{}', :now, :now
   from unnest(:ids::uuid[]) id`,
  `update submissions set financial_record_id = id, record_status = 'Created'
   where tenant_id = :tenant and id = any (:ids)`,
  `insert into spreads (tenant_id, financial_record_id, version)
   select :tenant, id, 1 from unnest(:ids::uuid[]) id`,
  `insert into spread_versions (tenant_id, financial_record_id, version, spread, origin, hash)
   select :tenant, id, 1, '{}', 'standard', repeat('0', 64) from unnest(:ids::uuid[]) id`,
  `insert into risk_analyses (tenant_id, id, financial_record_id, spread_version, basis,
     model_version, model_hash, input_hash, inputs, result, period_end, pd1, pd5, analyzed_at,
     analyzed_by)
   select :tenant, id, id, 1, 'accrual', 'open-pd-1', :modelHash, repeat('0', 64), '{}', :result,
     '2025-12-31', 1.0 / (n + 10), 0.5, :now, :userId
   from unnest(:ids::uuid[]) with ordinality listed (id, n)`,
  `insert into shown_risk_analyses (tenant_id, financial_record_id, risk_analysis_id)
   select :tenant, id, id from unnest(:ids::uuid[]) id`,
];
