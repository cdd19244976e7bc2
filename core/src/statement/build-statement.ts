import type { PeriodColumn, ReportingPeriod } from "../calendar/index.ts";
import type { Language } from "../language/language.ts";
import { type Ledger, ledgerBalances } from "../ledger/index.ts";
import { type Minor, toMinor } from "../money/money.ts";
import { currentEarningsId } from "./standard-layout.ts";
import type {
  CaptionedFormula,
  CaptionedSection,
  Layout,
  LineItem,
  Section,
  Statement,
} from "./statement.ts";
import { captioned, statementTexts } from "./texts.ts";

export interface StatementRequest {
  readonly ledger: Ledger;
  readonly layout: Layout;
  readonly reportingPeriod: ReportingPeriod;
  /** As `periodColumns` gives them for this ledger. */
  readonly columns: readonly PeriodColumn[];
  /** Accounts without a balance or a movement at any cut are left out, unless this is set. */
  readonly showUnused?: boolean;
  /** What its own words are in; English where it isn't said. Accounts keep their names. */
  readonly language?: Language;
}

/**
 * Builds a statement: balances at each column's end for a balance sheet, movements over it for an
 * income statement, exact and debit positive. Totals are made of their lines, never of a package's.
 */
export function buildStatement(request: StatementRequest): Statement {
  const { ledger, reportingPeriod, columns, language = "en" } = request;
  const layout = captioned(request.layout, language);
  const facts = factsOf({ ...request, layout });
  const built = layout.sections.map((section) => buildSection(section, 0, facts));
  const totals = new Map(built.flatMap((section) => [...section.totals]));
  const after = (id: string) =>
    layout.formulas.filter(({ afterSectionId }) => afterSectionId === id);

  return {
    type: layout.type,
    legalName: ledger.legalName,
    currency: ledger.currency,
    basis: ledger.basis,
    reportingPeriod,
    columns,
    layout,
    lineItems: built.flatMap(({ id, lineItems }) => [
      ...lineItems,
      ...after(id).map((formula) => buildFormula(formula, layout, totals, columns.length)),
    ]),
  };
}

/** What a line needs to know, looked up once. */
interface Facts {
  readonly type: Layout["type"];
  readonly width: number;
  readonly captions: ReadonlyMap<string, string>;
  readonly shown: (accountId: string) => boolean;
  readonly amountsOf: (accountId: string) => readonly Minor[];
}

function factsOf({
  ledger,
  layout,
  columns,
  showUnused = false,
  language = "en",
}: StatementRequest): Facts {
  const balances = ledgerBalances(ledger);
  const captions = new Map(ledger.accounts.map(({ id, name }) => [id, name]));
  captions.set(currentEarningsId, statementTexts[language].currentEarnings);
  const nominalIds = ledger.accounts.filter(({ kind }) => kind === "Nominal").map(({ id }) => id);

  const figures = balances.over(columns);

  function amountsOf(accountId: string): readonly Minor[] {
    if (layout.type === "IncomeStatement") return figures.movements(accountId);
    if (accountId !== currentEarningsId) return figures.closings(accountId);
    return addUp(columns.length, nominalIds.map(figures.closings));
  }

  return {
    type: layout.type,
    width: columns.length,
    captions,
    shown: (id) =>
      captions.has(id) && (showUnused || id === currentEarningsId || balances.used(id)),
    amountsOf,
  };
}

interface BuiltSection {
  readonly id: string;
  readonly lineItems: readonly LineItem[];
  /** Its own total and those of its parts, by section. */
  readonly totals: ReadonlyMap<string, readonly Minor[]>;
}

function buildSection(section: CaptionedSection, level: number, facts: Facts): BuiltSection {
  const { id, reportedAs } = section;
  const parts = section.sections.map((part) => buildSection(part, level + 1, facts));
  const details = section.accountIds
    .filter(facts.shown)
    .map((accountId) => detailLine(section, accountId, level + 1, facts));

  const partTotals = parts.map((part) => part.totals.get(part.id) ?? []);
  const total = addUp(facts.width, [...partTotals, ...details.map(({ amounts }) => amounts ?? [])]);
  const totals = new Map([...parts.flatMap((part) => [...part.totals]), [id, total] as const]);

  const lines = [...parts.flatMap((part) => part.lineItems), ...details];
  // A section that somebody made and that waits for accounts is shown; one whose accounts all hide isn't.
  if (lines.length === 0 && !isEmptySection(section)) return { id, lineItems: [], totals };

  const common = { sectionId: id, absoluteIndentationLevel: level, reportedAs };
  const header: LineItem = {
    ...common,
    id: `${id}/header`,
    lineItemType: "SectionHeader",
    captionText: section.headerCaption,
    amounts: undefined,
    underline: "none",
  };
  const footer: LineItem = {
    ...common,
    id: `${id}/footer`,
    lineItemType: "SectionFooter",
    captionText: section.footerCaption,
    formulaId: `total/${id}`,
    amounts: total,
    underline: level === 0 && facts.type === "BalanceSheet" ? "double" : "single",
  };
  return { id, lineItems: [header, ...lines, footer], totals };
}

/** Whether neither the section nor any of its parts holds an account. */
export function isEmptySection({ sections, accountIds }: Section): boolean {
  return accountIds.length === 0 && sections.every(isEmptySection);
}

function detailLine(section: Section, accountId: string, level: number, facts: Facts): LineItem {
  return {
    id: `account/${accountId}`,
    sectionId: section.id,
    lineItemType: "DetailAccount",
    captionText: facts.captions.get(accountId) ?? accountId,
    absoluteIndentationLevel: level,
    accountId,
    reportedAs: section.reportedAs,
    amounts: facts.amountsOf(accountId),
    underline: "none",
  };
}

function buildFormula(
  { id, caption, afterSectionId, sectionIds }: CaptionedFormula,
  { formulas }: Layout,
  totals: ReadonlyMap<string, readonly Minor[]>,
  width: number,
): LineItem {
  return {
    id: `formula/${id}`,
    sectionId: afterSectionId,
    lineItemType: "Formula",
    captionText: caption,
    absoluteIndentationLevel: 0,
    // Results read as income does: a profit is a credit, and shown as a plain number.
    reportedAs: "Credit",
    formulaId: id,
    amounts: addUp(
      width,
      sectionIds.map((sectionId) => totals.get(sectionId) ?? []),
    ),
    underline: id === formulas.at(-1)?.id ? "double" : "single",
  };
}

function addUp(width: number, rows: readonly (readonly Minor[])[]): Minor[] {
  const totals = Array<Minor>(width).fill(toMinor(0));
  for (const row of rows) {
    for (const [column, amount] of row.entries()) {
      totals[column] = toMinor((totals[column] ?? 0) + amount);
    }
  }
  return totals;
}
