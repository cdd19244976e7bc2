import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { ownReceipt } from "./guard.ts";
import { presentReceipt } from "./presenter.ts";

export const getReceipt: Handler<"getReceipt"> = ({ params }, { tx, now, caller }) =>
  tx(async (db) => {
    const found = await ownReceipt(db, caller, params, now);
    if (!found) return notFound();
    return { status: 200, body: await presentReceipt(db, caller, found) };
  });
