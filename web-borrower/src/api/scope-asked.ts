import type { Day } from "@tieout/core/calendar/day";
import type { ConsentScope } from "@tieout/core/consent/consent";
import { basesOf } from "@tieout/core/submission-request/options";
import type { Asked } from "./request.ts";

/** What agreeing to the request lets the lender read. The server takes the same from what it stored. */
export const scopeAsked = (asked: Asked, throughDay: Day): ConsentScope => ({
  groups: asked.accountingCollectionGroups,
  bases: basesOf(asked.basisOfAccountingPreference),
  anonymize: asked.anonymizeCustomersAndVendors,
  fullFiscalYears: asked.fullFiscalYearsToCollect,
  throughDay,
});
