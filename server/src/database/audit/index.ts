export { type AuditEvent, saveAuditEvent } from "./audit.ts";
