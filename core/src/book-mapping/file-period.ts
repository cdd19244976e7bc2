import {
  comparePeriods,
  type DaySpan,
  type PeriodCompared,
} from "../submission-request/period-asked.ts";
import type { FileFindings } from "./file-findings.ts";

/**
 * What a sender is asked about before a file goes: its months where they aren't those asked for. A business whose books began in
 * the file lacks nothing before.
 */
export function periodQuestion(
  asked: DaySpan | undefined,
  findings: Pick<FileFindings, "from" | "upTo" | "openings"> | undefined,
): PeriodCompared | undefined {
  if (!asked || !findings?.from || !findings.upTo) return undefined;
  const { from, upTo, openings } = findings;
  const compared = comparePeriods(asked, { from, upTo });
  const differences = compared.differences.filter(
    ({ code }) => code !== "starts-later" || openings?.from !== "began",
  );
  return differences.length > 0 ? { ...compared, differences } : undefined;
}
