import {
  type PeriodColumn,
  type PeriodSortOrder,
  periodColumns,
  type ReportingPeriod,
} from "../calendar/fiscal-year.ts";
import type { Language } from "../language/language.ts";
import type { Basis, Ledger } from "../ledger/ledger.ts";
import { classifiedLedger } from "../spread/adjusted-ledger.ts";
import type { SpreadBooks } from "../spread/command.ts";
import { layoutOf, type Spread } from "../spread/spread.ts";
import { packageName } from "../tenant/packages.ts";
import { buildStatement } from "./build-statement.ts";
import { type StatementHeading, statementHeading } from "./heading.ts";
import type { StatementType } from "./layout.ts";
import { presentStatement } from "./present-statement.ts";
import type { ColumnHeader, RowData, StatementPresentation } from "./presentation.ts";
import type { NumberStyle, Statement } from "./statement.ts";
import { filledColumns } from "./view-limits.ts";

/** A record's books in one basis, and how its statements are laid out. */
export interface StatementSubject {
  /** In the basis of the view, as collected. */
  readonly ledger: Ledger;
  readonly books: SpreadBooks;
  readonly spread: Spread;
  readonly availableBases: readonly Basis[];
  readonly datasourceNameId: string;
  /** When the books were read. */
  readonly asOf: Date;
}

export interface StatementView {
  readonly type: StatementType;
  readonly reportingPeriod: ReportingPeriod;
  readonly order: PeriodSortOrder;
  readonly language: Language;
  /** With accounts that never had a figure, unless they're hidden. */
  readonly showUnused?: boolean;
}

export interface ViewedStatement {
  readonly statement: Statement;
  /** With the spread's classifications; the statement was built from it. */
  readonly ledger: Ledger;
}

/** Exact, without texts of figures. */
export function viewStatement(
  { ledger: collected, spread }: Pick<StatementSubject, "ledger" | "spread">,
  { type, reportingPeriod, order, language, showUnused = false }: StatementView,
): ViewedStatement {
  const ledger = classifiedLedger(collected, spread);
  const columns = columnsOf(collected, { type, reportingPeriod, order, language });
  const layout = layoutOf(spread, type);
  const statement = buildStatement({
    ledger,
    layout,
    reportingPeriod,
    columns,
    language,
    showUnused,
  });
  return { statement, ledger };
}

type ColumnView = Pick<StatementView, "type" | "reportingPeriod" | "order" | "language">;

/** The same list for the same view of the same books, so that an edit re-reads no figure. */
function columnsOf(ledger: Ledger, view: ColumnView): readonly PeriodColumn[] {
  const { type, reportingPeriod, order, language } = view;
  const key = `${type}/${reportingPeriod}/${order}/${language}`;
  const known = rememberedColumns.get(ledger) ?? new Map<string, readonly PeriodColumn[]>();
  rememberedColumns.set(ledger, known);
  const columns = known.get(key) ?? filledColumns(ledger, type, periodColumns(ledger, view));
  known.set(key, columns);
  return columns;
}

/** Safe because ledgers are immutable; collected with them. */
const rememberedColumns = new WeakMap<Ledger, Map<string, readonly PeriodColumn[]>>();

/** The specification's financial statement (S-E32 to S-E36) with the lines of D-43 above it. */
export interface FinancialStatement
  extends Omit<StatementPresentation, "currencyAndScalingLabel" | "columnHeaders" | "rowData"> {
  readonly reportingPeriod: ReportingPeriod;
  readonly reportingPeriodSortOrder: PeriodSortOrder;
  readonly numberStyle: NumberStyle;
  readonly basis: Basis;
  readonly availableBases: readonly Basis[];
  /** With adjustments, or three columns a period; as reported without it. */
  readonly figures?: "Adjusted" | "Compared";
  readonly heading: StatementHeading;
  readonly data: readonly StatementData[];
}

export interface StatementData {
  readonly currencyAndScalingLabel: string;
  readonly currency: string;
  readonly columnHeaders: readonly ColumnHeader[];
  readonly rowData: readonly RowData[];
}

export function financialStatement(
  subject: StatementSubject,
  { statement, ledger }: ViewedStatement,
  {
    order,
    language,
    numberStyle,
  }: Pick<StatementView, "order" | "language"> & { readonly numberStyle: NumberStyle },
): FinancialStatement {
  const { spread, books, availableBases, datasourceNameId, asOf } = subject;
  const source = { accounts: ledger.accounts, spread, books };
  const { currencyAndScalingLabel, columnHeaders, rowData, ...shown } = presentStatement(
    statement,
    source,
    { numberStyle, language },
  );
  return {
    ...shown,
    reportingPeriod: statement.reportingPeriod,
    reportingPeriodSortOrder: order,
    numberStyle,
    basis: ledger.basis,
    availableBases,
    heading: statementHeading(statement, {
      packageName: packageName(datasourceNameId, language),
      asOf,
      numberStyle,
      language,
    }),
    data: [
      {
        currencyAndScalingLabel,
        currency: ledger.currency,
        columnHeaders,
        rowData,
      },
    ],
  };
}
