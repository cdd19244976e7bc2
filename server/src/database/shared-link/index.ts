export { type ListedSharedLink, listSharedLinks } from "./list.ts";
export {
  deleteSharedLink,
  deleteWorkspaceLinks,
  expireSharedLink,
  findLinkOfRequest,
  findSealedLinkSecret,
  findSharedLink,
  findSharedLinkBySecret,
  markSharedLinkOpened,
  type NewSharedLink,
  type StoredSharedLink,
  saveSharedLink,
} from "./shared-link.ts";
