import { typeQuestions } from "../account-types/type-questions.ts";
import type { FileAccountTypes } from "../account-types/typed-account.ts";
import type { Day } from "../calendar/day.ts";
import type { FileFindings } from "./file-findings.ts";
import type { FileOpenings } from "./file-openings.ts";
import type { ColumnUse, Mapping, MappingFault, SignMeaning } from "./mapping.ts";
import type { SupportingReport } from "./supporting-file.ts";
import type { TableView } from "./table-view.ts";

/** What a books file turned out to be. A template is our own, filled in. */
export type BooksFileKind =
  | "template"
  | "trial-balance"
  | "general-ledger"
  | "sie"
  | "saf-t"
  | "fec";

export type FileAsk =
  | "decimal"
  | "day-order"
  | "mixed-days"
  | "as-of"
  | "last-day"
  | "currency"
  | "fiscal-year-end";

export interface FileReport {
  readonly kind: BooksFileKind;
  /** How a text's bytes were taken. */
  readonly encoding?: string;
  /** Read by the answers to an earlier file of this shape. */
  readonly remembered: boolean;
  readonly sheets?: readonly FileSheet[];
  readonly table?: FileTable;
  /** Only a person can answer these; the likeliest answer is filled in. */
  readonly asks: readonly FileAsk[];
  /** The day of a trial balance that has one. */
  readonly asOf?: Day;
  /** The days that the books may end on, where only the sender knows. */
  readonly lastDays?: readonly [Day, Day];
  /** The one that the sender said. */
  readonly lastDay?: Day;
  /** Absent until the columns are told. */
  readonly findings?: FileFindings;
  /** Absent where the file says every type. */
  readonly accountTypes?: FileAccountTypes;
  /** Absent where the file has opening balances, or no postings. */
  readonly openings?: FileOpenings;
  /** Of further files of the same books, if there are any. */
  readonly supporting?: readonly SupportingReport[];
}

export interface FileSheet {
  readonly sheet: number;
  readonly name: string;
  readonly kind: "trial-balance" | "general-ledger" | "chart" | "other";
  /** It reads as books as it is. Where several do, only the sender knows which one is meant. */
  readonly canBeBooks?: true;
}

export interface FileTable
  extends TableView,
    Pick<Mapping, "headingRow" | "decimal" | "dayOrder" | "figures"> {
  readonly sheet: number;
  readonly kind: "trial-balance" | "general-ledger";
  /** Of a ledger with one amount a line. */
  readonly signs?: { readonly means: SignMeaning; readonly why: ColumnUse["why"] };
  readonly faults: readonly MappingFault[];
  readonly rowCount: number;
}

/** The books can be collected, once account types that may matter are said. Balances don't show since when their year runs. */
export function isReadyToSend({ findings, asks }: FileReport): boolean {
  const open: readonly FileAsk[] = [
    "decimal",
    "day-order",
    "as-of",
    "last-day",
    ...(findings?.balanceDays ? (["fiscal-year-end"] as const) : []),
  ];
  return findings?.upTo !== undefined && !asks.some((ask) => open.includes(ask));
}

/** Whether account types that may matter are still to be said, or to be left unknown. */
export const asksOfTypes = ({ accountTypes }: FileReport): boolean =>
  accountTypes !== undefined && typeQuestions(accountTypes).runs.length > 0;

/** Whether a second file isn't taken: it's replaced or removed before the books are sent, so that none is kept unread. */
export const hasRefusedFile = ({ supporting = [] }: Pick<FileReport, "supporting">): boolean =>
  supporting.some(({ problem }) => problem !== undefined);
