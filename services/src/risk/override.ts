import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** Where a person sees the risk, against the model's figure. */
export type OverrideDirection = "Higher" | "Lower";

/** A person's word beside an analysis, whose figure stays as it is. Never changed. */
export interface RiskOverride {
  readonly id: string;
  readonly direction: OverrideDirection;
  readonly reason: string;
  readonly madeAt: Date;
  readonly madeBy: string;
}

export async function saveRiskOverride(
  db: Tx,
  riskAnalysisId: string,
  override: RiskOverride,
): Promise<void> {
  await table(db, "riskOverrides").insert({ tenantId: db.tenantId, riskAnalysisId, ...override });
}
/** The newest first; more than anybody reads aren't listed. */
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

const overridesAtMost = 100;
