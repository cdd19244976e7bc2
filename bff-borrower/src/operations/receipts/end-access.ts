import { endAccess as end } from "@tieout/server/receipts";
import type { Handler } from "../../operation.ts";
import { changeReceipt } from "./change-receipt.ts";

/** Has the lender read nothing more. What was read stays. */
export const endAccess: Handler<"endAccess"> = ({ params }, call) =>
  changeReceipt(end, params, call);
