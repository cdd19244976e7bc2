import { columnOf, type Mapping } from "@tieout/core/book-mapping/mapping";
import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import {
  carriesForward,
  type DatevAccount,
  datevAccount,
  datevColumn,
  postingKey,
} from "./datev-batch.ts";

interface DatevTaxes {
  readonly take: (row: SheetRow) => void;
  /** Whether DATEV splits VAT off some amounts by itself, so that the file doesn't have what is booked. */
  readonly areAdded: () => boolean;
}

/**
 * Looks for amounts that include VAT. A posting key names a tax, and the charts' automatic accounts have one without any key.
 * Practices may make other accounts of sales and purchases automatic, which no file says, so all of these count.
 */
export function datevTaxes({ headings, headingRow, batch, ...mapping }: Mapping): DatevTaxes {
  const key = datevColumn(headings, /^BU-Schl/i);
  const discount = datevColumn(headings, /^Skonto/i);
  const [account, contra] = [
    columnOf({ headings, headingRow, ...mapping }, "accountNumber"),
    columnOf({ headings, headingRow, ...mapping }, "contraAccount"),
  ];
  let isKeyed = false;
  let isSkr03 = batch?.plan === "skr03";
  const automatic = { skr03: false, skr04: false };

  return {
    take: (row) => {
      if (!batch || row.number <= headingRow) return;
      const accounts = [account, contra]
        .map((column) => datevAccount(textOf(row.cells[column ?? -1]).trim(), batch))
        .filter((found) => found !== undefined);
      // Only SKR 03 has accounts there, and its sales are among them.
      isSkr03 ||=
        batch.plan === undefined && accounts.flatMap(numberOf).some((one) => /^8/.test(one));
      if (accounts.some(carriesForward)) return;
      const said = postingKey(row, key);
      if (/[1-9]/.test(textOf(row.cells[discount]))) isKeyed = true;
      if (said === withoutAutomatic) return;
      if (said !== "" && said !== reversed) isKeyed = true;
      for (const number of accounts.flatMap(numberOf)) {
        automatic.skr03 ||= isIn(number, automaticAccounts.skr03);
        automatic.skr04 ||= isIn(number, automaticAccounts.skr04);
      }
    },
    areAdded: () => isKeyed || automatic[isSkr03 ? "skr03" : "skr04"],
  };
}

/** The key that switches an account's tax off, and the one that only turns the sign around. */
const withoutAutomatic = "40";
export const reversed = "20";

const numberOf = (account: DatevAccount) =>
  account.kind === "ledger" ? [account.number.slice(0, 4)] : [];

type Ranges = readonly (readonly [first: string, last: string])[];

/** Prepayments, bad debts, purchases, sales and disposals, where the charts have their automatic accounts. */
const automaticAccounts: Readonly<Record<"skr03" | "skr04", Ranges>> = {
  skr03: [
    ["1510", "1519"],
    ["1710", "1719"],
    ["2400", "2409"],
    ["3000", "3969"],
    ["8000", "8999"],
  ],
  skr04: [
    ["1180", "1189"],
    ["3260", "3289"],
    ["4000", "4799"],
    ["4840", "4869"],
    ["4940", "4949"],
    ["5000", "5879"],
    ["6280", "6289"],
    ["6880", "6899"],
  ],
};

const isIn = (number: string, ranges: Ranges): boolean =>
  ranges.some(([first, last]) => number >= first && number <= last);
