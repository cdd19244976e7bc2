import { withdrawRecords as withdraw } from "@tieout/server/receipts";
import type { Handler } from "../../operation.ts";
import { changeReceipt } from "./change-receipt.ts";

/** Takes back what was shared. */
export const withdrawRecords: Handler<"withdrawRecords"> = ({ params }, call) =>
  changeReceipt(withdraw, params, call);
