import { formatDay, parseDay } from "@tieout/core/calendar/day";
import { languages } from "@tieout/core/language";
import type { Check } from "../../api/submission.ts";

/** One question put to the books, asked of each period, with all its answers. */
export interface CheckGroup {
  /** What is so, or isn't: the words of the answer that decides. */
  readonly title: string;
  readonly basis: Check["basis"];
  readonly checks: readonly Check[];
  readonly outcome: Check["outcome"];
}

/**
 * The same question over several periods is one line. It passes when every answer does, and can't be
 * checked when none could be; a single difference is a difference.
 */
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
    return { title: titleOf(deciding), basis: deciding.basis, checks: group, outcome };
  });
}

/** What is asked, whenever it's asked of, and of our own aging or of the package's. */
function questionOf({ id }: Check): string {
  return id
    .replace(/^vendor-(?=aging:)/, "")
    .replace(/(?<!:\d{4}-\d{2}-\d{2})(:\d{4}-\d{2}-\d{2})+$/, "");
}

/** The answer's words without the day, which stands where the periods are. */
function titleOf({ title, toDate }: Check): string {
  const day = toDate && parseDay(toDate);
  const endings = day ? languages.map((language) => `, ${formatDay(day, language)}`) : [];
  const ending = endings.find((candidate) => title.endsWith(candidate)) ?? "";
  return title.slice(0, title.length - ending.length);
}

/** What a person has to look at, worst first, in the server's order within a severity. */
export function findingsOf(checks: readonly Check[]): Check[] {
  return checks
    .filter(({ outcome }) => outcome === "Fail")
    .toSorted((one, other) => weight[other.severity] - weight[one.severity]);
}

const weight = { high: 3, medium: 2, low: 1 };

function outcomeOf(checks: readonly Check[]): Check["outcome"] {
  const outcomes = new Set(checks.map(({ outcome }) => outcome));
  if (outcomes.has("Fail")) return "Fail";
  return outcomes.has("Pass") ? "Pass" : "Inconclusive";
}
