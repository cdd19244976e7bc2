export { endImport, type ImportEnded } from "./end-import.ts";
export { type RetryAsked, retryImport } from "./retry-import.ts";
export { beginImport, type ImportAsked, type ImportBegun, queueImport } from "./start-import.ts";
