export {
  findStoredReply,
  type IdempotencyName,
  type StoredReplyRow,
  storeReply,
} from "./queries.ts";
