export { listChecks, type StoredCheck, saveChecks } from "./queries.ts";
