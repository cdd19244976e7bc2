import { parseDay } from "@tieout/core/calendar/day";
import type { Basis } from "@tieout/core/ledger/ledger";
import { type StatementsGate, type StatementsRules, statementsGate } from "@tieout/core/submission";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import type { ProblemText } from "@tieout/server/messages/problems";
import {
  findFinancialRecord,
  findFinancialRecordStatus,
  type StoredFinancialRecord,
} from "@tieout/services/financial-records/financial-record";
import { findWorkbook } from "@tieout/services/financial-records/workbook";
import { findSubmission } from "@tieout/services/submissions/submission";
import { findTenantSettings, type TenantSettings } from "@tieout/services/tenants/settings";
import { filesDeleted, recordsWithdrawn } from "../documents/guard.ts";
import type { Lender } from "../operation.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";

interface AuthorizedRecord {
  readonly record: StoredFinancialRecord;
  readonly basis: Basis;
}

interface NamedRecord {
  readonly workspaceId: string;
  readonly financialRecordId: string;
  readonly basis?: Basis | undefined;
}

/**
 * Loads a Created record of a workspace that the caller may see. Without a basis in the address it's the accrual one,
 * or the only one.
 * @param notCreated the reply for a record that isn't Created yet
 * @param gone the reply for one whose figures were deleted or withdrawn
 */
export async function authorizeRecord(
  db: Tx,
  { workspaceId, financialRecordId: id, basis }: NamedRecord,
  caller: Lender,
  notCreated = stillCollected(),
  gone: 409 | 410 = 410,
): Promise<AuthorizedRecord> {
  await authorizeWorkspace(db, workspaceId, caller);

  const record = await findFinancialRecord(db, { workspaceId, id });
  if (!record) {
    const status = await findFinancialRecordStatus(db, { workspaceId, id });
    throw new Refusal(unreadable(status, gone) ?? notCreated);
  }
  const wanted = basis ?? (record.bases.includes("accrual") ? "accrual" : record.bases[0]);
  const collected = record.bases.find((candidate) => candidate === wanted);
  if (!collected) throw new Refusal(notFound());
  return { record, basis: collected };
}

/** Why a record will never be readable; undefined while it can still become Created. */
function unreadable(
  status: Awaited<ReturnType<typeof findFinancialRecordStatus>>,
  gone: 409 | 410,
) {
  if (!status) return notFound();
  if (status === "Withdrawn") return recordsWithdrawn(gone);
  return status === "Deleted" ? filesDeleted(gone) : undefined;
}

const stillCollected = () => problem<number>(409, "not-created", { title: "books-not-collected" });

const statementsClosed = [
  "not-collected",
  "switched-off",
  "mapping-not-enabled",
  "not-released",
] as const;

export function authorizeStatements(db: Tx, named: NamedRecord, caller: Lender) {
  return authorizeUnless(statementsClosed, db, named, caller);
}

/** Loads a record whose journal lines the caller may see, which books of balances alone don't have. */
export async function authorizeJournal(db: Tx, named: NamedRecord, caller: Lender) {
  const authorized = await authorizeStatements(db, named, caller);
  if (!authorized.record.hasEntries) {
    throw new Refusal(
      problem(409, "balances-alone", { title: "balances-alone", detail: "balances-alone-detail" }),
    );
  }
  return authorized;
}

/**
 * Loads a record whose statements the caller may edit: visible to them (S-A23), in a collection that isn't hidden.
 * @param afterRestoring what to do once a hidden one is restored
 */
export async function authorizeEditing(
  db: Tx,
  named: NamedRecord,
  caller: Lender,
  afterRestoring: ProblemText = "restore-collection-then-save",
): Promise<StoredFinancialRecord> {
  const { record } = await authorizeUnless(statementsClosed, db, named, caller, 409);
  const { workspaceId, submissionId: id } = record;
  const submission = await findSubmission(db, { workspaceId, id });
  if (submission?.deletedAt) {
    throw new Refusal(
      problem(409, "collection-hidden", {
        title: "collection-hidden",
        detail: afterRestoring,
      }),
    );
  }
  return record;
}

/**
 * Loads a record whose workbooks the caller may download. They contain statements, so they wait for the release too;
 * switching off the statements' pages leaves the files (D-58).
 */
export function authorizeWorkbooks(db: Tx, named: NamedRecord, caller: Lender) {
  return authorizeUnless(["not-released"], db, named, caller);
}

async function authorizeUnless(
  closed: readonly StatementsGate[],
  db: Tx,
  named: NamedRecord,
  caller: Lender,
  gone: 409 | 410 = 410,
): Promise<AuthorizedRecord> {
  const authorized = await authorizeRecord(db, named, caller, stillCollected(), gone);

  const { submittedAt: createdAt, releasedAt, groups: collectedGroups } = authorized.record;
  const submission = { createdAt, releasedAt: releasedAt ?? undefined, collectedGroups };
  const settings = await findTenantSettings(db);
  const gate = statementsGate(submission, statementsRules(settings), caller.roles);
  if (gate !== "open" && closed.includes(gate)) throw new Refusal(refusals[gate]());
  return authorized;
}

/** Loads a downloadable workbook. Authorize its record first. */
export async function requireWorkbook(db: Tx, key: Parameters<typeof findWorkbook>[1]) {
  const workbook = await findWorkbook(db, key);
  const { storageKey, fileName } = workbook ?? {};
  if (!workbook || !storageKey || !fileName) throw new Refusal(notFound());
  return { ...workbook, storageKey, fileName };
}

export function statementsRules(settings: TenantSettings): StatementsRules {
  const { financialStatementsEnabled, financialStatementsReleaseEnabled } = settings;
  const { minimumMappingDate = "" } = settings;
  return {
    financialStatementsEnabled,
    financialStatementsReleaseEnabled,
    minimumMappingDate: parseDay(minimumMappingDate),
  };
}

/** Refuses where the tenant has switched statements off. */
export function requireStatementsSwitchedOn(settings: TenantSettings): void {
  if (!settings.financialStatementsEnabled) throw new Refusal(refusals["switched-off"]());
}

const refusals = {
  "not-collected": () =>
    problem(403, "statements-not-collected", { title: "statements-not-collected" }),
  "switched-off": () => problem(403, "statements-switched-off", { title: "statements-disabled" }),
  "mapping-not-enabled": () =>
    problem(403, "mapping-not-enabled", { title: "statements-mapping-not-enabled" }),
  "not-released": () =>
    problem(403, "statements-not-released", { title: "statements-not-released" }),
} as const;
