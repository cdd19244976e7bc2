import type { Catalogue } from "./catalogue.ts";

/** What can fail on a borrower's way (S-T19); what is said of each. */
export const flowErrors = {
  failedToCreateWorkspace: "portal.failed",
  failedToSubmit: "failure.other",
  failedToLink: "failure.linking",
  failedToStartImport: "failure.start",
} as const satisfies Record<string, keyof Catalogue>;

export type FlowError = keyof typeof flowErrors;
