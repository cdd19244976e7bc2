import type { Day } from "@tieout/core/calendar/day";
import type { Basis } from "@tieout/core/ledger/ledger";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { OverrideDirection } from "./override.ts";

/** The analysis of a workspace's newest analyzed collection. Probabilities are fractions. */
export interface PortfolioRow {
  readonly workspaceId: string;
  readonly displayName: string;
  readonly submissionId: string;
  readonly financialRecordId: string;
  readonly periodEnd: Day;
  readonly pd1: number;
  readonly pd5: number;
  readonly peerScore: number | null;
  readonly basis: Basis;
  readonly modelHash: string;
  readonly analyzedAt: Date;
  /** From the previous analyzed collection, if there is one. */
  readonly before: EarlierAnalysis | null;
  /** Open findings by severity. */
  readonly high: number;
  readonly medium: number;
  readonly low: number;
  /** Direction of the last override. */
  readonly overridden: OverrideDirection | null;
}

interface EarlierAnalysis {
  readonly pd1: number;
  readonly pd5: number;
  readonly basis: Basis;
  readonly modelHash: string;
}

export interface PortfolioPlace {
  readonly pd1: number;
  readonly workspaceId: string;
}

export interface PortfolioQuery {
  /** Only workspaces that this user is a member of. */
  readonly memberId: string;
  /** Only collections created after this time. */
  readonly collectedAfter: Date | undefined;
  /** Leaves out statements that haven't been released. */
  readonly onlyReleased: boolean;
  /** The last row of the previous page. */
  readonly after: PortfolioPlace | undefined;
  readonly limit: number;
}

/** Each workspace's newest analyzed collection, by probability of default within a year, highest first. */
export function listPortfolio(db: Tx, query: PortfolioQuery): Promise<PortfolioRow[]> {
  const { memberId, collectedAfter, onlyReleased, after, limit } = query;
  return runPrepared<PortfolioRow>(db, portfolio, [
    db.tenantId,
    memberId,
    collectedAfter ?? null,
    onlyReleased,
    after?.pd1 ?? null,
    after?.workspaceId ?? null,
    limit,
  ]);
}

// Findings and overrides are looked up only for the rows of the page.
const portfolio: PreparedStatement = {
  name: "list-risk-portfolio",
  text: `with analyzed as (
      select workspace.id as workspace_id, workspace.display_name, submission.id as submission_id,
        analysis.id, analysis.financial_record_id, analysis.period_end, analysis.pd1, analysis.pd5,
        analysis.peer_score, analysis.basis, analysis.model_hash, analysis.analyzed_at,
        row_number() over (
          partition by workspace.id order by submission.created_at desc, submission.id desc
        ) as place
      from workspace_users member
      join workspaces workspace on workspace.tenant_id = $1 and workspace.id = member.workspace_id
        and workspace.deleted_at is null and workspace.confirmed_at is not null
      join submissions submission on submission.tenant_id = $1
        and submission.workspace_id = workspace.id and submission.record_status = 'Created'
        and submission.deleted_at is null and submission.withheld_at is null
        and ($3::timestamptz is null or submission.created_at > $3)
        and (not $4::boolean or submission.released_at is not null)
      join shown_risk_analyses shown on shown.tenant_id = $1
        and shown.financial_record_id = submission.financial_record_id
      join risk_analyses analysis on analysis.tenant_id = $1 and analysis.id = shown.risk_analysis_id
      where member.tenant_id = $1 and member.user_id = $2
    ), page as (
      select newest.*, case when earlier.id is not null then json_build_object(
          'pd1', earlier.pd1, 'pd5', earlier.pd5, 'basis', earlier.basis,
          'modelHash', earlier.model_hash
        ) end as before
      from analyzed newest
      left join analyzed earlier on earlier.workspace_id = newest.workspace_id and earlier.place = 2
      where newest.place = 1 and ($5::double precision is null
        or newest.pd1 < $5 or (newest.pd1 = $5 and newest.workspace_id > $6::uuid))
      order by newest.pd1 desc, newest.workspace_id
      limit $7
    )
    select workspace_id as "workspaceId", display_name as "displayName",
      submission_id as "submissionId", page.financial_record_id as "financialRecordId",
      period_end as "periodEnd", pd1, pd5, peer_score as "peerScore", basis,
      model_hash as "modelHash", analyzed_at as "analyzedAt", before,
      high, medium, low, said.direction as overridden
    from page
    cross join lateral (
      select count(*) filter (where severity = 'high')::integer as high,
        count(*) filter (where severity = 'medium')::integer as medium,
        count(*) filter (where severity = 'low')::integer as low
      from findings finding
      join checks on checks.tenant_id = $1 and checks.id = finding.check_id
        and checks.basis = finding.basis
        and checks.financial_record_id = finding.financial_record_id
      where finding.tenant_id = $1 and finding.state = 'open'
        and finding.financial_record_id = page.financial_record_id
    ) findings
    left join lateral (
      select direction from risk_overrides
      where tenant_id = $1 and risk_analysis_id = page.id
      order by made_at desc, id desc limit 1
    ) said on true
    order by pd1 desc, workspace_id`,
};
