import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Problem } from "../../api/client.ts";
import {
  changeReceipt,
  type Receipt,
  type ReceiptChange,
  type ReceiptPath,
  receiptKey,
} from "../../api/receipt.ts";

/** Changes a receipt once, however often it's pressed, and shows what came of it. */
export function useChangeReceipt(path: ReceiptPath, change: ReceiptChange) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation<Receipt, Problem>({
    mutationFn: () => changeReceipt(path, change),
    onSuccess: (changed) => {
      queryClient.setQueryData(receiptKey(path), changed);
      // Where the link stands is another now.
      void queryClient.invalidateQueries({ queryKey: ["link-session"] });
    },
  });
  const press = (onDone: () => void) => {
    if (!isPending) mutate(undefined, { onSuccess: onDone });
  };
  return { press, isPending, problem: error, reset };
}
