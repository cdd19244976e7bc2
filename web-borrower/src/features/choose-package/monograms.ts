import type { AccountingPackage } from "../../api/tenant-settings.ts";

interface Monogram {
  readonly letters: string;
  readonly color: string;
}

/** Letters that stand in for logos which we have no licence to show. */
export const monograms: Record<AccountingPackage, Monogram> = {
  quickbooksonline: { letters: "QB", color: "#1d7a35" },
  quickbooksdesktop: { letters: "QD", color: "#0f5c2b" },
  xero: { letters: "X", color: "#0b6f96" },
  sageintacct: { letters: "Si", color: "#145a43" },
  netsuite: { letters: "NS", color: "#37474f" },
  freeagent: { letters: "FA", color: "#1f5fae" },
  myobbusiness: { letters: "my", color: "#6a2bb0" },
  businesscentral: { letters: "BC", color: "#0a6c74" },
  example: { letters: "DX", color: "#444444" },
  fileupload: { letters: "Up", color: "#444444" },
};

/** Whose page a borrower signs in on, where that isn't called like the package. */
export const vendors: Partial<Record<AccountingPackage, string>> = {
  quickbooksonline: "Intuit",
  quickbooksdesktop: "Intuit",
  sageintacct: "Sage",
  netsuite: "Oracle",
  myobbusiness: "MYOB",
  businesscentral: "Microsoft",
};
