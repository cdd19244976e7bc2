export {
  findLinkSession,
  type LinkSession,
  linkSessionLifetime,
  type NewLinkSession,
  saveLinkSession,
  slideLinkSession,
} from "./queries.ts";
