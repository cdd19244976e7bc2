import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { findRiskAnalysis, type StoredRiskAnalysis } from "@tieout/services/risk/risk-analysis";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import type { Lender } from "../operation.ts";
import { authorizeStatements } from "../records/guard.ts";

/** Loads a record whose risk the caller may analyze: they may read its statements, and the tenant has risk analysis on. */
export async function authorizeRisk(
  db: Tx,
  named: { readonly workspaceId: string; readonly financialRecordId: string },
  caller: Lender,
) {
  const authorized = await authorizeStatements(db, named, caller);
  await requireRiskSwitchedOn(db);
  return authorized;
}

/** Refuses where the tenant has switched risk analysis off. */
export async function requireRiskSwitchedOn(db: Tx): Promise<void> {
  const { riskCalcEnabled } = await findTenantSettings(db);
  if (riskCalcEnabled) return;
  throw new Refusal(problem(403, "risk-switched-off", { title: "risk-switched-off" }));
}

/** Loads an analysis of a record. Authorize the record first. */
export async function requireRiskAnalysis(
  db: Tx,
  financialRecordId: string,
  id: string,
): Promise<StoredRiskAnalysis> {
  const analysis = await findRiskAnalysis(db, { financialRecordId, id });
  if (!analysis) throw new Refusal(notFound());
  return analysis;
}
