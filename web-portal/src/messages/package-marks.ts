import type { AccountingPackage } from "./packages.ts";

/**
 * Letters and their ground, in place of a logo that we may not show. Apart from what else is known of
 * packages, which a borrower's first page would load for nothing.
 */
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
