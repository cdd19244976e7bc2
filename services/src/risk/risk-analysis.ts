import { randomUUID } from "node:crypto";
import type { Basis } from "@tieout/core/ledger/ledger";
import type { RiskAnalysis } from "@tieout/core/risk/analyze";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import { table } from "@tieout/server/database/table";
import type { RiskAnalysesRow } from "@tieout/server/database/tables.gen";
import type { Tx } from "@tieout/server/database/with-tenant";
import { saveStandardSpread, standardVersion } from "../financial-records/spread.ts";
import { listAccounts } from "../ledger/ledger.ts";

/** A stored result with everything it was computed from. Never changed. */
export interface StoredRiskAnalysis {
  readonly id: string;
  readonly financialRecordId: string;
  /** The version of the statements in which these figures were first analyzed. */
  readonly spreadVersion: number;
  readonly naicsCode?: string;
  readonly postalCode?: string;
  readonly analyzedAt: Date;
  readonly analyzedBy: string;
  readonly analysis: RiskAnalysis;
}

export interface NewRiskAnalysis
  extends Omit<StoredRiskAnalysis, "id" | "analyzedAt" | "analyzedBy"> {
  readonly userId: string;
  readonly now: Date;
}

export interface SavedRiskAnalysis {
  readonly stored: StoredRiskAnalysis;
  /** False if the record already showed this analysis. */
  readonly isShownAnew: boolean;
}

/**
 * Stores a result and makes it the one that the record shows. Equal inputs share one row, even if two calls come at once.
 * Undefined if the record's figures were deleted after they were read.
 */
export async function saveRiskAnalysis(
  db: Tx,
  made: NewRiskAnalysis,
): Promise<SavedRiskAnalysis | undefined> {
  const { financialRecordId } = made;
  const isThere = await runPrepared(db, lockRecord, [db.tenantId, financialRecordId]);
  if (isThere.length === 0) return undefined;
  if (made.spreadVersion === standardVersion) {
    await saveStandardSpread(db, financialRecordId, await listAccounts(db, financialRecordId));
  }
  await table(db, "riskAnalyses")
    .insert(rowOf(db.tenantId, made))
    .onConflict(["tenantId", "financialRecordId", "inputHash"])
    .ignore();
  const { inputHash } = made.analysis;
  const stored = await findBy(db, { financialRecordId, inputHash });
  if (!stored) throw new Error(`Record ${financialRecordId} lost its analysis ${inputHash}`);
  const shown = await runPrepared(db, show, [db.tenantId, financialRecordId, stored.id]);
  return { stored, isShownAnew: shown.length > 0 };
}

/** The analysis that a record shows: the last one requested. */
export async function findShownRiskAnalysis(
  db: Tx,
  financialRecordId: string,
): Promise<StoredRiskAnalysis | undefined> {
  const shown = await table(db, "shownRiskAnalyses")
    .where({ tenantId: db.tenantId, financialRecordId })
    .first("riskAnalysisId");
  return shown && findBy(db, { financialRecordId, id: shown.riskAnalysisId });
}

export async function findRiskAnalysis(
  db: Tx,
  key: { readonly financialRecordId: string; readonly id: string },
): Promise<StoredRiskAnalysis | undefined> {
  return findBy(db, key);
}

/** The record of the workspace's newest Created collection. Hidden and withdrawn collections don't count. */
export async function findNewestRecordId(db: Tx, workspaceId: string): Promise<string | undefined> {
  const row = await table(db, "submissions")
    .where({ tenantId: db.tenantId, workspaceId, recordStatus: "Created" })
    .whereNull("deletedAt")
    .whereNull("withheldAt")
    .orderBy([
      { column: "createdAt", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .first("financialRecordId");
  return row?.financialRecordId ?? undefined;
}

export interface RiskCodes {
  readonly naicsCode?: string | undefined;
  readonly postalCode?: string | undefined;
}

/** The codes of the workspace's last analysis. */
export async function findRiskCodes(
  db: Tx,
  workspaceId: string,
): Promise<Pick<RiskAnalysesRow, "naicsCode" | "postalCode">> {
  const row = await table(db, "workspaces")
    .where({ tenantId: db.tenantId, id: workspaceId })
    .first("naicsCode", "postalCode");
  return row ?? { naicsCode: null, postalCode: null };
}

/** Doesn't raise the workspace's version, so that a rename at the same time isn't refused. */
export async function saveRiskCodes(
  db: Tx,
  workspaceId: string,
  { naicsCode = null, postalCode = null }: { [Code in keyof RiskCodes]: string | null },
): Promise<void> {
  await table(db, "workspaces")
    .where({ tenantId: db.tenantId, id: workspaceId })
    .whereRaw("(naics_code, postal_code) is distinct from (?::text, ?::text)", [
      naicsCode,
      postalCode,
    ])
    .update({ naicsCode, postalCode });
}

async function findBy(
  db: Tx,
  key: { readonly financialRecordId: string } & Partial<Pick<RiskAnalysesRow, "id" | "inputHash">>,
): Promise<StoredRiskAnalysis | undefined> {
  const row = await table(db, "riskAnalyses")
    .where({ tenantId: db.tenantId, ...key })
    .first();
  return row && storedOf(row);
}

function storedOf(row: RiskAnalysesRow): StoredRiskAnalysis {
  const { id, financialRecordId, spreadVersion, naicsCode, postalCode } = row;
  const { basis, modelVersion, modelHash, inputHash, analyzedAt, analyzedBy } = row;
  return {
    ...{ id, financialRecordId, spreadVersion, analyzedAt, analyzedBy },
    ...(naicsCode !== null && { naicsCode }),
    ...(postalCode !== null && { postalCode }),
    analysis: { ...row.inputs, ...row.result, basis, modelVersion, modelHash, inputHash },
  };
}

function rowOf(tenantId: string, { analysis, userId, now, ...made }: NewRiskAnalysis) {
  const { financialRecordId, spreadVersion, naicsCode = null, postalCode = null } = made;
  const { basis, modelVersion, modelHash, inputHash, ...content } = analysis;
  const { currency, year, prior, figures, inputs, shown, ...result } = content;
  const [pd1, , , , pd5] = analysis.score.cumulative;
  return {
    ...{ tenantId, id: randomUUID(), financialRecordId, spreadVersion, naicsCode, postalCode },
    ...{ basis, modelVersion, modelHash, inputHash, pd1, pd5 },
    inputs: JSON.stringify({ currency, year, prior, figures, inputs, shown }),
    result: JSON.stringify(result),
    periodEnd: year.end,
    peerScore: analysis.peers?.score ?? null,
    analyzedAt: now,
    analyzedBy: userId,
  } satisfies Record<string, unknown> & { readonly basis: Basis };
}

// A deletion marks the record first, so either it waits for this lock or we see its mark.
const lockRecord: PreparedStatement = {
  name: "lock-created-record",
  text: `select 1 from financial_records
    where tenant_id = $1 and id = $2 and status = 'Created' for share`,
};

const show: PreparedStatement = {
  name: "show-risk-analysis",
  text: `insert into shown_risk_analyses as shown (tenant_id, financial_record_id, risk_analysis_id)
    values ($1, $2, $3)
    on conflict (tenant_id, financial_record_id) do update
      set risk_analysis_id = excluded.risk_analysis_id
      where shown.risk_analysis_id <> excluded.risk_analysis_id
    returning 1 as shown`,
};
