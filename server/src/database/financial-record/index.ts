export { beginningOfDeletion, type DeletionPlace, deleteRecordRows } from "./delete-rows.ts";
export {
  type CollectedCounts,
  type CollectedRecord,
  type FinancialRecord,
  type FinancialRecordStatus,
  findFinancialRecord,
  findFinancialRecordStatus,
  type StoredFinancialRecord,
  saveFinancialRecord,
} from "./financial-record.ts";
