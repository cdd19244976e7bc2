import { periodQuestion } from "@tieout/core/book-mapping/file-period";
import type { Day } from "@tieout/core/calendar/day";
import type { PeriodAnswer } from "@tieout/core/check/period-check";
import {
  type DaySpan,
  type PeriodCompared,
  periodAsked,
} from "@tieout/core/submission-request/period-asked";
import { textFault } from "@tieout/core/text";
import type { Tx } from "@tieout/server/database/with-tenant";
import { invalid, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { importRequestOf } from "../imports/start-import.ts";
import type { FileImport } from "./file-import.ts";

/** What a file is collected for: a collection that has begun, or the request that one will answer. */
export type CollectedFor = Parameters<typeof importRequestOf>[1];

interface FilePeriod {
  readonly asked: DaySpan;
  /** Set where the file's months aren't those, so that its sender is asked. */
  readonly question?: PeriodCompared;
}

/** What is asked for, beside a file that isn't sent yet; undefined where no period is. */
export async function findFilePeriod(
  db: Tx,
  { state, report }: FileImport,
  collectedFor: CollectedFor | undefined,
  today: Day,
): Promise<FilePeriod | undefined> {
  const findings = report?.findings;
  if (state !== "read" || !findings || !collectedFor) return undefined;
  const request = await importRequestOf(db, collectedFor);
  const { mode } = collectedFor;
  const { fiscalYearEnd } = findings;
  const asked = request && periodAsked(request, { mode, today, fiscalYearEnd });
  if (!asked) return undefined;
  const question = periodQuestion(asked, findings);
  return { asked, ...(question && { question }) };
}

/** What a sender says to months that aren't those asked for. */
export interface PeriodSaid {
  readonly acceptPeriod?: boolean | undefined;
  /** The period asked for that they say it of, where their page names it. */
  readonly periodSeen?: { readonly from: string; readonly upTo: string } | undefined;
  readonly periodReason?: string | undefined;
}

/**
 * The answer to keep; undefined where nothing was asked. Refuses a question without an answer, an answer to another question,
 * and a reason that can't be shown.
 */
export function periodAnswer(
  question: PeriodCompared | undefined,
  { acceptPeriod, periodSeen, periodReason = "" }: PeriodSaid,
): PeriodAnswer | undefined {
  const reason = periodReason.trim().replaceAll(/\s/g, " ");
  if (textFault(reason, { required: false, maximumLength: longestReason })) {
    const [pointer, description] = ["/body/periodReason", "value-unsafe"] as const;
    throw new Refusal(invalid([{ pointer, code: "unsafe", description }]));
  }
  if (!question) return undefined;
  if (!acceptPeriod) throw new Refusal(periodToAccept("file-period-to-accept"));
  const { from, upTo } = question.asked;
  if (periodSeen && (periodSeen.from !== from || periodSeen.upTo !== upTo)) {
    throw new Refusal(periodToAccept("file-period-changed"));
  }
  return reason === "" ? {} : { reason };
}

const longestReason = 300;

function periodToAccept(detail: "file-period-to-accept" | "file-period-changed") {
  const texts = { title: "file-period-differs", detail } as const;
  const { status, body } = problem(409, "period-not-accepted", texts);
  const error = { code: "required", description: detail } as const;
  return { status, body: { ...body, errors: [{ pointer: "/body/acceptPeriod", ...error }] } };
}
