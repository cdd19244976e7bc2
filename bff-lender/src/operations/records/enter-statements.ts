import { parseDay } from "@tieout/core/calendar";
import { type StatementsGate, type StatementsRules, statementsGate } from "@tieout/core/submission";
import { findTenantSettings, type TenantSettings, type Tx } from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import type { Lender } from "../../operation.ts";
import { enterRecord } from "./guard.ts";

type Named = Parameters<typeof enterRecord>[1];

/** The way to a record's statements: as to its figures, and only where they're open to the reader. */
export function enterStatements(db: Tx, named: Named, caller: Lender) {
  return enterUnless(["switched-off", "mapping-not-enabled", "not-released"], db, named, caller);
}

/**
 * The way to a record's workbooks, which have its statements in them: whoever may not read those yet
 * can't download them either. Switching the statements' pages off leaves the files (D-58).
 */
export function enterWorkbooks(db: Tx, named: Named, caller: Lender) {
  return enterUnless(["not-released"], db, named, caller);
}

async function enterUnless(
  closed: readonly StatementsGate[],
  db: Tx,
  named: Named,
  caller: Lender,
) {
  const entered = await enterRecord(db, named, caller);
  if (entered.result === "refused") return entered;

  const { submittedAt: createdAt, releasedAt } = entered.record;
  const submission = { createdAt, releasedAt: releasedAt ?? undefined };
  const settings = await findTenantSettings(db);
  const gate = statementsGate(submission, statementsRules(settings), caller.roles);
  if (gate === "open" || !closed.includes(gate)) return entered;
  return { result: "refused", reply: refusals[gate]() } as const;
}

/** What a tenant's settings say of who sees statements. */
export function statementsRules(settings: TenantSettings): StatementsRules {
  const { financialStatementsEnabled, financialStatementsReleaseEnabled } = settings;
  const { minimumMappingDate = "" } = settings;
  return {
    financialStatementsEnabled,
    financialStatementsReleaseEnabled,
    minimumMappingDate: parseDay(minimumMappingDate),
  };
}

const refusals = {
  "switched-off": () =>
    problem(403, "statements-switched-off", "Financial statements are switched off here."),
  "mapping-not-enabled": () =>
    problem(
      403,
      "mapping-not-enabled",
      "Financial statements are not enabled for this data collection.",
    ),
  "not-released": () =>
    problem(
      403,
      "statements-not-released",
      "An administrator has not released these financial statements yet.",
    ),
} as const;
