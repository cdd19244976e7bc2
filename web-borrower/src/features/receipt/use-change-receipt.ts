import {
  changeReceipt,
  type ReceiptChange,
  type ReceiptPath,
  receiptKey,
} from "../../api/receipt.ts";
import { useAction } from "../../app/use-action.ts";

/** Changes a receipt, and shows what came of it. Where the link stands is another then. */
export const useChangeReceipt = (path: ReceiptPath, change: ReceiptChange) =>
  useAction({
    call: () => changeReceipt(path, change),
    answers: receiptKey(path),
    changes: [["link-session"]],
  });
