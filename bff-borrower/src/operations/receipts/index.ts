export { downloadReceipt } from "./download-receipt.ts";
export { endAccess } from "./end-access.ts";
export { getReceipt } from "./get-receipt.ts";
export { openReceipt } from "./open-receipt.ts";
export { withdrawRecords } from "./withdraw-records.ts";
