import { receiptFileName } from "@tieout/core/receipt";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Call } from "@tieout/server/http/operation";
import { notFound } from "@tieout/server/http/problem";
import { findTenantBrand } from "@tieout/services/brand-assets/brand";
import { shownLogo } from "@tieout/services/brand-assets/shown-logo";
import { downloadHeaders } from "@tieout/services/documents/download";
import { endAccess as end } from "@tieout/services/receipts/end-access";
import { withdrawRecords as withdraw } from "@tieout/services/receipts/withdraw-records";
import { writeReceipt } from "@tieout/services/receipts/write-receipt";
import type { Borrower, Handler, Services } from "../../operation.ts";
import { mayUseReceipt, ownReceipt, type ReceiptAddress, usedTooOften } from "./guard.ts";
import { presentReceipt } from "./presenter.ts";

export const getReceipt: Handler<"getReceipt"> = ({ params }, { tx, now, caller }) =>
  tx(async (db) => {
    const found = await ownReceipt(db, caller, params, now);
    if (!found) return notFound();
    return { status: 200, body: await presentReceipt(db, caller, found) };
  });

/** The receipt as it is now, in the page's language and by its reader's clock. */
export const downloadReceipt: Handler<"downloadReceipt"> = async (
  { params, query },
  { tx, now, caller, addressPrefix, language: accepted, storage },
) => {
  if (!(await mayUseReceipt(tx, addressPrefix, now))) return usedTooOften();
  const found = await tx(async (db) => {
    const own = await ownReceipt(db, caller, params, now);
    if (!own) return undefined;
    return { ...own, brand: await findTenantBrand(db), tenant: await findTenant(db) };
  });
  if (!found) return notFound();

  const { receipt, brand, tenant } = found;
  const { language = accepted, timeZone: wanted } = query;
  const timeZone = isZone(wanted) ? wanted : tenant.timeZone;
  const { primaryColor, secondaryColor } = brand;
  const logo = await shownLogo(brand, storage);
  const look = { language, timeZone, primaryColor, secondaryColor, logo };
  return {
    status: 200,
    body: writeReceipt(receipt, look),
    headers: downloadHeaders(receiptFileName(receipt, language)),
  };
};

function isZone(name: string | undefined): name is string {
  if (name === undefined) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Has the lender read nothing more. What was read stays. */
export const endAccess: Handler<"endAccess"> = ({ params }, call) =>
  changeReceipt(end, params, call);

/** Takes back what was shared. */
export const withdrawRecords: Handler<"withdrawRecords"> = ({ params }, call) =>
  changeReceipt(withdraw, params, call);

/** Does to a visitor's own receipt what they ask for, and shows it as it is then. */
async function changeReceipt(
  change: typeof end | typeof withdraw,
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
