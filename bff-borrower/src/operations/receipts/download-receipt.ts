import { receiptFileName } from "@tieout/core/receipt";
import { shownLogo } from "@tieout/server/brand-assets";
import { findTenant, findTenantBrand } from "@tieout/server/database";
import { downloadHeaders } from "@tieout/server/documents";
import { notFound } from "@tieout/server/http";
import { writeReceipt } from "@tieout/server/receipts";
import type { Handler } from "../../operation.ts";
import { mayUseReceipt, ownReceipt, usedTooOften } from "./guard.ts";

/** The receipt as it is now, in the page's language and by its reader's clock. */
export const downloadReceipt: Handler<"downloadReceipt"> = async (
  { params, query },
  { tx, now, caller, addressPrefix, language: spoken, storage },
) => {
  if (!(await mayUseReceipt(tx, addressPrefix, now))) return usedTooOften();
  const found = await tx(async (db) => {
    const own = await ownReceipt(db, caller, params, now);
    if (!own) return undefined;
    return { ...own, brand: await findTenantBrand(db), tenant: await findTenant(db) };
  });
  if (!found) return notFound();

  const { receipt, brand, tenant } = found;
  const { language = spoken, timeZone: wanted } = query;
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
