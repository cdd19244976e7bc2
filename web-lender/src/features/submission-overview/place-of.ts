import type { Check } from "../../api/checks.ts";
import type { OverviewLinks } from "./overview-links.ts";

/** Where a finding is to be seen, and what the way there is called. */
export interface Place {
  readonly href: string;
  readonly words:
    | "quality.showAccount"
    | "quality.showBalanceSheet"
    | "quality.showIncomeStatement";
}

/** The nearest place to a finding that a reader can open; nothing where there is none. */
export function placeOf(
  { accountId, toDate, category, id }: Check,
  links: OverviewLinks,
): Place | undefined {
  if (links.statements === undefined) return undefined;
  if (accountId !== undefined) {
    return { href: links.account(accountId, toDate), words: "quality.showAccount" };
  }
  if (category !== "statement" && category !== "vendor" && category !== "aging") return undefined;
  // Checks of earnings are named after the income statement or after net income.
  return /income|profit/.test(id)
    ? { href: links.statement("IncomeStatement"), words: "quality.showIncomeStatement" }
    : { href: links.statement("BalanceSheet"), words: "quality.showBalanceSheet" };
}
