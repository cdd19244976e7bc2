import type { Page } from "@playwright/test";
import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, refused, unanswered } from "@tieout/ui-kit/testing";
import { aConnection, aConsent, anAsk } from "../../src/testing/a-workspace.ts";
import { press } from "./press.ts";
import { by, made, toConnect } from "./wizard-answers.ts";

export const narrow = {
  groups: ["accounts-payable" as const],
  bases: ["cash" as const],
  fullFiscalYears: 0,
  anonymizeCustomersAndVendors: true,
};
const narrowConnection = {
  "GET /workspaces/{workspaceId}/connections": [
    aConnection({
      consents: [aConsent({ ...narrow, asked: anAsk({ state: "kept" }) })],
    }),
  ],
};
const askForMore =
  "POST /workspaces/{workspaceId}/connections/{connectionId}/permissionasks" as const;
const asking = {
  ...{ source: "features/request-collection/ask-borrower.tsx", by, closedBy: "Close" },
};
const toAsk = async (page: Page) => {
  await toConnect(page);
  await press("Ask for this")(page);
};

/** In the wizard, over a connection whose permission is too narrow. */
export const askingStates: NonNullable<PagesOf<paths>[string]["states"]> = {
  "asking the borrower for more": {
    answers: narrowConnection,
    opens: { ...asking, inside: toAsk },
    seen: /^Copperfield asks for more/,
  },
  "a mail to the borrower on its way": {
    answers: { ...narrowConnection, ...made, [askForMore]: unanswered },
    opens: {
      ...{ source: asking.source, by, stays: true },
      inside: async (page) => {
        await toAsk(page);
        await press("Send email")(page);
      },
    },
    seen: "Sending email",
  },
  "a borrower who can't be asked": {
    answers: { ...narrowConnection, ...made, [askForMore]: refused(409) },
    opens: {
      ...asking,
      inside: async (page) => {
        await toAsk(page);
        await press("Send email")(page);
      },
    },
    seen: "The borrower could not be asked",
  },
  "a borrower who was asked": {
    answers: {
      ...narrowConnection,
      ...made,
      [askForMore]: { groups: ["accounts-receivable"], bases: [], names: true },
    },
    opens: {
      ...{ source: asking.source, by, closedBy: "Done" },
      inside: async (page) => {
        await toAsk(page);
        await press("Send email")(page);
      },
    },
    seen: "Email sent to the borrower who allowed updates",
  },
};
