export {
  type Access,
  accessOf,
  type ConsentFacts,
  type KeepingFacts,
  type Kept,
  keptOf,
  type Read,
  type ReadThing,
  type Receipt,
  readThings,
} from "./receipt.ts";
export { receiptReference, referenceBytes } from "./reference.ts";
export { type ReceiptRow, receiptFileName, type ToldReceipt, tellReceipt } from "./tell-receipt.ts";
