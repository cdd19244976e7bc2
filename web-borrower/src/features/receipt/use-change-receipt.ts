import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useOneAtATime } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
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
  const { mutateAsync, isPending, error, reset } = useMutation<Receipt, Problem>({
    mutationFn: () => changeReceipt(path, change),
    onSuccess: (changed) => {
      queryClient.setQueryData(receiptKey(path), changed);
      // Where the link stands is another now.
      void queryClient.invalidateQueries({ queryKey: ["link-session"] });
    },
  });
  const begin = useOneAtATime(mutateAsync);
  const press = (onDone: () => void) => begin(undefined, { onSuccess: onDone });
  return { press, isPending, problem: error, reset };
}
