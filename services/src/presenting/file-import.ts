import { type BooksProblem, otherReportOf } from "@tieout/connectors/book-decoding/refusal";
import { type FileReport, isReadyToSend } from "@tieout/core/book-mapping/file-report";
import type { StatementFinding } from "@tieout/core/book-mapping/statement-findings";
import type { SupportingFound, SupportingProblem } from "@tieout/core/book-mapping/supporting-file";
import type { Language } from "@tieout/core/language";
import type { PeriodCompared } from "@tieout/core/submission-request/period-asked";
import { etag } from "@tieout/server/http/etag";
import { problem as problemReply } from "@tieout/server/http/problem";
import type { Document } from "../documents/document.ts";
import { sayBooksProblem } from "../file-imports/books-refusals.ts";
import type { FileImport } from "../file-imports/file-import.ts";
import type { Wire } from "./submission-request.ts";

/** With the question to its sender whether it should go although its months aren't those asked for, if there is one. */
export function presentFileImport(
  file: FileImport,
  language: Language,
  period?: PeriodCompared,
): Wire["FileImport"] {
  const { id, state, fileName, fileSize: bytes, report } = file;
  const { problem, submissionId, financialRecordId } = file;
  const { openingsAsOf } = file.choices;
  const isRead = state === "read" || state === "sent";
  return {
    id,
    version: file.reading,
    state,
    fileName,
    bytes,
    uploadTime: file.uploadedAt.toISOString(),
    remembered: false,
    ...(problem !== undefined && { problem: presentProblem(problem, language) }),
    ...(isRead && report && presentReport(report)),
    ...(openingsAsOf !== undefined && { openingsAsOf }),
    ...(file.supporting.length > 0 && { supporting: presentSupporting(file, language) }),
    ...(period && { period: { ...period, differences: [...period.differences] } }),
    ...(submissionId !== undefined && { submissionId }),
    ...(financialRecordId !== undefined && { financialRecordId }),
  };
}

/** Refused: another reading was requested since the version seen. */
export function fileChangedSince(file: FileImport, language: Language) {
  const { status, body } = problemReply(412, "changed-since", {
    title: "file-reading-changed",
    detail: "choose-file-reading-again",
  });
  const current = presentFileImport(file, language);
  return { status, body: { ...body, current }, headers: { etag: etag(file.reading) } };
}

function presentProblem(problem: string, language: Language): Wire["FileImportProblem"] {
  const found = problem as BooksProblem;
  const description = sayBooksProblem(found, language);
  const report = otherReportOf(found)?.kind;
  if (report) return { code: "other-report", report, description };
  return { code: found as Wire["FileImportProblem"]["code"], description };
}

function presentSupporting(
  { supporting, state, report }: FileImport,
  language: Language,
): Wire["SupportingFile"][] {
  const isRead = state === "read" || state === "sent";
  const reports = new Map(
    (isRead ? report?.supporting : undefined)?.map((each) => [each.id, each]),
  );
  return supporting.map(({ id, role, fileName, fileSize: bytes, uploadedAt }) => {
    const { problem, found } = reports.get(id) ?? {};
    return {
      ...{ id, role, fileName, bytes, uploadTime: uploadedAt.toISOString() },
      ...(problem && { problem: presentSupportingProblem(problem, language) }),
      ...(found && { found: presentFound(found) }),
    };
  });
}

function presentSupportingProblem(
  problem: SupportingProblem,
  language: Language,
): Wire["SupportingProblem"] {
  switch (problem.code) {
    case "unreadable": {
      // Only readers of books write these codes.
      const description = sayBooksProblem(problem.reason as BooksProblem, language);
      return { code: problem.code, description };
    }
    case "other-day":
      return { ...problem, days: [...problem.days] };
    case "sums":
      return { ...problem, lines: { ...problem.lines, some: [...problem.lines.some] } };
    default:
      return problem;
  }
}

function presentFound({ added, missing, ...found }: SupportingFound): Wire["SupportingFound"] {
  return {
    ...found,
    ...(added && { added: { ...added, some: [...added.some] } }),
    ...(missing && { missing: { ...missing, some: [...missing.some] } }),
  };
}

type Reported = Omit<
  Wire["FileImport"],
  "id" | "version" | "state" | "fileName" | "bytes" | "uploadTime"
>;

function presentReport(report: FileReport): Reported {
  const { kind, encoding, remembered, sheets, table, asks } = report;
  const { asOf, lastDays, lastDay, findings, accountTypes, openings } = report;
  return {
    kind,
    remembered,
    asks: [...asks],
    readyToSend: isReadyToSend(report),
    ...(encoding !== undefined && { encoding }),
    ...(sheets && { sheets: [...sheets] }),
    ...(table && { table: presentTable(table) }),
    ...(asOf !== undefined && { asOf }),
    ...(lastDays && { lastDays: [...lastDays] }),
    ...(lastDay !== undefined && { lastDay }),
    ...(findings && presentFindings(findings)),
    ...(accountTypes && { accountTypes: presentAccountTypes(accountTypes) }),
    ...(openings && { openings: presentOpenings(openings) }),
  };
}

function presentAccountTypes({
  accounts,
  proof: { result, by, moves },
  ...types
}: NonNullable<FileReport["accountTypes"]>): Wire["FileAccountTypes"] {
  return {
    ...types,
    accounts: accounts.map((account) => ({ ...account, under: [...account.under] })),
    proof: { result, ...(by && { by }), ...(moves && { moves: [...moves] }) },
  };
}

function presentOpenings({
  accounts,
  oldItems,
  said,
  ...openings
}: NonNullable<FileReport["openings"]>): Wire["FileOpenings"] {
  const { way, balances } = said ?? {};
  return {
    ...openings,
    accounts: [...accounts],
    oldItems: [...oldItems],
    ...(way && { said: { way, ...(balances && { balances: [...balances] }) } }),
  };
}

function presentTable(table: NonNullable<FileReport["table"]>): Wire["FileImportTable"] {
  const { columns, preview, faults } = table;
  return {
    ...table,
    columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
    preview: preview.map(({ row, cells }) => ({ row, cells: [...cells] })),
    faults: faults.map((fault) => ({
      fault: fault.fault,
      field: fault.field,
      ...("columns" in fault && { columns: [...fault.columns] }),
    })),
  };
}

function presentFindings(found: NonNullable<FileReport["findings"]>): Partial<Wire["FileImport"]> {
  const { fiscalYears, balanceDays, closedDays, yearsClosed, ...others } = found;
  const { yearsBefore, yearsNotShown, statements, ...known } = others;
  const { tieOut, rejected, rejectedBooks: _, openings: __, ...rest } = known;
  return {
    ...rest,
    fiscalYears: [...fiscalYears],
    ...(balanceDays && { balanceDays: [...balanceDays] }),
    ...(closedDays && { closedDays: [...closedDays] }),
    ...(yearsBefore && { yearsBefore: [...yearsBefore] }),
    ...(yearsNotShown && { yearsNotShown: [...yearsNotShown] }),
    ...(yearsClosed && { yearsClosed: [...yearsClosed] }),
    ...(statements && { statements: statements.map(presentStatement) }),
    rejected: [...rejected],
    tieOut: {
      ...tieOut,
      checks: tieOut.checks.map((check) => ({ ...check, differences: [...check.differences] })),
    },
  };
}

function presentStatement({
  unmatched,
  sums,
  figures,
  ...statement
}: StatementFinding): Wire["FileStatement"] {
  return {
    ...statement,
    unmatched: { ...unmatched, some: [...unmatched.some] },
    ...(sums && { sums: { ...sums, some: [...sums.some] } }),
    ...(figures && {
      figures: {
        ...figures,
        differing: { ...figures.differing, some: [...figures.differing.some] },
        notShown: { ...figures.notShown, some: [...figures.notShown.some] },
      },
    }),
  };
}

export function presentDocument(document: Document): Wire["UploadedDocument"] {
  const { id, fileName, fileSize: bytes, sniffedType: type, scanState } = document;
  return { id, fileName, bytes, type, scanState };
}
