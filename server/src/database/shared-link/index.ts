export {
  deleteSharedLink,
  deleteWorkspaceLinks,
  expireSharedLink,
  findSealedLinkSecret,
  findSharedLink,
  findSharedLinkBySecret,
  listSharedLinks,
  markSharedLinkOpened,
  type NewSharedLink,
  type StoredSharedLink,
  saveSharedLink,
} from "./queries.ts";
