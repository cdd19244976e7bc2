import { periodColumns, reportingPeriods } from "@tieout/core/calendar";
import type { Ledger, OpenDocument } from "@tieout/core/ledger";
import { buildStatement } from "@tieout/core/statement";
import { packageName } from "@tieout/core/tenant";
import {
  financialStatementsWorkbook,
  type JournalFacts,
  ledgerTable,
  payablesWorkbook,
  receivablesWorkbook,
  transactionTable,
  type Workbook,
} from "@tieout/core/workbook";
import {
  countJournalDays,
  type FinancialRecord,
  findLedger,
  findStatement,
  type JournalDay,
  listChecks,
  listOpenDocuments,
  listParties,
  streamJournalLines,
  type Tx,
} from "@tieout/server/database";
import {
  buildLongFile,
  buildWorkbook,
  transactionsOf,
  type WorkbookStream,
} from "../workbook/index.ts";
import type { PlannedWorkbook } from "./variants.ts";

export interface WorkbookFile {
  readonly extension: "xlsx" | "zip";
  readonly stream: WorkbookStream;
}

/** Plans a workbook of a record and starts its bytes. They are read inside the same transaction. */
export async function buildOne(
  db: Tx,
  record: FinancialRecord,
  { variantId, basis }: PlannedWorkbook,
): Promise<WorkbookFile> {
  const ledger = await findLedger(db, record, basis);
  if (!ledger) throw new Error(`Record ${record.id} has no ${basis} books`);
  const books = { financialRecordId: record.id, basis };

  switch (variantId) {
    case "financial-statements":
      return workbook(await financialStatements(db, record, ledger));
    case "accounts-receivable":
      return workbook(receivablesWorkbook(await agingFacts(db, record, ledger, "receivable")));
    case "accounts-payable":
      return workbook(payablesWorkbook(await agingFacts(db, record, ledger, "payable")));
    case "transactions":
      return buildLongFile(
        transactionTable(await journalFacts(db, record, ledger, "transactions")),
        (year) => transactionsOf(streamJournalLines(db, books, year)),
      );
    case "general-ledger":
      return buildLongFile(ledgerTable(await journalFacts(db, record, ledger, "lines")), (year) =>
        streamJournalLines(db, books, year),
      );
  }
}

function workbook(plan: Workbook): WorkbookFile {
  return { extension: "xlsx", stream: buildWorkbook(plan) };
}

const preparationOf = ({ datasourceNameId, dataAsOf: asOf }: FinancialRecord) => ({
  packageName: packageName(datasourceNameId),
  asOf,
});

async function financialStatements(
  db: Tx,
  record: FinancialRecord,
  ledger: Ledger,
): Promise<Workbook> {
  const { basis } = ledger;
  const books = { financialRecordId: record.id, basis };
  const sheet = await findStatement(db, { ...books, type: "BalanceSheet" });
  const income = await findStatement(db, { ...books, type: "IncomeStatement" });
  if (!sheet || !income) throw new Error(`Record ${record.id} has no ${basis} statements`);

  const statements = [sheet.layout, income.layout].flatMap((layout) =>
    reportingPeriods.map((reportingPeriod) => {
      const columns = periodColumns(ledger, { reportingPeriod });
      return buildStatement({ ledger, layout, reportingPeriod, columns });
    }),
  );
  const checks = (await listChecks(db, record.id)).filter((check) => check.basis === basis);
  const { numberStyle } = sheet;
  return financialStatementsWorkbook({
    ...{ ledger, statements, checks, numberStyle },
    preparation: preparationOf(record),
  });
}

async function agingFacts(
  db: Tx,
  record: FinancialRecord,
  ledger: Ledger,
  side: OpenDocument["side"],
) {
  const documents = (await listOpenDocuments(db, record.id)).filter((one) => one.side === side);
  const parties = await listParties(db, record.id);
  const asOfs = [...new Set(documents.map(({ asOf }) => asOf))].toSorted();
  return { preparation: preparationOf(record), ledger, asOfs, documents, parties };
}

async function journalFacts(
  db: Tx,
  record: FinancialRecord,
  ledger: Ledger,
  counted: keyof Omit<JournalDay, "date">,
): Promise<JournalFacts> {
  const days = await countJournalDays(db, { financialRecordId: record.id, basis: ledger.basis });
  const parties = await listParties(db, record.id);
  return {
    ...{ ledger, parties, preparation: preparationOf(record) },
    countBetween: (start, end) =>
      days
        .filter(({ date }) => date >= start && date <= end)
        .reduce((total, day) => total + day[counted], 0),
  };
}
