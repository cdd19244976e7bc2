import { parseDay } from "@tieout/core/calendar";
import type { Basis } from "@tieout/core/ledger";
import { type StatementsGate, type StatementsRules, statementsGate } from "@tieout/core/submission";
import {
  findFinancialRecord,
  findFinancialRecordStatus,
  findTenantSettings,
  type StoredFinancialRecord,
  type TenantSettings,
  type Tx,
} from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import type { Lender } from "../../operation.ts";
import { filesDeleted, recordsWithdrawn } from "../documents/guard.ts";
import { enterWorkspace, type Refused } from "../workspaces/guard.ts";

interface EnteredRecord {
  readonly result: "entered";
  readonly record: StoredFinancialRecord;
  readonly basis: Basis;
}

interface NotReadable {
  readonly result: "refused";
  readonly reply:
    | ReturnType<typeof problem<409>>
    | ReturnType<typeof filesDeleted>
    | ReturnType<typeof recordsWithdrawn>;
}

/**
 * The way to a record's figures: through its workspace, and only once it's Created. Without a basis in
 * the address it's the accrual one, or the only one there is.
 */
export async function enterRecord(
  db: Tx,
  named: {
    readonly workspaceId: string;
    readonly financialRecordId: string;
    readonly basis?: Basis | undefined;
  },
  caller: Lender,
): Promise<EnteredRecord | Refused | NotReadable> {
  const { workspaceId, financialRecordId: id, basis } = named;
  const entered = await enterWorkspace(db, workspaceId, caller);
  if (entered.result === "refused") return entered;

  const record = await findFinancialRecord(db, { workspaceId, id });
  if (record) {
    const wanted = basis ?? (record.bases.includes("accrual") ? "accrual" : record.bases[0]);
    const collected = record.bases.find((candidate) => candidate === wanted);
    if (collected) return { result: "entered", record, basis: collected };
    return { result: "refused", reply: notFound() };
  }
  const status = await findFinancialRecordStatus(db, { workspaceId, id });
  if (!status) return { result: "refused", reply: notFound() };
  if (status === "Withdrawn") return { result: "refused", reply: recordsWithdrawn() };
  if (status === "Deleted") return { result: "refused", reply: filesDeleted() };
  return {
    result: "refused",
    reply: problem(409, "not-created", "These books haven't been collected completely."),
  };
}

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
