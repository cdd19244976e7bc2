import type { BooksAsked, BooksReader, DayRange, Page } from "@tieout/connectors/connector";
import { addDays, type Day } from "@tieout/core/calendar/day";
import {
  cutsBetween,
  type FiscalYearEnd,
  fiscalYearOf,
  periodColumns,
  reportingPeriods,
} from "@tieout/core/calendar/fiscal-year";
import type { ImportStep } from "@tieout/core/import/import";
import { recordsRead } from "@tieout/core/import/records-read";
import type { OpenDocument } from "@tieout/core/ledger/ledger";
import type { ImportPlan } from "@tieout/core/submission-request/submission-request";
import type { Question } from "./pull.ts";
import type { AgingTotal, Pulled } from "./spool.ts";

/** A plan's questions, once its fiscal year is known. What isn't read has none. */
export interface Questions {
  readonly accounts: readonly Question<Pulled["accounts"]>[];
  readonly trialBalances: readonly Question<Pulled["trial-balances"]>[];
  readonly journalLines: readonly Question<Pulled["journal-lines"]>[];
  readonly receivables: readonly Question<Pulled["receivables"]>[];
  readonly payables: readonly Question<Pulled["payables"]>[];
  readonly parties: readonly Question<Pulled["parties"]>[];
  readonly vendorStatements: readonly Question<Pulled["vendor-statements"]>[];
}

export function questionsOf(
  reader: BooksReader,
  plan: ImportPlan,
  fiscalYearEnd: FiscalYearEnd,
): Questions {
  const { from, upTo, bases } = plan;
  const { balanceDays, openDays, records } = askedBy(plan, fiscalYearEnd);
  const { sides, parties } = records;
  const ifRead = <Asked>(step: ImportStep, questions: readonly Asked[]) =>
    records.steps.includes(step) ? questions : [];
  const cuts = cutsBetween(from, upTo, fiscalYearEnd);
  const columns = reportingPeriods.flatMap((reportingPeriod) =>
    periodColumns({ from, cuts, fiscalYearEnd }, { reportingPeriod }),
  );
  return {
    accounts: ifRead("accounts", [reader.accounts]),

    trialBalances: ifRead(
      "trial-balances",
      bases.flatMap((basis) =>
        balanceDays.map((asOf) =>
          once(async () => [{ basis, asOf, balances: await reader.trialBalance({ asOf, basis }) }]),
        ),
      ),
    ),

    journalLines: ifRead(
      "journal-lines",
      bases.flatMap((basis) =>
        rangesOf(reader, plan, fiscalYearEnd).map(
          (range): Question<Pulled["journal-lines"]> =>
            async (cursor) => {
              const page = await reader.journalLines({ ...range, basis }, cursor);
              return { ...page, items: page.items.map((line) => ({ ...line, basis })) };
            },
        ),
      ),
    ),

    receivables: sides.includes("receivable") ? openAt(reader, "receivable", openDays) : [],
    payables: sides.includes("payable") ? openAt(reader, "payable", openDays) : [],

    parties: ifRead("parties", [(cursor) => reader.parties({ kinds: parties }, cursor)]),

    vendorStatements: ifRead(
      "vendor-statements",
      bases.flatMap((basis) => [
        once(async () => {
          const figures = await reader.balanceSheets(distinctEnds(columns), basis);
          return figures.map((figure) => ({ ...figure, basis }));
        }),
        once(async () => {
          const figures = await reader.incomeStatements(distinctRanges(columns), basis);
          return figures.map((figure) => ({ ...figure, basis }));
        }),
      ]),
    ),
  };
}

/** What a plan asks, for packages that need it up front. */
export function askedBy(
  { from, upTo, bases, groups }: ImportPlan,
  fiscalYearEnd: FiscalYearEnd,
): BooksAsked {
  const yearEnds = fiscalYearEnds({ from, upTo }, fiscalYearEnd);
  return {
    start: from,
    end: upTo,
    records: recordsRead({ groups }),
    bases,
    balanceDays: [addDays(from, -1), ...yearEnds],
    openDays: yearEnds,
  };
}

/** Fiscal years if the package answers several questions at once; else all days. */
function rangesOf(
  { atOnce = 1 }: BooksReader,
  { from, upTo }: ImportPlan,
  fiscalYearEnd: FiscalYearEnd,
): DayRange[] {
  if (atOnce === 1) return [{ start: from, end: upTo }];
  const ends = fiscalYearEnds({ from, upTo }, fiscalYearEnd);
  return ends.map((end, i) => ({ start: i === 0 ? from : addDays(ends[i - 1] ?? from, 1), end }));
}

/** Fiscal year ends, and the plan's last day. */
function fiscalYearEnds(
  { from, upTo }: Pick<ImportPlan, "from" | "upTo">,
  fiscalYearEnd: FiscalYearEnd,
): Day[] {
  return cutsBetween(from, upTo, fiscalYearEnd).filter(
    (day) => day === upTo || fiscalYearOf(day, fiscalYearEnd).end === day,
  );
}

function openAt(
  reader: BooksReader,
  side: OpenDocument["side"],
  days: readonly Day[],
): Question<Pulled["receivables"]>[] {
  return days.flatMap((asOf): Question<Pulled["receivables"]>[] => [
    (cursor) => reader.openDocuments({ side, asOf }, cursor),
    once(async (): Promise<AgingTotal[]> => [{ aging: await reader.aging({ side, asOf }) }]),
  ]);
}

function once<Item>(ask: () => Promise<readonly Item[]>): Question<Item> {
  return async (): Promise<Page<Item>> => ({ items: await ask() });
}

function distinctEnds(columns: readonly DayRange[]): Day[] {
  return [...new Set(columns.map(({ end }) => end))].toSorted();
}

function distinctRanges(columns: readonly DayRange[]): DayRange[] {
  const ranges = new Map(columns.map(({ start, end }) => [`${start}..${end}`, { start, end }]));
  return [...ranges.values()];
}
