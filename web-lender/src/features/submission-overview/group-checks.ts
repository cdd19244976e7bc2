import { formatDay, parseDay } from "@tieout/core/calendar/day";
import { byCause, type CausedFinding } from "@tieout/core/check/causes";
import { languages } from "@tieout/core/language";
import type { Check } from "../../api/submission.ts";

export interface CheckGroup {
  readonly title: string;
  readonly basis: Check["basis"];
  readonly checks: readonly Check[];
  readonly outcome: Check["outcome"];
  /** Why none of them could be made, where none could. */
  readonly reason?: string;
}

/** One line for all periods. Any difference fails; it can't be checked only if none could be. */
export function groupChecks(checks: readonly Check[]): CheckGroup[] {
  const groups = new Map<string, Check[]>();
  for (const check of checks) {
    const question = `${check.basis} ${questionOf(check)}`;
    groups.set(question, [...(groups.get(question) ?? []), check]);
  }
  return [...groups.values()].flatMap((group) => {
    const outcome = outcomeOf(group);
    const deciding = group.find((check) => check.outcome === outcome);
    if (!deciding) return [];
    const { basis, outcomeDescription: reason } = deciding;
    const found = { title: titleOf(deciding), basis, checks: group, outcome };
    return outcome === "Inconclusive" ? { ...found, reason } : found;
  });
}

/** Without the period, and separately for our aging and the package's. */
function questionOf({ id }: Check): string {
  return id
    .replace(/^vendor-(?=aging:)/, "")
    .replace(/(?<!:\d{4}-\d{2}-\d{2})(:\d{4}-\d{2}-\d{2})+$/, "");
}

/** Without the day, which is shown with the periods. */
export function titleOf({ title, toDate }: Check): string {
  const day = toDate && parseDay(toDate);
  const endings = day ? languages.map((language) => `, ${formatDay(day, language)}`) : [];
  const ending = endings.find((candidate) => title.endsWith(candidate)) ?? "";
  return title.slice(0, title.length - ending.length);
}

/** Worst first, in the server's order within a severity. What only follows from another finding is inside that one. */
export function findingsOf(checks: readonly Check[]): CausedFinding<Check>[] {
  return byCause(checks).toSorted(
    (one, other) => weight[other.finding.severity] - weight[one.finding.severity],
  );
}

const weight = { high: 3, medium: 2, low: 1 };

function outcomeOf(checks: readonly Check[]): Check["outcome"] {
  const outcomes = new Set(checks.map(({ outcome }) => outcome));
  if (outcomes.has("Fail")) return "Fail";
  return outcomes.has("Pass") ? "Pass" : "Inconclusive";
}
