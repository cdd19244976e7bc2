export { endAccess, type ReceiptChange } from "./end-access.ts";
export { type ReckonedReceipt, reckonReceipt } from "./reckon-receipt.ts";
export { finishWithdrawal, withdrawRecords } from "./withdraw-records.ts";
export { writeReceipt } from "./write-receipt.ts";
