import type { components } from "@tieout/openapi/lender";

export type AccountingPackage = components["schemas"]["AccountingPackage"];

/** What an accounting package calls itself, the same in every language. */
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

/** Letters and their ground, in place of a logo that we may not show. */
export const packageMarks: Record<AccountingPackage, { letters: string; color: string }> = {
  quickbooksonline: { letters: "QB", color: "#1d7a35" },
  quickbooksdesktop: { letters: "QD", color: "#0f5c2b" },
  sageintacct: { letters: "Si", color: "#145a43" },
  xero: { letters: "X", color: "#0b6f96" },
  netsuite: { letters: "NS", color: "#37474f" },
  myobbusiness: { letters: "my", color: "#6a2bb0" },
  businesscentral: { letters: "BC", color: "#0a6c74" },
  example: { letters: "DX", color: "#444444" },
  freeagent: { letters: "FA", color: "#1f5fae" },
  fileupload: { letters: "↑", color: "#5f6368" },
};
