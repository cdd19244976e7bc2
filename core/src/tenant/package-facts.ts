/** What is known of an accounting system that books come from. */
export interface PackageFacts {
  /** What it calls itself, in every language. */
  readonly name: string;
  /** Whose page people sign in on, where that isn't called like the package. */
  readonly vendor?: string;
  /** Whether whoever signs in must be an administrator of the books. */
  readonly needsAdministrator?: boolean;
  /** By how much its own reports may be off, in minor units, and why (D-44); a cent where it isn't said. */
  readonly tolerance?: { readonly minor: number; readonly reason: string };
  /**
   * Where it asks whether we may also change its books, though we only read: on the vendor's page, or in the program. Absent if
   * its permissions can be narrowed to reading.
   */
  readonly asksForChanges?: "page" | "program";
  readonly beta?: boolean;
  /** False for one that is shown, and can't be chosen yet. */
  readonly selectable?: boolean;
  /** Whether a connection that was lost can be made anew without starting over (001, §9). */
  readonly supportsRelink?: boolean;
  /** False for one that calls us from the borrower's own computer, which a lender has no part in (ADR 19). */
  readonly supportsDirect?: boolean;
}

const exact = { minor: 0, reason: "Both sides are exact." } as const;

/**
 * Every package by its datasourceNameId, in lower case and in the order in which it is offered, and
 * files at the end. Sage One is none of them.
 */
export const packageFacts = {
  quickbooksonline: {
    name: "QuickBooks Online",
    vendor: "Intuit",
    needsAdministrator: true,
    asksForChanges: "page",
  },
  quickbooksdesktop: {
    name: "QuickBooks Desktop",
    vendor: "Intuit",
    needsAdministrator: true,
    asksForChanges: "program",
    supportsRelink: false,
    supportsDirect: false,
  },
  sageintacct: {
    name: "Sage Intacct",
    vendor: "Sage",
    needsAdministrator: true,
    asksForChanges: "page",
  },
  xero: { name: "Xero" },
  netsuite: {
    name: "NetSuite",
    vendor: "Oracle",
    needsAdministrator: true,
    asksForChanges: "page",
  },
  myobbusiness: { name: "MYOB Business", vendor: "MYOB", asksForChanges: "page", beta: true },
  businesscentral: {
    name: "Business Central",
    vendor: "Microsoft",
    needsAdministrator: true,
    asksForChanges: "page",
    beta: true,
  },
  example: { name: "DEX", tolerance: exact },
  freeagent: {
    name: "FreeAgent",
    asksForChanges: "page",
    tolerance: { minor: 100, reason: "FreeAgent writes its balance sheet in whole units." },
  },
  reckon: { name: "Reckon", selectable: false, supportsRelink: false },
  fileupload: { name: "File upload", tolerance: exact },
} as const satisfies Readonly<Record<string, PackageFacts>>;
