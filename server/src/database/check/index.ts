export { listChecks, type StoredCheck, saveChecks } from "./check.ts";
