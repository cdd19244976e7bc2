import { drillDown } from "@tieout/core/statement/drill-down";
import type { ViewedStatement } from "@tieout/core/statement/financial-statement";
import { formulaTerms } from "@tieout/core/statement/formula-terms";

/** A cell opened to its accounts and months; every sum says whether it holds. */
export interface LineDetail {
  readonly lineItemId: string;
  readonly captionText: string;
  readonly hierarchicalLocation: string;
  readonly currency: string;
  readonly column: {
    readonly reportingPeriodId: string;
    readonly label: string;
    readonly reportingStartDate: string;
    readonly reportingEndDate: string;
  };
  /** What a total or result is made of; empty for accounts. */
  readonly formula: readonly FormulaPart[];
  /** Minor units, debit positive, as all amounts here. */
  readonly amount: number;
  readonly checked: boolean;
  /** The largest, in the statement's order. */
  readonly accounts: readonly AccountDetail[];
  readonly others?: { readonly count: number; readonly amount: number };
}

export interface FormulaPart {
  readonly lineItemId: string;
  readonly caption: string;
  readonly sign: "+" | "−";
}

export interface AccountDetail {
  readonly accountId: string;
  readonly accountNo?: string;
  readonly caption: string;
  readonly hierarchicalName?: string;
  readonly amount: number;
  /** On balance sheets. */
  readonly opening?: number;
  readonly checked: boolean;
  readonly months: readonly AccountMonth[];
}

export interface AccountMonth {
  readonly start: string;
  readonly end: string;
  readonly debit: number;
  readonly credit: number;
  readonly closing: number;
  readonly earningsRolled?: number;
}

/** Undefined for headers, and where the statement has no such cell. */
export function lineDetailOf(
  { statement, ledger }: ViewedStatement,
  lineItemId: string,
  reportingPeriodId: string,
): LineDetail | undefined {
  const opened = drillDown(statement, ledger, lineItemId, reportingPeriodId);
  if (!opened) return undefined;
  const { line, column, amount, path, accounts, others, checked } = opened;
  return {
    lineItemId,
    captionText: line.captionText,
    hierarchicalLocation: path.join(" › "),
    currency: ledger.currency,
    column: {
      reportingPeriodId,
      label: column.label,
      reportingStartDate: column.start,
      reportingEndDate: column.end,
    },
    formula: formulaTerms(statement)(line).map(({ line: part, sign }) => ({
      lineItemId: part.id,
      caption: part.captionText,
      sign,
    })),
    amount,
    checked,
    accounts: accounts.map(({ account, captionText: caption, ...share }) => ({
      ...share,
      caption,
      ...(account?.number && { accountNo: account.number }),
      ...(account && { hierarchicalName: account.fullName }),
    })),
    ...(others && { others }),
  };
}
