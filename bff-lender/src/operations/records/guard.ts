import type { Basis } from "@tieout/core/ledger";
import {
  findFinancialRecord,
  findFinancialRecordStatus,
  type StoredFinancialRecord,
  type Tx,
} from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import type { Lender } from "../../operation.ts";
import { filesDeleted, recordsWithdrawn } from "../documents/refusals.ts";
import { enterWorkspace, type Refused } from "../workspaces/guard.ts";

export interface EnteredRecord {
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
