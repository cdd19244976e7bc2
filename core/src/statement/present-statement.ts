import { formatDay } from "../calendar/day.ts";
import type { PeriodColumn } from "../calendar/fiscal-year.ts";
import type { Language } from "../language/language.ts";
import type { Account } from "../ledger/ledger.ts";
import { accountsById } from "../ledger/ledger-balances.ts";
import type { Minor } from "../money/money.ts";
import type { SpreadBooks } from "../spread/command.ts";
import { isFlagged, linePermissions, sectionTakesMore } from "../spread/permissions.ts";
import type { Spread } from "../spread/spread.ts";
import { isEmptySection } from "./build-statement.ts";
import { type FormulaTerm, formulaTerms } from "./formula-terms.ts";
import type { NodeRef, ReportedAs, StatementType } from "./layout.ts";
import {
  type AmountFormat,
  asReported,
  currencyAndScalingLabel,
  formatAmount,
} from "./number-style.ts";
import type {
  ClassificationSection,
  ColumnHeader,
  DataCell,
  DetailAccount,
  PresentedLineItem,
  RenderedFormula,
  RowData,
  StatementPresentation,
} from "./presentation.ts";
import { type PlacedSection, placedSections, sectionPath } from "./section-tree.ts";
import type { LineItem, NumberStyle, Statement } from "./statement.ts";
import { styleClasses, styleNameOf } from "./style-classes.ts";

export interface PresentationOptions {
  readonly numberStyle: NumberStyle;
  readonly language?: Language;
}

/** Where a statement comes from. */
export interface StatementSource {
  /** The chart that the statement was built from. */
  readonly accounts: readonly Account[];
  readonly spread: Spread;
  readonly books: SpreadBooks;
}

/** Applies signs, formats and permissions. */
export function presentStatement(
  statement: Statement,
  { accounts, spread, books }: StatementSource,
  { numberStyle, language }: PresentationOptions,
): StatementPresentation {
  const { type, currency, columns, layout, lineItems } = statement;
  const format = { style: numberStyle, currency, ...(language && { language }) };
  const placed = placedSections(layout);
  const known = accountsById(accounts);
  const shown = new Set(lineItems.map(nodeOfLine));
  const permissionsOf = linePermissions(spread, books, shown);

  return {
    financialStatementType: type,
    currencyAndScalingLabel: currencyAndScalingLabel(format),
    columnHeaders: columns.map((column) => presentColumn(column, type, language)),
    rowData: lineItems.map(rowOf),
    lineItems: lineItems.map(lineOf),
    detailAccounts: lineItems.flatMap(({ accountId }) => {
      const account = accountId === undefined ? undefined : known.get(accountId);
      return account ? [presentAccount(account, isFlagged(spread, account.id))] : [];
    }),
    ...styleClasses(lineItems, format),
    formulas: renderFormulas(statement),
    classificationSections: [...placed.values()].map((one) => presentSection(one, spread)),
  };

  function lineOf(line: LineItem): PresentedLineItem {
    const { accountId, formulaId, lineItemType } = line;
    const node = nodeOfLine(line);
    const displayName = sectionPath(line, placed.get(line.sectionId)).join(" › ");
    // Fields before spreads: the other way round makes each field several times as slow.
    return {
      id: line.id,
      node,
      sectionId: line.sectionId,
      lineItemType,
      captionText: line.captionText,
      absoluteIndentationLevel: line.absoluteIndentationLevel,
      reportedAs: line.reportedAs,
      hierarchicalLocation: { displayName },
      styleNameId: styleNameOf(line),
      style: line.style,
      ...(accountId !== undefined && { detailAccountReference: { accountId } }),
      ...(formulaId !== undefined && { formulaId }),
      ...permissionsOf(node, lineItemType),
      canViewFormula: formulaId !== undefined,
    };
  }

  function rowOf({ id, amounts, reportedAs }: LineItem): RowData {
    return { lineItemId: id, dataCells: amounts ? cellsOf(amounts, reportedAs, format) : [] };
  }
}

/** Formatting is most of the work, and an edit changes few amounts: the same array has the same cells. */
function cellsOf(
  amounts: readonly Minor[],
  reportedAs: ReportedAs,
  format: AmountFormat,
): readonly DataCell[] {
  const { style, currency, language = "en" } = format;
  const key = `${reportedAs}/${style}/${currency}/${language}`;
  const known = formatted.get(amounts);
  if (known?.key === key) return known.cells;
  const cells = amounts.map((exact) => {
    const amount = asReported(exact, reportedAs);
    return { amount, text: formatAmount(amount, format) };
  });
  formatted.set(amounts, { key, cells });
  return cells;
}

interface FormattedCells {
  readonly key: string;
  readonly cells: readonly DataCell[];
}

/** The last format of each; safe because amounts are immutable. */
const formatted = new WeakMap<readonly Minor[], FormattedCells>();

function presentColumn(
  { label, sublabel, reportingPeriodId, start, end, toDate }: PeriodColumn,
  type: StatementType,
  language: Language | undefined,
): ColumnHeader {
  const named = { label, reportingPeriodId, toDate, reportingEndDate: end };
  return type === "IncomeStatement"
    ? { ...named, sublabel, reportingStartDate: start }
    : { ...named, sublabel: formatDay(end, language) };
}

/** The layout's node behind a line; a section has two lines. */
export function nodeOfLine({ lineItemType, sectionId, accountId, formulaId }: LineItem): NodeRef {
  if (lineItemType === "DetailAccount") return `account/${accountId ?? ""}`;
  return lineItemType === "Formula" ? `formula/${formulaId ?? ""}` : `section/${sectionId}`;
}

function presentSection(placed: PlacedSection, spread: Spread): ClassificationSection {
  const { section, ancestors } = placed;
  const parent = ancestors.at(-1);
  return {
    id: section.id,
    headerLineItemId: `${section.id}/header`,
    footerLineItemId: `${section.id}/footer`,
    headerCaptionText: section.headerCaption,
    footerCaptionText: section.footerCaption,
    reportedAs: section.reportedAs,
    canAddSubsection: sectionTakesMore(spread, `section/${section.id}`),
    ...(parent && { subsectionOf: parent.id }),
    isEmpty: isEmptySection(section),
  };
}

function presentAccount(account: Account, isNewlyReferenced: boolean): DetailAccount {
  const known = presented.get(account);
  if (known?.isNewlyReferenced === isNewlyReferenced) return known;
  const made = presentAnew(account, isNewlyReferenced);
  presented.set(account, made);
  return made;
}

/** Safe because accounts are immutable; collected with them. */
const presented = new WeakMap<Account, DetailAccount>();

function presentAnew(account: Account, isNewlyReferenced: boolean): DetailAccount {
  const { id, number, name, fullName, description, createdAt, modifiedAt } = account;
  return {
    accountId: id,
    ...(number !== undefined && { accountNo: number }),
    shortName: name,
    hierarchicalName: fullName,
    ...(description !== undefined && { description }),
    ...(createdAt !== undefined && { creationDate: createdAt }),
    ...(modifiedAt !== undefined && { lastModifiedDate: modifiedAt }),
    supplementalFieldValues: [
      { id: "type", value: account.vendorType },
      ...(account.vendorSubtype ? [{ id: "subtype", value: account.vendorSubtype }] : []),
      { id: "classification", value: account.classification },
      { id: "classificationSource", value: account.classificationSource },
      { id: "confidence", value: String(account.confidence) },
    ],
    isNewlyReferenced,
  };
}

/** "Total revenue − Total cost of goods sold"; opposite sides are subtracted. */
function renderFormulas(statement: Statement): RenderedFormula[] {
  const termsOf = formulaTerms(statement);
  return statement.lineItems.flatMap((line) =>
    line.formulaId === undefined
      ? []
      : [{ id: line.formulaId, renderedExpression: render(termsOf(line)) }],
  );
}

function render(terms: readonly FormulaTerm[]): string {
  return terms
    .map(({ line, sign }, i) => {
      if (i > 0) return ` ${sign} ${line.captionText}`;
      return sign === "+" ? line.captionText : `−${line.captionText}`;
    })
    .join("");
}
