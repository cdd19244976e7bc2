import type { Language } from "@tieout/core/language";
import { nodeCaption } from "@tieout/core/spread/node-caption";
import { type Spread, statementTypes } from "@tieout/core/spread/spread";
import { type PlacedNode, placedNodes } from "@tieout/core/spread/spread-tree";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { type NodeRef, refOf, type StatementType } from "@tieout/core/statement/layout";
import type { ColumnHeader } from "@tieout/core/statement/presentation";
import { type ComparedTotal, comparedTotals } from "../../spread/changed-totals.ts";
import { type OutOfBalance, outOfBalance } from "../../spread/out-of-balance.ts";
import type { PlannedTemplate } from "../../spread/planned-template.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import { statementOf } from "../../spread/use-statement.ts";

/** What a template does to what is shown, with the figures of one column. */
export interface TemplateEffect {
  readonly column: ColumnHeader;
  /** The largest first, as are the unplaced. */
  readonly moved: readonly MovedAccount[];
  readonly unplaced: readonly MovedAccount[];
  /** How many accounts that are shown stay in their section. */
  readonly stay: number;
  /** Of both statements: those that change, and those around them. */
  readonly totals: readonly ComparedTotal[];
  /** How many periods there are, and which don't balance. */
  readonly balance: { readonly periods: number } & Readonly<
    Record<"before" | "after", readonly OutOfBalance[]>
  >;
}

export interface MovedAccount {
  readonly account: NodeRef;
  readonly number?: string;
  readonly caption: string;
  /** What it's called before. */
  readonly from: string;
  readonly to: string;
  readonly stays: boolean;
  /** Before, as the statement shows it. */
  readonly amount: string;
}

/** `columnId` is of the shown statement; defaults to its latest column. */
export function effectOf(
  editor: SpreadEditor,
  shown: FinancialStatement,
  plan: PlannedTemplate,
  columnId: string | undefined,
  language: Language,
): TemplateEffect | undefined {
  const column = columnOf(shown, columnId);
  if (!column) return undefined;
  const before = editor.spread;
  // Both sides in what the reader counts in, whatever the template's own style is.
  const after: Spread = { ...plan.spread, numberStyle: before.numberStyle };
  const viewOf = (spread: Spread, financialStatementType: StatementType) =>
    statementOf(editor.books, spread, { ...shown, financialStatementType }, language).shown;
  const views = statementTypes.map((type) => ({
    before: viewOf(before, type),
    after: viewOf(after, type),
  }));

  const known = views.flatMap((view) => accountsOf(view.before, column.reportingPeriodId));
  const accounts = new Map(known);
  const [placedBefore, placedAfter] = [placedNodes(before), placedNodes(after)];
  const { books } = editor.books;
  const described = (account: NodeRef) => {
    const [from, to] = [sectionOf(placedBefore.get(account)), sectionOf(placedAfter.get(account))];
    const shownAccount = accounts.get(account);
    const number = books.account(account.slice("account/".length))?.number;
    const said = { books, language };
    const moved: MovedAccount = {
      account,
      ...(number !== undefined && { number }),
      caption: shownAccount?.caption ?? nodeCaption(before, account, said),
      from: from ? nodeCaption(before, from, said) : "",
      to: to ? nodeCaption(after, to, said) : "",
      stays: from === to,
      amount: shownAccount?.text ?? "—",
    };
    return { moved, size: Math.abs(shownAccount?.amount ?? 0) };
  };
  const largestFirst = (refs: readonly NodeRef[]) =>
    refs
      .map(described)
      .toSorted((one, other) => other.size - one.size)
      .map(({ moved }) => moved);
  const affected = new Set([...plan.moved.map(({ account }) => account), ...plan.unplaced]);

  return {
    column,
    moved: largestFirst(plan.moved.map(({ account }) => account)),
    unplaced: largestFirst(plan.unplaced),
    stay: known.filter(([account]) => !affected.has(account)).length,
    totals: views.flatMap((view) =>
      withEnclosing(comparedTotals(view.before, view.after, column.reportingPeriodId), after),
    ),
    balance: {
      periods: shown.data[0]?.columnHeaders.length ?? 0,
      before: views.flatMap((view) => outOfBalance(view.before) ?? []),
      after: views.flatMap((view) => outOfBalance(view.after) ?? []),
    },
  };
}

function columnOf(
  { data: [data], reportingPeriodSortOrder: order }: FinancialStatement,
  columnId: string | undefined,
): ColumnHeader | undefined {
  const columns = data?.columnHeaders ?? [];
  const latest = order === "NewestFirst" ? columns[0] : columns.at(-1);
  return columns.find(({ reportingPeriodId }) => reportingPeriodId === columnId) ?? latest;
}

interface ShownAccount {
  readonly caption: string;
  readonly amount: number;
  readonly text: string;
}

function accountsOf(
  { lineItems, data: [data] }: FinancialStatement,
  columnId: string,
): (readonly [NodeRef, ShownAccount])[] {
  const at = data?.columnHeaders.findIndex(({ reportingPeriodId: id }) => id === columnId) ?? 0;
  const rows = new Map(data?.rowData.map((row) => [row.lineItemId, row.dataCells[at]]));
  return lineItems.flatMap(({ id, node, captionText: caption }) => {
    const cell = rows.get(id);
    return node.startsWith("account/") && cell ? [[node, { caption, ...cell }] as const] : [];
  });
}

function sectionOf(placed: PlacedNode | undefined): NodeRef | undefined {
  const section = placed?.ancestors.at(-1);
  return section && refOf(section);
}

/** Totals that change, and those that they're part of: that these stay is half of the answer. */
function withEnclosing(totals: readonly ComparedTotal[], after: Spread): ComparedTotal[] {
  const placed = placedNodes(after);
  const enclosing = new Set(
    totals
      .filter(({ changed }) => changed)
      .flatMap(({ node }) => placed.get(node)?.ancestors.map(refOf) ?? []),
  );
  return totals.filter(({ changed, node }) => changed || enclosing.has(node));
}
