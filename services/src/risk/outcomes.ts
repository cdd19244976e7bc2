import type { Day } from "@tieout/core/calendar/day";
import type { FiveYears } from "@tieout/core/risk/model";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import type { Tx } from "@tieout/server/database/with-tenant";

/** What an analysis predicted, to compare with the business's outcome. */
export interface ScoredResult {
  readonly id: string;
  readonly workspaceId: string;
  readonly modelHash: string;
  readonly periodEnd: Day;
  readonly logOdds: FiveYears;
}

/** The results that still exist. Those of withdrawn collections are left out. */
export function listScoredResults(db: Tx, ids: readonly string[]): Promise<ScoredResult[]> {
  return runPrepared<ScoredResult>(db, scoredResults, [db.tenantId, ids]);
}

const scoredResults: PreparedStatement = {
  name: "list-scored-risk-results",
  text: `select analysis.id, record.workspace_id as "workspaceId",
      analysis.model_hash as "modelHash", analysis.period_end as "periodEnd",
      analysis.result #> '{score,logOdds}' as "logOdds"
    from risk_analyses analysis
    join financial_records record on record.tenant_id = $1
      and record.id = analysis.financial_record_id and record.status = 'Created'
    join submissions submission on submission.tenant_id = $1
      and submission.id = record.submission_id and submission.withdrawn_at is null
    where analysis.tenant_id = $1 and analysis.id = any ($2::uuid[])`,
};

/** A result whose outcome the lender can look up. */
export interface FollowedResult {
  readonly id: string;
  readonly periodEnd: Day;
  readonly workspaceId: string;
  readonly workspaceName: string;
}

/** A model's results: for each workspace and fiscal year the earliest, because later ones may know the outcome. */
export function listFollowedResults(
  db: Tx,
  modelHash: string,
  atMost: number,
): Promise<FollowedResult[]> {
  return runPrepared<FollowedResult>(db, followedResults, [db.tenantId, modelHash, atMost]);
}

const followedResults: PreparedStatement = {
  name: "list-followed-risk-results",
  text: `select distinct on (workspace.id, analysis.period_end) analysis.id,
      analysis.period_end as "periodEnd", workspace.id as "workspaceId",
      workspace.display_name as "workspaceName"
    from shown_risk_analyses shown
    join risk_analyses analysis on analysis.tenant_id = $1 and analysis.id = shown.risk_analysis_id
    join financial_records record on record.tenant_id = $1
      and record.id = analysis.financial_record_id and record.status = 'Created'
    join submissions submission on submission.tenant_id = $1
      and submission.id = record.submission_id and submission.withdrawn_at is null
    join workspaces workspace on workspace.tenant_id = $1 and workspace.id = record.workspace_id
      and workspace.deleted_at is null
    where shown.tenant_id = $1 and analysis.model_hash = $2
    order by workspace.id, analysis.period_end, analysis.analyzed_at, analysis.id
    limit $3`,
};
