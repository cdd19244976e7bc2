export { findReceiptByKey, saveReceiptKey } from "./key.ts";
export { findReceipt, listReceiptsOfVisitor, type StoredReceipt } from "./receipt.ts";
export { saveReceipt } from "./save.ts";
