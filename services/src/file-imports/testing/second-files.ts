import { readFileSync } from "node:fs";
import { sniff } from "@tieout/connectors/book-decoding/sniff";
import { booksKindOf, type FileToRead } from "@tieout/connectors/reader-processes/messages";
import { readFile } from "@tieout/connectors/reader-processes/read-file";
import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import type { FileReport } from "@tieout/core/book-mapping/file-report";
import type { SupportingProblem, SupportingRole } from "@tieout/core/book-mapping/supporting-file";
import type { Day } from "@tieout/core/calendar/day";
import { formatMessage } from "@tieout/server/messages/messages";
import { formatDay } from "../../../../sandbox/src/dex/books/calendar.ts";
import {
  type Layout,
  layoutFile,
  type Report,
} from "../../../../sandbox/src/dex/exports/layouts/layout.ts";
import { layouts } from "../../../../sandbox/src/dex/exports/layouts/registry.ts";

/** A file as a second one beside a package's own books. */
export interface SecondFile {
  readonly layout: Layout;
  readonly books: Layout;
  readonly role: SupportingRole;
}

const booksReports: readonly Report[] = [
  "trial-balance",
  "general-ledger",
  "transaction-detail",
  "journal",
];

/** Every report of a package that may stand beside its books; one format of a report and one set of books are enough. */
export const secondFiles: readonly SecondFile[] = [...new Set(layouts.map((one) => one.package))]
  .flatMap((name) => {
    const own = layouts.filter((one) => one.package === name);
    const withOpenings = first(own, isBooks);
    const withoutOpenings = own.find((one) => isBooks(one) && one.says === "no openings");
    const statements = reportsIn(own, ["profit-and-loss", "balance-sheet"]);
    const lists = reportsIn(own, ["chart-of-accounts"]);
    const balances = reportsIn(own, ["trial-balance", "balance-sheet"]);
    return [
      ...statements.map((layout) => ({ layout, books: withOpenings, role: "statements" as const })),
      ...lists.map((layout) => ({ layout, books: nameless(own), role: "labels" as const })),
      ...balances.map((layout) => ({ layout, books: withoutOpenings, role: "openings" as const })),
    ];
  })
  .flatMap(({ books, ...file }) => (books ? [{ ...file, books }] : []));

function isBooks({ report }: Layout): boolean {
  return booksReports.includes(report);
}

function first(own: readonly Layout[], isOne: (layout: Layout) => boolean): Layout | undefined {
  return own.find((one) => isOne(one) && one.says !== "no openings");
}

/** Entries name no accounts, so a list of accounts does. */
function nameless(own: readonly Layout[]): Layout | undefined {
  return own.find(({ report }) => report === "journal");
}

function reportsIn(own: readonly Layout[], reports: readonly Report[]): readonly Layout[] {
  return reports.flatMap((report) => own.find((one) => one.report === report) ?? []);
}

/** What it does beside the books, in English, as its sender sees it. */
export async function saysSecond(file: SecondFile): Promise<string> {
  const said = await readBeside(file, {});
  const problem = said.supporting?.[0]?.problem;
  if (problem?.code !== "undated") return inWords(file.role, said);
  return `Asks for its day; ${inWords(file.role, await readBeside(file, { openingsAsOf: problem.on }))}`;
}

async function readBeside(
  { layout, books, role }: SecondFile,
  choices: FileChoices,
): Promise<FileReport> {
  const { company } = layout;
  const eve = company.from - 1;
  const [, month, day] = formatDay(eve).split("-").map(Number);
  const opening = { ...company, entries: [], to: eve };
  const tables = role === "openings" ? layout.write(opening) : undefined;
  const second = await decodable(layoutFile(layout, tables));
  const { report } = await readFile({
    ...(await decodable(layoutFile(books))),
    choices: { ...choices, ...(month && day && { fiscalYearEnd: { month, day } }) },
    ...{ kept: [], materialityBasisPoints: 100, today: "2026-07-01" as Day },
    supporting: [{ id: "second", role, ...second }],
  });
  return report;
}

async function decodable({
  name,
  bytes,
}: ReturnType<typeof layoutFile>): Promise<Pick<FileToRead, "bytes" | "kind" | "fileName">> {
  const sniffed = await sniff(bytes);
  const kind = sniffed.result === "known" ? booksKindOf(sniffed.kind) : undefined;
  if (!kind) throw new Error(`${name} is no file of books`);
  return { fileName: name, bytes, kind };
}

function inWords(role: SupportingRole, { supporting, findings }: FileReport): string {
  const [{ problem, found } = {}] = supporting ?? [];
  if (problem) return `Refused: “${refusal(role, problem)}”`;
  if (!found) throw new Error("A second file is taken or refused");
  if (role === "labels") return `Names ${found.matched} accounts`;
  if (role === "openings") {
    const added = found.added ? `, ${found.added.count} of them added` : "";
    const accounts = found.matched + (found.added?.count ?? 0);
    return `Gives the opening balances of ${accounts} accounts${added}`;
  }
  const [statement] = findings?.statements ?? [];
  const { compared = 0, differing } = statement?.figures ?? {};
  const figures = statement?.isRounded
    ? "its whole amounts aren’t compared"
    : `${compared - (differing?.count ?? 0)} of ${compared} figures agree`;
  return `Says ${found.matched} types; ${figures}`;
}

const texts = JSON.parse(
  readFileSync(new URL("../../../../web-portal/src/messages/en.json", import.meta.url), "utf8"),
) as Readonly<Record<string, string>>;

/** As the page says it, with dots for days, amounts and names. */
function refusal(role: SupportingRole, { code }: SupportingProblem): string {
  const text = texts[`file.second.${role}.${code}`] ?? texts[`file.second.${code}`];
  if (text === undefined) throw new Error(`The page has no words for ${code}`);
  const dots = { day: "…", days: "…", amount: "…", lines: "…", others: 0, count: 2 };
  return formatMessage(text, dots, "en");
}
