import { notFound } from "@tieout/server/http";
import { withdrawRecords as withdraw } from "@tieout/server/receipts";
import type { Handler } from "../../operation.ts";
import { mayUseReceipt, ownReceipt, usedTooOften } from "../../own-receipt.ts";
import { presentReceipt } from "../../presenters/receipt.ts";

/** Takes back what was shared. */
export const withdrawRecords: Handler<"withdrawRecords"> = async (
  { params },
  { tx, now, requestId, caller, addressPrefix, connectors, sealer },
) => {
  if (!(await mayUseReceipt(tx, addressPrefix, now))) return usedTooOften();
  if (!(await tx((db) => ownReceipt(db, caller, params, now)))) return notFound();

  const actor = { kind: "borrower", id: caller.session.id } as const;
  await withdraw({ connectors, sealer }, tx, { ...params, actor, requestId, now });
  return tx(async (db) => {
    const found = await ownReceipt(db, caller, params, now);
    if (!found) return notFound();
    return { status: 200, body: await presentReceipt(db, caller, found) };
  });
};
