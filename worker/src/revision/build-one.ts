import type { Language } from "@tieout/core/language";
import type { Ledger, OpenDocument } from "@tieout/core/ledger/ledger";
import { classifiedLedger } from "@tieout/core/spread/adjusted-ledger";
import type { Spread } from "@tieout/core/spread/spread";
import { packageName, sourceOf } from "@tieout/core/tenant/packages";
import { payablesWorkbook, receivablesWorkbook } from "@tieout/core/workbook/aging-workbook";
import { financialStatementsWorkbook } from "@tieout/core/workbook/financial-statements";
import { type JournalFacts, ledgerTable } from "@tieout/core/workbook/ledger-table";
import type { Preparation } from "@tieout/core/workbook/sheet-heading";
import { spreadStatements } from "@tieout/core/workbook/spread-statements";
import { transactionTable } from "@tieout/core/workbook/transaction-table";
import type { Workbook } from "@tieout/core/workbook/workbook";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { WorkbookStream } from "@tieout/server/xlsx/workbook-stream";
import { writeXlsx } from "@tieout/server/xlsx/write-xlsx";
import { describeAdjustments } from "@tieout/services/financial-records/adjustments";
import { listChecks } from "@tieout/services/financial-records/check";
import type { FinancialRecord } from "@tieout/services/financial-records/financial-record";
import { findSpread } from "@tieout/services/financial-records/spread";
import {
  countJournalDays,
  type JournalDay,
  streamJournalLines,
} from "@tieout/services/ledger/journal-lines";
import { findLedger, listOpenDocuments, listParties } from "@tieout/services/ledger/ledger";
import { presentCheck } from "@tieout/services/presenting/collection";
import { buildLongFile } from "../workbook/long-file.ts";
import { transactionsOf } from "../workbook/long-workbook.ts";
import type { PlannedWorkbook } from "./variants.ts";

export interface WorkbookFile {
  readonly extension: "xlsx" | "zip";
  readonly language: Language;
  readonly stream: WorkbookStream;
}

/** Plans a workbook in a spread version and streams it in the same transaction, in the tenant's language. */
export async function buildOne(
  db: Tx,
  record: FinancialRecord,
  planned: PlannedWorkbook,
  spreadVersion: number,
): Promise<WorkbookFile> {
  const collected = await findLedger(db, record, planned.basis);
  if (!collected) throw new Error(`Record ${record.id} has no ${planned.basis} books`);
  const { spread } = await findSpread(db, record.id, spreadVersion);
  const ledger = classifiedLedger(collected, spread);
  const version = { collected, spread, spreadVersion };
  const { datasourceNameId, dataAsOf: asOf } = record;
  const { defaultLanguage: language } = await findTenant(db);
  const preparation = {
    packageName: packageName(datasourceNameId, language),
    source: sourceOf(datasourceNameId),
    asOf,
    language,
  };
  const file = await buildVariant(db, record, planned, { ...version, ledger, preparation });
  return { ...file, language };
}

interface Facts {
  readonly collected: Ledger;
  /** With the spread's classifications. */
  readonly ledger: Ledger;
  readonly spread: Spread;
  readonly spreadVersion: number;
  readonly preparation: Preparation;
}

async function buildVariant(
  db: Tx,
  record: FinancialRecord,
  { variantId, basis }: PlannedWorkbook,
  facts: Facts,
): Promise<Omit<WorkbookFile, "language">> {
  const books = { financialRecordId: record.id, basis };

  switch (variantId) {
    case "financial-statements":
      return workbook(await financialStatements(db, record, facts));
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

function workbook(plan: Workbook) {
  return { extension: "xlsx", stream: writeXlsx(plan) } as const;
}

async function financialStatements(
  db: Tx,
  record: FinancialRecord,
  { collected, spread, spreadVersion, preparation }: Facts,
): Promise<Workbook> {
  const { language } = preparation;
  const entries = await describeAdjustments(db, record, spread, spreadVersion);
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
