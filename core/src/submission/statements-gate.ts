import type { RoleName } from "../access/access.ts";
import type { Day } from "../calendar/index.ts";

/** Whether somebody sees a submission's financial statements, and what keeps them from it. */
export type StatementsGate = "open" | "switched-off" | "mapping-not-enabled" | "not-released";

export interface StatementsRules {
  readonly financialStatementsEnabled: boolean;
  /** Statements are hidden until an administrator releases them (D-58). */
  readonly financialStatementsReleaseEnabled: boolean;
  /** Only submissions that were created later have statements. */
  readonly minimumMappingDate?: Day | undefined;
}

/** Judges in the order in which a reason makes the next one idle. */
export function statementsGate(
  submission: { readonly createdAt: Date; readonly releasedAt?: Date | undefined },
  rules: StatementsRules,
  roles: readonly RoleName[],
): StatementsGate {
  const { minimumMappingDate: from } = rules;
  if (!rules.financialStatementsEnabled) return "switched-off";
  if (from !== undefined && submission.createdAt <= new Date(from)) return "mapping-not-enabled";

  const isHeldBack = rules.financialStatementsReleaseEnabled && !submission.releasedAt;
  return isHeldBack && !mayReleaseStatements(roles) ? "not-released" : "open";
}

/** Who looks after the tenant decides what its people see. */
export function mayReleaseStatements(roles: readonly RoleName[]): boolean {
  return roles.includes("Administrator");
}
