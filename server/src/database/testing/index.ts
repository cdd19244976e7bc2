export { aRecord } from "./a-record.ts";
export {
  aRequest,
  type BuiltImport,
  type BuiltLink,
  type BuiltSubmission,
  insertImport,
  insertLink,
  insertSentFile,
  insertSession,
  insertSubmission,
  insertUser,
  insertWorkspace,
} from "./builders.ts";
export { insertFileReading } from "./file-readings.ts";
export { guardFetch } from "./guard-fetch.ts";
export { insertHistory } from "./insert-history.ts";
export { type Severable, severable } from "./severable.ts";
export { somebodyWaits } from "./somebody-waits.ts";
export { builtAt, newTenant, type TestTenant } from "./tenant.ts";
export { type DatabaseFixtures, type TestDatabase, test } from "./test-database.ts";
export { countRowsOf, whileDeleted } from "./while-deleted.ts";
