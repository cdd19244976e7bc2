import { type Call, notFound } from "@tieout/server/http";
import type { endAccess, withdrawRecords } from "@tieout/server/receipts";
import type { Borrower, Services } from "../../operation.ts";
import { mayUseReceipt, ownReceipt, type ReceiptAddress, usedTooOften } from "./guard.ts";
import { presentReceipt } from "./presenter.ts";

/** Does to a visitor's own receipt what they ask for, and shows it as it is then. */
export async function changeReceipt(
  change: typeof endAccess | typeof withdrawRecords,
  address: ReceiptAddress,
  { tx, now, requestId, caller, addressPrefix, ...services }: Call<Borrower, Services>,
) {
  if (!(await mayUseReceipt(tx, addressPrefix, now))) return usedTooOften();
  if (!(await tx((db) => ownReceipt(db, caller, address, now)))) return notFound();

  const actor = { kind: "borrower", id: caller.session.id } as const;
  await change(services, tx, { ...address, actor, requestId, now });
  return tx(async (db) => {
    const found = await ownReceipt(db, caller, address, now);
    if (!found) return notFound();
    return { status: 200, body: await presentReceipt(db, caller, found) } as const;
  });
}
