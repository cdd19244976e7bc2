import type { Permission } from "../permission.ts";
import type { Receipt } from "../receipt.ts";

/** What the borrower of `aReceipt` agreed to, over since its records arrived. */
export const permission: Permission = {
  id: "p1",
  business: "Tidewater Marine Supply, Inc.",
  datasourceNameId: "quickbooksonline",
  company: "Tidewater Marine",
  groups: ["financial-statements", "accounts-receivable"],
  anonymized: true,
  hasEntries: true,
  from: "2022-01-01",
  upTo: "2025-09-30",
  agreedTime: "2025-10-14T13:40:00Z",
  state: "used",
  endTime: "2025-10-14T13:42:00Z",
  mayEnd: false,
};

/** A receipt of books and a document that Copperfield has, by that permission. */
export function aReceipt(over: Partial<Receipt> = {}): Receipt {
  return {
    reference: "41873-7A1E",
    sharedTime: "2025-10-14T13:42:00Z",
    lender: "Copperfield",
    askedBy: "Dana Whitfield",
    contact: "dana@copperfield.test",
    business: "Tidewater Marine Supply, Inc.",
    connectedBy: "rosa@tidewater.com",
    books: {
      datasourceNameId: "quickbooksonline",
      company: "Tidewater Marine",
      from: "2022-01-01",
      upTo: "2025-09-30",
      anonymized: true,
      read: [
        { what: "journal-lines", count: 41_206 },
        { what: "receivables", count: 1 },
      ],
      access: { state: "connected" },
    },
    documents: [{ name: "Lease.pdf", bytes: 412_000 }],
    permission,
    otherPermissions: [],
    kept: { state: "kept", at: "2026-10-14T13:00:00Z" },
    timeZone: "UTC",
    may: { endAccess: true, withdraw: true },
    ...over,
  };
}
