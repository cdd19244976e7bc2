// Where mails lead: who comes to one of them goes on to the next.
export { ConfirmedRoute } from "./confirmed.tsx";
export { ConfirmingRoute } from "./confirming.tsx";
export { ReceiptRoute } from "./receipt.tsx";
export { UserCopyRoute } from "./user-copy.tsx";
