import type { AccountingPackage } from "../../api/tenant-settings.ts";

/** Whose page a borrower signs in on, where that isn't called like the package. */
export const vendors: Partial<Record<AccountingPackage, string>> = {
  quickbooksonline: "Intuit",
  quickbooksdesktop: "Intuit",
  sageintacct: "Sage",
  netsuite: "Oracle",
  myobbusiness: "MYOB",
  businesscentral: "Microsoft",
};
