export {
  beginFileDeletion,
  type DoomedCollection,
  deleteJournalLines,
  finishFileDeletion,
  recordTables,
} from "./deletion.ts";
export {
  type CollectionAge,
  hasLegalHold,
  isAnythingKept,
  type KeptCollection,
  listCollectionAges,
  listDueCollections,
  listToWarnOf,
  lockKeptCollection,
  saveAutoDeleteAt,
  saveLegalHold,
  saveWarned,
} from "./kept.ts";
export { findRetentionPolicy, saveRetentionPolicy } from "./policy.ts";
