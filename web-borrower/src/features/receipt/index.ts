export { EndAccess } from "./end-access.tsx";
export { ReceiptActions } from "./receipt-actions.tsx";
export { ReceiptRows } from "./receipt-rows.tsx";
export { WithdrawRecords } from "./withdraw-records.tsx";
export { Withdrawn } from "./withdrawn.tsx";
