import { lockName } from "@tieout/server/database/lock-name";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** Whether a person sees the risk as higher or lower than the model does. */
export type OverrideDirection = "Higher" | "Lower";

/** A person's disagreement with an analysis. It doesn't change the figure, and is never changed itself. */
export interface RiskOverride {
  readonly id: string;
  readonly direction: OverrideDirection;
  readonly reason: string;
  readonly madeAt: Date;
  readonly madeBy: string;
}

/** Of one analysis. All are shown, so further ones are refused. */
export const overridesAtMost = 100;

/** Saves an override, and says whether the analysis still took it. */
export async function saveRiskOverride(
  db: Tx,
  riskAnalysisId: string,
  override: RiskOverride,
): Promise<boolean> {
  const { tenantId } = db;
  // Serializes concurrent overrides, so that none goes beyond the limit.
  await lockName(db, "risk-overrides", riskAnalysisId);
  const [before] = await table(db, "riskOverrides")
    .where({ tenantId, riskAnalysisId })
    .count("* as count");
  if (before && before.count >= overridesAtMost) return false;
  await table(db, "riskOverrides").insert({ tenantId, riskAnalysisId, ...override });
  return true;
}

/** All overrides of an analysis, newest first. */
export async function listRiskOverrides(db: Tx, riskAnalysisId: string): Promise<RiskOverride[]> {
  return table(db, "riskOverrides")
    .where({ tenantId: db.tenantId, riskAnalysisId })
    .orderBy([
      { column: "madeAt", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .limit(overridesAtMost)
    .select("id", "direction", "reason", "madeAt", "madeBy");
}
