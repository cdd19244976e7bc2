import type { Day } from "../../calendar/day.ts";
import type { JournalLine, Ledger } from "../../ledger/ledger.ts";
import type { Check } from "../check.ts";
import { lineReview, type ReviewFacts } from "../line-review.ts";

/** The checks of these lines in a package's books, with a second look at those in doubt. */
export function reviewOf(
  { accounts, currency, fiscalYearEnd, from }: Ledger,
  lines: readonly JournalLine[],
  more: Partial<ReviewFacts> = {},
): Check[] {
  const facts: ReviewFacts = {
    source: "package",
    accounts,
    currency,
    fiscalYearEnd,
    from,
    upTo: "2026-03-15" as Day,
    ...more,
  };
  const all = lineReview(facts);
  for (const line of lines) all.add(line);
  for (const place of all.doubts()) {
    const line = lines[place];
    if (line) all.addAgain(line);
  }
  return all.checks();
}
