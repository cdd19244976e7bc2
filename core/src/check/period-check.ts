import { startOfMonth } from "../calendar/day.ts";
import type { Ledger } from "../ledger/ledger.ts";
import {
  comparePeriods,
  type PeriodCompared,
  type PeriodDifference,
} from "../submission-request/period-asked.ts";
import { type Check, fail, type Question } from "./check.ts";

interface PeriodEvidence {
  readonly compared: PeriodCompared;
  /** The books begin with nothing: no balance, and no entry before. */
  readonly began: boolean;
  /** Set where somebody was asked before a file was sent. */
  readonly answer?: PeriodAnswer | undefined;
}

/** The sender's, to the question whether a file of another period should be sent. */
export interface PeriodAnswer {
  readonly reason?: string;
}

/**
 * Books of a package, which gives the days that it's asked for: they begin with the first entry where nothing was there before,
 * and end with the month of the last one. None where they have no entries.
 */
export function checkPostedPeriod(
  { from, cuts, months }: Pick<Ledger, "from" | "cuts" | "months">,
  hasOpenings: boolean,
): Check[] {
  const posted = months.filter(({ debit, credit }) => debit !== 0 || credit !== 0);
  const ends = posted.map(({ end }) => end).sort();
  const [first, last] = [ends[0], ends.at(-1)];
  const upTo = cuts.at(-1);
  if (first === undefined || last === undefined || upTo === undefined) return [];
  const began = !hasOpenings && startOfMonth(first) > from;
  const covered = { from: began ? startOfMonth(first) : from, upTo: last };
  return checkPeriod({ compared: comparePeriods({ from, upTo }, covered), began });
}

/** Last months weigh most, because a lender decides by them; months that nobody asked for weigh little. None where months agree. */
export function checkPeriod({ compared, began, answer }: PeriodEvidence): Check[] {
  const { asked, covered, differences } = compared;
  if (differences.length === 0) return [];
  const severity = began ? worst(differences.filter(isNoBeginning)) : worst(differences);
  const question: Question = { id: "period-as-asked", category: "quality", severity };
  const find = (code: PeriodDifference["code"]) => differences.find((one) => one.code === code);
  const [earlierEnd, laterEnd] = [find("ends-earlier"), find("ends-later")];
  const [laterStart, earlierStart] = [find("starts-later"), find("starts-earlier")];
  return [
    fail(question, {
      code: "period-differs",
      values: {
        from: { day: asked.from },
        to: { day: asked.upTo },
        first: { day: covered.from },
        last: { day: covered.upTo },
        ends: earlierEnd ? "earlier" : laterEnd ? "later" : "as-asked",
        endMonths: (earlierEnd ?? laterEnd)?.months ?? 0,
        starts: laterStart ? (began ? "began" : "later") : earlierStart ? "earlier" : "as-asked",
        startMonths: (laterStart ?? earlierStart)?.months ?? 0,
        sender: !answer ? "none" : answer.reason === undefined ? "saw" : "says",
        reason: answer?.reason ?? "",
      },
    }),
  ];
}

const isNoBeginning = ({ code }: PeriodDifference): boolean => code !== "starts-later";

function worst(differences: readonly PeriodDifference[]): Check["severity"] {
  const found = new Set(differences.map(severityOf));
  return (["high", "medium"] as const).find((severity) => found.has(severity)) ?? "low";
}

/** From which a quarter is missing. */
const quarter = 3;

function severityOf({ code, months }: PeriodDifference): Check["severity"] {
  if (code === "ends-earlier" && months >= quarter) return "high";
  const isMissing = code === "ends-earlier" || code === "starts-later";
  return isMissing && months > 0 ? "medium" : "low";
}
