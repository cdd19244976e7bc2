export { type AuditEvent, saveAuditEvent } from "./audit.ts";
export {
  listAuditEvents,
  type TrailEvent,
  type TrailQuery,
  trailPageAtMost,
} from "./trail.ts";
