import { formatDay } from "../calendar/day.ts";
import type { PeriodColumn } from "../calendar/fiscal-year.ts";
import type { Language } from "../language/language.ts";
import type { Account } from "../ledger/ledger.ts";
import { accountsById } from "../ledger/ledger-balances.ts";
import type { Minor } from "../money/money.ts";
import type { SpreadBooks } from "../spread/command.ts";
import { isFlagged, linePermissions, sectionTakesMore } from "../spread/permissions.ts";
import type { Spread } from "../spread/spread.ts";
import { placedNodes } from "../spread/spread-tree.ts";
import { isEmptySection } from "./build-statement.ts";
import { type FormulaTerm, formulaTerms } from "./formula-terms.ts";
import type { LayoutNode, NodeRef, ReportedAs, StatementType } from "./layout.ts";
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
  LinePermissions,
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
  const nodes = placedNodes(spread);
  const permissionsOf = linePermissions(spread, books, () => new Set(lineItems.map(nodeOfLine)));
  const locationOf = locations(placed);

  return {
    financialStatementType: type,
    currencyAndScalingLabel: currencyAndScalingLabel(format),
    columnHeaders: columns.map((column) => presentColumn(column, type, language)),
    rowData: lineItems.map(rowOf),
    lineItems: lineItems.map(lineOf),
    detailAccounts: lineItems.flatMap((line) => {
      const { accountId } = line;
      const account = accountId === undefined ? undefined : known.get(accountId);
      return account ? [presentAccount(account, isFlagged(nodes.get(nodeOfLine(line))))] : [];
    }),
    ...styleClasses(lineItems, format),
    formulas: renderFormulas(statement),
    classificationSections: [...placed.values()].map((one) => presentSection(one, spread)),
  };

  function lineOf(line: LineItem): PresentedLineItem {
    const node = nodeOfLine(line);
    const displayName = locationOf(line);
    const siblings = nodes.get(node)?.siblings;
    const known = latest.get(line);
    if (
      known &&
      known.siblings === siblings &&
      known.adjustments === spread.adjustments &&
      known.books === books &&
      known.presented.hierarchicalLocation.displayName === displayName
    ) {
      return known.presented;
    }
    const permissions = permissionsOf(node, line.lineItemType);
    const presented = presentLine(line, node, displayName, permissions);
    latest.set(line, { siblings, adjustments: spread.adjustments, books, presented });
    return presented;
  }

  function rowOf({ id, amounts, reportedAs }: LineItem): RowData {
    return { lineItemId: id, dataCells: amounts ? cellsOf(amounts, reportedAs, format) : [] };
  }
}

function presentLine(
  line: LineItem,
  node: NodeRef,
  displayName: string,
  permissions: LinePermissions,
): PresentedLineItem {
  const { accountId, formulaId, lineItemType } = line;
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
    ...permissions,
    canViewFormula: formulaId !== undefined,
  };
}

/** What a line was presented from; its permissions follow from nothing else. */
interface LatestLine {
  readonly siblings: readonly LayoutNode[] | undefined;
  readonly adjustments: Spread["adjustments"];
  readonly books: SpreadBooks;
  readonly presented: PresentedLineItem;
}

/** An edit leaves most lines alone, and those are the same objects as before. */
const latest = new WeakMap<LineItem, LatestLine>();

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

/** Where lines stand, in words; worked out once a section. */
function locations(placed: ReadonlyMap<string, PlacedSection>): (line: LineItem) => string {
  const known = new Map<string, string>();
  return (line) => {
    const key = `${line.lineItemType}/${line.sectionId}`;
    const found = known.get(key) ?? sectionPath(line, placed.get(line.sectionId)).join(" › ");
    known.set(key, found);
    return found;
  };
}

function presentColumn(
  { label, sublabel, reportingPeriodId, start, end, toDate, part }: PeriodColumn,
  type: StatementType,
  language: Language | undefined,
): ColumnHeader {
  const which = { reportingPeriodId, toDate, ...(part !== undefined && { part }) };
  const named = { label, ...which, reportingEndDate: end };
  return type === "IncomeStatement"
    ? { ...named, sublabel, reportingStartDate: start }
    : { ...named, sublabel: formatDay(end, language) };
}

/** The layout's node behind a line; a section has two lines. */
export function nodeOfLine({ id, lineItemType, sectionId, formulaId }: LineItem): NodeRef {
  // Its id is the node's already: thousands of lines needn't write it again.
  if (lineItemType === "DetailAccount") return id as NodeRef;
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
