export { ShowReceipt } from "./show-receipt.tsx";
