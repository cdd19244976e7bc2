import {
  addDays,
  cutsBetween,
  type Day,
  type FiscalYearEnd,
  fiscalYearOf,
  periodColumns,
  reportingPeriods,
} from "@tieout/core/calendar";
import type { OpenDocument } from "@tieout/core/ledger";
import type { ImportPlan } from "@tieout/core/submission-request";
import type { BooksReader, DayRange, Page } from "@tieout/server/connectors";
import type { Question } from "./pull.ts";
import type { AgingTotal, Pulled } from "./spool.ts";

/** What is asked of a package for a plan, once its fiscal year is known. */
export interface Questions {
  readonly accounts: readonly Question<Pulled["accounts"]>[];
  readonly trialBalances: readonly Question<Pulled["trial-balances"]>[];
  readonly journalLines: readonly Question<Pulled["journal-lines"]>[];
  readonly receivables: readonly Question<Pulled["receivables"]>[];
  readonly payables: readonly Question<Pulled["payables"]>[];
  readonly vendorStatements: readonly Question<Pulled["vendor-statements"]>[];
}

export function questionsOf(
  reader: BooksReader,
  plan: ImportPlan,
  fiscalYearEnd: FiscalYearEnd,
): Questions {
  const { from, upTo, bases, groups } = plan;
  const cuts = cutsBetween(from, upTo, fiscalYearEnd);
  const yearEnds = cuts.filter(
    (day) => day === upTo || fiscalYearOf(day, fiscalYearEnd).end === day,
  );
  const columns = reportingPeriods.flatMap((reportingPeriod) =>
    periodColumns({ from, cuts, fiscalYearEnd }, { reportingPeriod }),
  );
  const asksFor = (group: ImportPlan["groups"][number]) =>
    groups.includes(group) || groups.includes("transactions");

  return {
    accounts: [reader.accounts],

    trialBalances: bases.flatMap((basis) =>
      [addDays(from, -1), ...yearEnds].map((asOf) =>
        once(async () => [{ basis, asOf, balances: await reader.trialBalance({ asOf, basis }) }]),
      ),
    ),

    journalLines: bases.map((basis) => async (cursor) => {
      const page = await reader.journalLines({ start: from, end: upTo, basis }, cursor);
      return { ...page, items: page.items.map((line) => ({ ...line, basis })) };
    }),

    receivables: asksFor("accounts-receivable") ? openAt(reader, "receivable", yearEnds) : [],
    payables: asksFor("accounts-payable") ? openAt(reader, "payable", yearEnds) : [],

    vendorStatements: bases.flatMap((basis) => [
      once(async () => {
        const figures = await reader.balanceSheets(distinctEnds(columns), basis);
        return figures.map((figure) => ({ ...figure, basis }));
      }),
      once(async () => {
        const figures = await reader.incomeStatements(distinctRanges(columns), basis);
        return figures.map((figure) => ({ ...figure, basis }));
      }),
    ]),
  };
}

function openAt(
  reader: BooksReader,
  side: OpenDocument["side"],
  days: readonly Day[],
): Question<Pulled["receivables"]>[] {
  return [
    reader.parties,
    ...days.flatMap((asOf): Question<Pulled["receivables"]>[] => [
      (cursor) => reader.openDocuments({ side, asOf }, cursor),
      once(async (): Promise<AgingTotal[]> => [{ aging: await reader.aging({ side, asOf }) }]),
    ]),
  ];
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
