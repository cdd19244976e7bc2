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

export async function saveRiskOverride(
  db: Tx,
  riskAnalysisId: string,
  override: RiskOverride,
): Promise<void> {
  await table(db, "riskOverrides").insert({ tenantId: db.tenantId, riskAnalysisId, ...override });
}
/** Newest first, up to a limit. */
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
