import type { PeriodColumn, ReportingPeriod } from "../calendar/fiscal-year.ts";
import type { Language } from "../language/language.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { accountsById, ledgerBalances } from "../ledger/ledger-balances.ts";
import { type Minor, toMinor } from "../money/money.ts";
import { captioned } from "./captions.ts";
import {
  type AccountNode,
  type CaptionedFormula,
  type CaptionedSection,
  formulasIn,
  hasAccounts,
  type Layout,
  type ShownStyle,
} from "./layout.ts";
import { currentEarningsId } from "./standard-layout.ts";
import type { LineItem, Statement } from "./statement.ts";
import { statementTexts } from "./texts.ts";

export interface StatementRequest {
  readonly ledger: Ledger;
  readonly layout: Layout;
  readonly reportingPeriod: ReportingPeriod;
  /** From `periodColumns` for this ledger. */
  readonly columns: readonly PeriodColumn[];
  /** Includes accounts without a balance or movement at any cut. */
  readonly showUnused?: boolean;
  /** Accounts shown even without figures here, since another statement shows them beside it. */
  readonly shownAccounts?: ReadonlySet<string>;
  /** Our texts' language, English by default; account names stay. */
  readonly language?: Language;
}

/** Closings for a balance sheet, movements for an income statement; exact, debit positive, totals summed here. */
export function buildStatement(request: StatementRequest): Statement {
  const { ledger, reportingPeriod, columns, language = "en" } = request;
  const layout = captioned(request.layout, language);
  const facts = factsOf({ ...request, layout });
  const totals = new Map<string, readonly Minor[]>();
  const last = formulasIn(layout.nodes).at(-1)?.id;
  const lineItems = layout.nodes.flatMap((node): readonly LineItem[] => {
    if (node.node === "section") {
      const built = buildSection(node, 0, facts);
      for (const [id, total] of built.totals) totals.set(id, total);
      return built.lineItems;
    }
    if (node.node === "account") return [];
    return [buildFormula(node, { totals, width: columns.length, isLast: node.id === last })];
  });

  return {
    type: layout.type,
    legalName: ledger.legalName,
    currency: ledger.currency,
    basis: ledger.basis,
    reportingPeriod,
    columns,
    layout,
    lineItems,
  };
}

/** What a line needs to know, looked up once. */
interface Facts {
  readonly type: Layout["type"];
  readonly width: number;
  readonly nameOf: (accountId: string) => string | undefined;
  readonly isShown: (line: AccountNode) => boolean;
  readonly amountsOf: (accountId: string) => readonly Minor[];
}

function factsOf({
  ledger,
  layout,
  columns,
  showUnused = false,
  shownAccounts,
  language = "en",
}: StatementRequest): Facts {
  const balances = ledgerBalances(ledger);
  const accounts = accountsById(ledger.accounts);
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
    nameOf: (id) =>
      id === currentEarningsId ? statementTexts[language].currentEarnings : accounts.get(id)?.name,
    // Hidden lines return once they have a figure.
    isShown: ({ id, hidden = false }) =>
      id === currentEarningsId ||
      (accounts.has(id) &&
        (balances.used(id) || shownAccounts?.has(id) || (showUnused && !hidden))),
    amountsOf,
  };
}

interface BuiltSection {
  readonly lineItems: readonly LineItem[];
  /** Includes subsection totals. */
  readonly totals: ReadonlyMap<string, readonly Minor[]>;
}

function buildSection(section: CaptionedSection, level: number, facts: Facts): BuiltSection {
  const { id, reportedAs } = section;
  const totals = new Map<string, readonly Minor[]>();
  const terms: (readonly Minor[])[] = [];
  const lines = section.children.flatMap((child): readonly LineItem[] => {
    if (child.node === "formula") return [];
    if (child.node === "account") {
      if (!facts.isShown(child)) return [];
      const line = detailLine(section, child, level + 1, facts);
      terms.push(line.amounts ?? []);
      return [line];
    }
    const part = buildSection(child, level + 1, facts);
    for (const [partId, total] of part.totals) totals.set(partId, total);
    terms.push(part.totals.get(child.id) ?? []);
    return part.lineItems;
  });
  const total = addUp(facts.width, terms);
  totals.set(id, total);

  // Sections made empty are shown; those whose accounts are all hidden aren't.
  if (lines.length === 0 && !isEmptySection(section)) return { lineItems: [], totals };

  const common = { sectionId: id, absoluteIndentationLevel: level, reportedAs };
  const header: LineItem = {
    ...common,
    id: `${id}/header`,
    lineItemType: "SectionHeader",
    captionText: section.headerCaption,
    amounts: undefined,
    style: { ...headerStyle, ...section.headerStyle },
  };
  const footer: LineItem = {
    ...common,
    id: `${id}/footer`,
    lineItemType: "SectionFooter",
    captionText: section.footerCaption,
    formulaId: `total/${id}`,
    amounts: total,
    style: {
      ...totalStyle(level === 0 && facts.type === "BalanceSheet"),
      ...section.footerStyle,
    },
  };
  return { lineItems: [header, ...lines, footer], totals };
}

export function isEmptySection(section: CaptionedSection): boolean {
  return !hasAccounts(section);
}

/** An edit changes few lines: one that is as it was is the same object, so that nobody presents it again. */
function detailLine(
  section: CaptionedSection,
  { id: accountId, caption, style }: AccountNode,
  level: number,
  facts: Facts,
): LineItem {
  const amounts = facts.amountsOf(accountId);
  const captionText = caption ?? facts.nameOf(accountId) ?? accountId;
  const known = latestLines.get(amounts);
  if (
    known?.accountId === accountId &&
    known.sectionId === section.id &&
    known.captionText === captionText &&
    known.absoluteIndentationLevel === level &&
    known.reportedAs === section.reportedAs &&
    (style ? sameStyle(known.style, { ...detailStyle, ...style }) : known.style === detailStyle)
  ) {
    return known;
  }
  const line: LineItem = {
    id: `account/${accountId}`,
    sectionId: section.id,
    lineItemType: "DetailAccount",
    captionText,
    absoluteIndentationLevel: level,
    accountId,
    reportedAs: section.reportedAs,
    amounts,
    style: style ? { ...detailStyle, ...style } : detailStyle,
  };
  latestLines.set(amounts, line);
  return line;
}

/** By their amounts, which are kept for each account and view. */
const latestLines = new WeakMap<readonly Minor[], LineItem>();

function sameStyle(one: ShownStyle, other: ShownStyle): boolean {
  return (
    one.bold === other.bold && one.italic === other.italic && one.underline === other.underline
  );
}

function buildFormula(
  { id, caption, sectionIds, style }: CaptionedFormula,
  {
    totals,
    width,
    isLast,
  }: {
    readonly totals: ReadonlyMap<string, readonly Minor[]>;
    readonly width: number;
    readonly isLast: boolean;
  },
): LineItem {
  return {
    id: `formula/${id}`,
    // Results stand below the last section that they add up.
    sectionId: sectionIds.at(-1) ?? "",
    lineItemType: "Formula",
    captionText: caption,
    absoluteIndentationLevel: 0,
    // A profit is a credit, shown as a positive number.
    reportedAs: "Credit",
    formulaId: id,
    amounts: addUp(
      width,
      sectionIds.map((sectionId) => totals.get(sectionId) ?? []),
    ),
    style: { ...totalStyle(isLast), ...style },
  };
}

export const headerStyle: ShownStyle = { bold: true, italic: false, underline: "none" };
export const detailStyle: ShownStyle = { bold: false, italic: false, underline: "none" };

/** Below everything that it adds up, the rule is double. */
export function totalStyle(isGrandTotal: boolean): ShownStyle {
  return { bold: true, italic: false, underline: isGrandTotal ? "double" : "single" };
}

function addUp(width: number, rows: readonly (readonly Minor[])[]): Minor[] {
  const totals = Array<Minor>(width).fill(toMinor(0));
  for (const row of rows) {
    for (let column = 0; column < row.length; column++) {
      totals[column] = toMinor((totals[column] ?? 0) + (row[column] ?? 0));
    }
  }
  return totals;
}
