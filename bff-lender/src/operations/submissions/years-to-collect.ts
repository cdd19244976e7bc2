import { type CollectionGroup, yearsToCollect } from "@tieout/core/submission-request";
import type { FieldError } from "@tieout/server/http";
import type { Wire } from "../wire.ts";

/**
 * Years said for single reports, where they aren't the request's own: all go back equally far (ADR 17). Of a
 * report that isn't asked for, none may be said as well.
 */
export function yearsFaults(request: Wire["NewSubmissionRequest"]): FieldError[] {
  const years = yearsToCollect(request.fullFiscalYearsToCollect);
  return groups
    .map((group) => ({ group, field: fieldOf[group], said: request[fieldOf[group]] }))
    .filter(({ group, said }) => {
      const isAsked = request.accountingCollectionGroups.includes(group);
      return said !== undefined && said !== years && (isAsked || said !== 0);
    })
    .map(({ field }) => ({
      pointer: `/body/${field}`,
      code: "differ",
      description: "All reports of a collection go back equally far.",
    }));
}

const fieldOf = {
  "financial-statements": "financialStatementsYearsToCollect",
  "accounts-receivable": "receivablesYearsToCollect",
  "accounts-payable": "payablesYearsToCollect",
  transactions: "transactionsYearsToCollect",
} as const satisfies Record<CollectionGroup, keyof Wire["NewSubmissionRequest"]>;

// The keys are the groups.
const groups = Object.keys(fieldOf) as CollectionGroup[];
