import { withdrawRecords as withdraw } from "@tieout/server/receipts";
import { changeReceipt } from "../../change-receipt.ts";
import type { Handler } from "../../operation.ts";

/** Takes back what was shared. */
export const withdrawRecords: Handler<"withdrawRecords"> = ({ params }, call) =>
  changeReceipt(withdraw, params, call);
