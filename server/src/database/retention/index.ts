export {
  beginFileDeletion,
  type DoomedCollection,
  finishFileDeletion,
  listSpentConnectionIds,
  outlivingTables,
  recordTables,
} from "./deletion.ts";
export {
  isAnythingKept,
  type KeptCollection,
  listDueCollections,
  listToWarnOf,
  listUnfinishedDeletions,
  saveWarned,
} from "./due.ts";
export {
  type CollectionAge,
  hasLegalHold,
  type LockedCollection,
  lockCollectionAges,
  lockKeptCollection,
  saveAutoDeleteAt,
  saveLegalHold,
} from "./kept.ts";
export { findRetentionPolicy, holdRetentionPolicy, saveRetentionPolicy } from "./policy.ts";
export { saveWithdrawal, withholdCollection } from "./withdrawn.ts";
