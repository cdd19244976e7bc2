import type { Language } from "@tieout/core/language";
import type { Ledger, OpenDocument } from "@tieout/core/ledger/ledger";
import { packageName, sourceOf } from "@tieout/core/tenant/packages";
import { payablesWorkbook, receivablesWorkbook } from "@tieout/core/workbook/aging-workbook";
import { financialStatementsWorkbook } from "@tieout/core/workbook/financial-statements";
import { type JournalFacts, ledgerTable } from "@tieout/core/workbook/ledger-table";
import type { Preparation } from "@tieout/core/workbook/sheet-heading";
import { spreadStatements } from "@tieout/core/workbook/spread-statements";
import { transactionTable } from "@tieout/core/workbook/transaction-table";
import type { Workbook } from "@tieout/core/workbook/workbook";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { WorkbookStream } from "@tieout/server/xlsx/workbook-stream";
import { writeXlsx } from "@tieout/server/xlsx/write-xlsx";
import { describeAdjustments } from "@tieout/services/financial-records/adjustments";
import { listChecks } from "@tieout/services/financial-records/check";
import type { FinancialRecord } from "@tieout/services/financial-records/financial-record";
import { findSpread, type StoredSpread } from "@tieout/services/financial-records/spread";
import type { PlannedWorkbook } from "@tieout/services/financial-records/workbook";
import {
  countJournalDays,
  type JournalDay,
  streamJournalLines,
} from "@tieout/services/ledger/journal-lines";
import { findLedger, listOpenDocuments, listParties } from "@tieout/services/ledger/ledger";
import { presentCheck } from "@tieout/services/presenting/collection";
import { buildLongFile } from "../workbook/long-file.ts";
import { transactionsOf } from "../workbook/long-workbook.ts";

export interface WorkbookFile {
  readonly extension: "xlsx" | "zip";
  readonly stream: WorkbookStream;
}

export interface WorkbookInputs {
  /** Only statements show the spread; everything else shows the books as they were collected. */
  readonly spreadVersion: number;
  readonly language: Language;
}

/** Plans a workbook and streams it in the same transaction. Equal inputs give the same content (D-46). */
export async function buildOne(
  db: Tx,
  record: FinancialRecord,
  planned: Pick<PlannedWorkbook, "variantId" | "basis">,
  { spreadVersion, language }: WorkbookInputs,
): Promise<WorkbookFile> {
  const ledger = await findLedger(db, record, planned.basis);
  if (!ledger) throw new Error(`Record ${record.id} has no ${planned.basis} books`);
  const { datasourceNameId, dataAsOf: asOf } = record;
  const preparation = {
    packageName: packageName(datasourceNameId, language),
    source: sourceOf(datasourceNameId),
    asOf,
    language,
  };
  const facts = { ledger, preparation };
  const { variantId, basis } = planned;
  const books = { financialRecordId: record.id, basis };

  switch (variantId) {
    case "financial-statements": {
      const stored = await findSpread(db, record.id, spreadVersion);
      return workbook(await financialStatements(db, record, facts, stored));
    }
    case "accounts-receivable":
      return workbook(receivablesWorkbook(await agingFacts(db, record, facts, "receivable")));
    case "accounts-payable":
      return workbook(payablesWorkbook(await agingFacts(db, record, facts, "payable")));
    case "transactions":
      return buildLongFile(
        transactionTable(await journalFacts(db, record, facts, "transactions")),
        (year) => transactionsOf(streamJournalLines(db, books, year)),
      );
    case "general-ledger":
      return buildLongFile(ledgerTable(await journalFacts(db, record, facts, "lines")), (year) =>
        streamJournalLines(db, books, year),
      );
  }
}

interface Facts {
  /** As collected. */
  readonly ledger: Ledger;
  readonly preparation: Preparation;
}

function workbook(plan: Workbook) {
  return { extension: "xlsx", stream: writeXlsx(plan) } as const;
}

async function financialStatements(
  db: Tx,
  record: FinancialRecord,
  { ledger: collected, preparation }: Facts,
  { spread, version }: StoredSpread,
): Promise<Workbook> {
  const { language } = preparation;
  const entries = await describeAdjustments(db, record, spread, version);
  const checks = (await listChecks(db, record.id))
    .filter((check) => check.basis === collected.basis)
    .map((check) => presentCheck(check, preparation));
  const { numberStyle } = spread;
  const statements = spreadStatements(collected, spread, entries, language);
  return financialStatementsWorkbook({ ...statements, preparation, checks, numberStyle });
}

async function agingFacts(
  db: Tx,
  record: FinancialRecord,
  { ledger, preparation }: Facts,
  side: OpenDocument["side"],
) {
  const documents = (await listOpenDocuments(db, record.id)).filter((one) => one.side === side);
  const parties = await listParties(db, record.id);
  const asOfs = [...new Set(documents.map(({ asOf }) => asOf))].toSorted();
  return { preparation, ledger, asOfs, documents, parties };
}

async function journalFacts(
  db: Tx,
  record: FinancialRecord,
  { ledger, preparation }: Facts,
  counted: keyof Omit<JournalDay, "date">,
): Promise<JournalFacts> {
  const days = await countJournalDays(db, { financialRecordId: record.id, basis: ledger.basis });
  const parties = await listParties(db, record.id);
  return {
    preparation,
    ledger,
    parties,
    countBetween: (start, end) =>
      days
        .filter(({ date }) => date >= start && date <= end)
        .reduce((total, day) => total + day[counted], 0),
  };
}
