export {
  findStoredReply,
  type IdempotencyName,
  type StoredReplyRow,
  storeReply,
} from "./idempotency.ts";
