export { type AbandonedSubmission, deleteAbandonedSubmissions } from "./abandoned.ts";
export {
  giveUpMails,
  listCopiesToDelete,
  listSilentImports,
  listUnannounced,
  listUnbuiltCopies,
  listUnbuiltRevisions,
  listUnconfirmedWorkspaces,
  listUnscannedDocuments,
  listUnsentFiles,
  listWorkspacesToPurge,
  listWorkspacesWithConsents,
} from "./due.ts";
export { deleteExpired, type ExpiredTable, expiredTables } from "./expired.ts";
export { listOrphanedKeys } from "./orphans.ts";
