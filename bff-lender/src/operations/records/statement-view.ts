import {
  type PeriodSortOrder,
  periodColumns,
  type ReportingPeriod,
} from "@tieout/core/calendar/fiscal-year";
import type { Language } from "@tieout/core/language";
import type { Basis, Ledger } from "@tieout/core/ledger/ledger";
import { classifiedLedger } from "@tieout/core/spread/adjusted-ledger";
import { layoutOf } from "@tieout/core/spread/spread";
import { buildStatement } from "@tieout/core/statement/build-statement";
import type { StatementType } from "@tieout/core/statement/layout";
import type { Statement } from "@tieout/core/statement/statement";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { FinancialRecord } from "@tieout/services/financial-records/financial-record";
import { findSpread } from "@tieout/services/financial-records/spread";
import { findLedger } from "@tieout/services/ledger/ledger";

export interface StatementView {
  readonly type: StatementType;
  readonly reportingPeriod: ReportingPeriod;
  readonly order?: PeriodSortOrder | undefined;
  readonly language: Language;
}

export interface ViewedStatement {
  readonly ledger: Ledger;
  readonly statement: Statement;
  readonly version: number;
}

export async function viewStatement(
  db: Tx,
  record: FinancialRecord,
  basis: Basis,
  { type, reportingPeriod, order = "OldestFirst", language }: StatementView,
): Promise<ViewedStatement> {
  const collected = await findLedger(db, record, basis);
  if (!collected) throw new Error(`Record ${record.id} has no ${basis} books`);
  const { spread, version } = await findSpread(db, record.id);

  const ledger = classifiedLedger(collected, spread);
  const layout = layoutOf(spread, type);
  const columns = periodColumns(ledger, { reportingPeriod, order, language });
  const statement = buildStatement({ ledger, layout, reportingPeriod, columns, language });
  return { ledger, statement, version };
}
