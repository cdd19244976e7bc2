export { authenticateLinkSessions } from "./authenticate.ts";
export {
  findLinkSession,
  type LinkSession,
  linkSessionLifetime,
  type NewLinkSession,
  renewLinkSession,
  saveLinkSession,
  slideLinkSession,
  slidesBy,
} from "./link-session.ts";
export { findPastLinkSession, type PastLinkSession } from "./past-link-session.ts";
