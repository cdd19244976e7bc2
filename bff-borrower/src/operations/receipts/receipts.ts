import { localeIn } from "@tieout/core/language";
import { receiptFileName } from "@tieout/core/receipt/present-receipt";
import type { Call } from "@tieout/server/http/operation";
import { notFound } from "@tieout/server/http/problem";
import { shownLogo } from "@tieout/services/brand-assets/brand-assets";
import { downloadHeaders } from "@tieout/services/documents/download";
import { endPermission as endOne } from "@tieout/services/receipts/permissions";
import {
  endAccess as end,
  withdrawRecords as withdraw,
} from "@tieout/services/receipts/withdraw-records";
import { writeReceipt } from "@tieout/services/receipts/write-receipt";
import { regionIn } from "@tieout/services/submissions/submission";
import { findTenantBrand } from "@tieout/services/tenants/settings";
import type { Borrower, Handler, Services } from "../operation.ts";
import {
  authorizeReceipt,
  authorizeReckoned,
  limitReceipts,
  type ReceiptAddress,
} from "./guard.ts";
import { presentReceipt } from "./presenter.ts";

export const getReceipt: Handler<"getReceipt"> = ({ params }, { tx, today, now, caller }) =>
  tx(async (db) => {
    const found = await authorizeReckoned(db, caller, params, now);
    return { status: 200, body: await presentReceipt(db, caller, found, { today, now }) };
  });

/** The current receipt, in the page's language and region, with times of the reader's zone. */
export const downloadReceipt: Handler<"downloadReceipt"> = async (
  { params, query },
  { tx, now, caller, addressPrefix, language: accepted, storage },
) => {
  await limitReceipts({ tx, now, addressPrefix });
  const { receipt, submission, brand } = await tx(async (db) => {
    const own = await authorizeReckoned(db, caller, params, now);
    return { ...own, brand: await findTenantBrand(db) };
  });

  const { language = accepted, timeZone: wanted } = query;
  const region = query.region ?? regionIn(submission, language);
  const timeZone = isZone(wanted) ? wanted : receipt.timeZone;
  const { primaryColor, secondaryColor } = brand;
  const logo = await shownLogo(brand, storage);
  const look = { locale: localeIn(language, region), timeZone, primaryColor, secondaryColor, logo };
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

/** Ends the lender's access. Imported data stay. */
export const endAccess: Handler<"endAccess"> = ({ params }, call) =>
  changeReceipt(end, params, call);

export const withdrawRecords: Handler<"withdrawRecords"> = ({ params }, call) =>
  changeReceipt(withdraw, params, call);

/** One of the permissions on the receipt, for another business of the same person too. */
export const endPermission: Handler<"endPermission"> = async ({ params }, call) => {
  const { permissionId: id, ...address } = params;
  const { permission, otherPermissions } = await call.tx(
    async (db) => (await authorizeReckoned(db, call.caller, address, call.now)).receipt,
  );
  const shown = [...(permission ? [permission] : []), ...otherPermissions];
  if (!shown.some((one) => one.id === id)) return notFound();
  return changeReceipt(
    (services, tx, change) => endOne(services, tx, { ...change, consentId: id }),
    address,
    call,
  );
};

async function changeReceipt(
  change: typeof end,
  address: ReceiptAddress,
  { tx, today, now, requestId, caller, addressPrefix, ...services }: Call<Borrower, Services>,
) {
  await limitReceipts({ tx, now, addressPrefix });
  await tx((db) => authorizeReceipt(db, caller, address));

  const actor = { kind: "borrower", id: caller.session.id } as const;
  await change(services, tx, { ...address, actor, requestId, now });
  return tx(async (db) => {
    const found = await authorizeReckoned(db, caller, address, now);
    const body = await presentReceipt(db, caller, found, { today, now });
    return { status: 200, body } as const;
  });
}
