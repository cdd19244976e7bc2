import type { PeriodColumn } from "../calendar/fiscal-year.ts";
import type { Language } from "../language/language.ts";
import type { Basis, Ledger } from "../ledger/ledger.ts";
import type { Minor } from "../money/money.ts";
import { viewStatement } from "../statement/financial-statement.ts";
import { type LayoutNode, type NodeRef, refOf, type StatementType } from "../statement/layout.ts";
import type { LineItem, NumberStyle } from "../statement/statement.ts";
import type { Adjustment } from "./adjustment.ts";
import type { LinePart } from "./command.ts";
import { canonicalText, type Spread, statementTypes } from "./spread.ts";
import { type PlacedNode, placedNodes } from "./spread-tree.ts";

/** What is different in another spread over the same books. Empty lists and absent fields where nothing is. */
export interface SpreadComparison {
  /** Lines that only the other has, and only this one, in the order on paper. */
  readonly added: readonly NodeRef[];
  readonly removed: readonly NodeRef[];
  readonly moved: readonly MovedLine[];
  /** Sections, or statements, whose lines in both have another order. */
  readonly reordered: readonly (NodeRef | StatementType)[];
  readonly captions: readonly ChangedCaption[];
  /** Lines with another style, side, classification, or that one of them hides or flags. */
  readonly looks: readonly NodeRef[];
  readonly numberStyle?: Change<NumberStyle>;
  readonly totals: readonly ComparedTotal[];
  readonly adjustments: readonly ComparedAdjustment[];
}

interface Change<Value> {
  readonly was: Value;
  readonly is: Value;
}

/** From one section to another, or to another statement's outermost level. */
interface MovedLine extends Change<NodeRef | StatementType> {
  readonly node: NodeRef;
}

/** A person's caption; absent for the standard one. */
interface ChangedCaption {
  readonly node: NodeRef;
  readonly part: LinePart;
  readonly was?: string;
  readonly is?: string;
}

/** Of fiscal years as the books report them: exact, debit positive. Absent where a spread has no such total. */
interface ComparedTotal {
  readonly type: StatementType;
  readonly basis: Basis;
  readonly line: Pick<LineItem, "id" | "captionText">;
  readonly column: PeriodColumn;
  readonly was?: Minor;
  readonly is?: Minor;
}

/** Absent where a spread hasn't got it. */
interface ComparedAdjustment {
  readonly id: string;
  readonly was?: Adjustment;
  readonly is?: Adjustment;
}

/** The books of both spreads, and the language of columns and standard captions. */
interface ComparedBooks {
  readonly ledgers: Readonly<Partial<Record<Basis, Ledger>>>;
  readonly language: Language;
}

/** Compares a spread with another. Compared the other way around, each change is swapped. */
export function compareSpreads(
  one: Spread,
  other: Spread,
  { ledgers, language }: ComparedBooks,
): SpreadComparison {
  const [before, after] = [placedNodes(one), placedNodes(other)];
  const shared = [...before].flatMap(([ref, was]) => {
    const is = after.get(ref);
    return is ? [{ ref, was, is }] : [];
  });

  return {
    added: [...after.keys()].filter((ref) => !before.has(ref)),
    removed: [...before.keys()].filter((ref) => !after.has(ref)),
    moved: shared.flatMap(({ ref: node, was, is }) => {
      const [from, to] = [parentOf(was), parentOf(is)];
      return from === to ? [] : [{ node, was: from, is: to }];
    }),
    reordered: reordered(shared),
    captions: shared.flatMap(({ ref, was, is }) => changedCaptions(ref, was.node, is.node)),
    looks: shared.flatMap(({ ref, was, is }) =>
      canonicalText(lookOf(was.node, one)) === canonicalText(lookOf(is.node, other)) ? [] : [ref],
    ),
    ...(one.numberStyle !== other.numberStyle && {
      numberStyle: { was: one.numberStyle, is: other.numberStyle },
    }),
    totals: changedTotals(one, other, { ledgers, language }),
    adjustments: changedAdjustments(one, other),
  };
}

interface Shared {
  readonly ref: NodeRef;
  readonly was: PlacedNode;
  readonly is: PlacedNode;
}

function parentOf({ ancestors, type }: PlacedNode): NodeRef | StatementType {
  const parent = ancestors.at(-1);
  return parent ? refOf(parent) : type;
}

/** Lines that came, went or moved don't count for the order of those that stayed. */
function reordered(shared: readonly Shared[]): (NodeRef | StatementType)[] {
  const lastOf = new Map<NodeRef | StatementType, number>();
  const found = new Set<NodeRef | StatementType>();
  for (const { was, is } of shared) {
    const parent = parentOf(was);
    if (parent !== parentOf(is)) continue;
    if (is.index < (lastOf.get(parent) ?? -1)) found.add(parent);
    lastOf.set(parent, is.index);
  }
  return [...found];
}

function changedCaptions(node: NodeRef, one: LayoutNode, other: LayoutNode): ChangedCaption[] {
  const [was, is] = [captionsOf(one), captionsOf(other)];
  return (["header", "footer", "caption"] as const).flatMap((part) =>
    was[part] === is[part]
      ? []
      : [
          {
            node,
            part,
            ...(was[part] !== undefined && { was: was[part] }),
            ...(is[part] !== undefined && { is: is[part] }),
          },
        ],
  );
}

function captionsOf(node: LayoutNode): Readonly<Partial<Record<LinePart, string>>> {
  if (node.node !== "section") return node.caption === undefined ? {} : { caption: node.caption };
  const { headerCaption: header, footerCaption: footer } = node;
  return { ...(header !== undefined && { header }), ...(footer !== undefined && { footer }) };
}

/** All of a line but its place, captions and children. */
function lookOf(node: LayoutNode, { classifications, ownAccounts }: Spread): unknown {
  if (node.node === "section") {
    const { children: _, headerCaption: __, footerCaption: ___, ...look } = node;
    return look;
  }
  const { caption: _, ...look } = node;
  if (node.node === "formula") return look;
  const own = ownAccounts.find(({ id }) => id === node.id);
  return { ...look, said: classifications[node.id], own };
}

function changedTotals(
  one: Spread,
  other: Spread,
  { ledgers, language }: ComparedBooks,
): ComparedTotal[] {
  return (["accrual", "cash"] as const).flatMap((basis) => {
    const ledger = ledgers[basis];
    if (!ledger) return [];
    return statementTypes.flatMap((type) => {
      const was = totalsOf(one, ledger, type, language);
      const is = totalsOf(other, ledger, type, language);
      const keys = new Set([...was.keys(), ...is.keys()]);
      return [...keys].flatMap((key): ComparedTotal[] => {
        const [old, now] = [was.get(key), is.get(key)];
        const total = now ?? old;
        if (!total || old?.amount === now?.amount) return [];
        const { line, column } = total;
        return [
          {
            type,
            basis,
            line,
            column,
            ...(old && { was: old.amount }),
            ...(now && { is: now.amount }),
          },
        ];
      });
    });
  });
}

interface Total extends Pick<ComparedTotal, "line" | "column"> {
  readonly amount: Minor;
}

type Totals = ReadonlyMap<string, Total>;

function totalsOf(spread: Spread, ledger: Ledger, type: StatementType, language: Language): Totals {
  const view = { type, reportingPeriod: "FiscalYearsAndYTD", order: "OldestFirst" } as const;
  const { statement } = viewStatement({ ledger, spread }, { ...view, language });
  return new Map(
    statement.lineItems
      .filter(({ lineItemType }) => lineItemType === "SectionFooter" || lineItemType === "Formula")
      .flatMap(({ id, captionText, amounts }) =>
        statement.columns.flatMap((column, i) => {
          const amount = amounts?.[i];
          const line = { id, captionText };
          return amount === undefined ? [] : [[`${id} ${column.end}`, { line, column, amount }]];
        }),
      ),
  );
}

function changedAdjustments(one: Spread, other: Spread): ComparedAdjustment[] {
  const was = new Map(one.adjustments.map((entry) => [entry.id, entry]));
  const is = new Map(other.adjustments.map((entry) => [entry.id, entry]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [old, now] = [was.get(id), is.get(id)];
    if (old && now && canonicalText(old) === canonicalText(now)) return [];
    return [{ id, ...(old && { was: old }), ...(now && { is: now }) }];
  });
}
