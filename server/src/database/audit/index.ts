export { type AuditEvent, saveAuditEvent } from "./queries.ts";
