export {
  findReceipt,
  findReceiptByKey,
  listReceiptsOfVisitor,
  type StoredReceipt,
  saveReceipt,
  saveReceiptKey,
} from "./queries.ts";
