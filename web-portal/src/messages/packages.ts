import type { components } from "@tieout/openapi/borrower";

export type AccountingPackage = components["schemas"]["AccountingPackage"];

/** The same in every language. */
export const packageNames: Readonly<Record<Exclude<AccountingPackage, "fileupload">, string>> = {
  quickbooksonline: "QuickBooks Online",
  quickbooksdesktop: "QuickBooks Desktop",
  sageintacct: "Sage Intacct",
  xero: "Xero",
  netsuite: "NetSuite",
  myobbusiness: "MYOB Business",
  businesscentral: "Business Central",
  example: "DEX",
  freeagent: "FreeAgent",
};
