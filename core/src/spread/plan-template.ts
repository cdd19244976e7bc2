import type { Classification } from "../ledger/ledger.ts";
import {
  type AccountIdentity,
  type AccountNode,
  type LayoutNode,
  type NodeRef,
  refOf,
  type SectionNode,
  type StatementType,
} from "../statement/layout.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import { equitySectionId, standardSectionOf } from "../statement/standard-sections.ts";
import { type MatchRule, matchAccounts } from "./account-matching.ts";
import { isOwnAccount } from "./adjustment.ts";
import type { ReplaceSpread, SpreadBooks, SpreadOrigin, TemplateOrigin } from "./command.ts";
import { accountIn, isEarnings, isLocked, isOfUnknownTypes } from "./permissions.ts";
import { type Spread, statementTypes } from "./spread.ts";
import { type PlacedNode, placedNodes, withInserted, withOutermost } from "./spread-tree.ts";
import {
  identityOf,
  type Recognition,
  type TemplateContent,
  type TemplateLine,
  type TemplateNode,
} from "./template.ts";

export interface TemplatePlan {
  readonly spread: Spread;
  /** Accounts that change their section, the largest first. */
  readonly moved: readonly {
    readonly account: NodeRef;
    readonly from: NodeRef;
    readonly to: NodeRef;
  }[];
  /**
   * Accounts with figures that the template has no place for, the largest first. They're flagged, and keep their
   * section if it remains, else go to their standard one.
   */
  readonly unplaced: readonly NodeRef[];
}

const rules: readonly MatchRule[] = [
  "number-and-name",
  "number-and-classification",
  "name",
  "full-name",
];

/**
 * Matches accounts by number with name or classification, then by name, hierarchical name and classification; ambiguous
 * ones get no place. Nothing leaves its statement, and locked lines stay.
 */
export function planTemplate(
  template: TemplateContent,
  spread: Spread,
  books: SpreadBooks,
  recognition: Recognition,
): TemplatePlan {
  const lines = [...placedNodes(spread).values()].filter(isAccount);
  const placeOf = placesFor(template, spread, lines, books, recognition);
  const unplaced = new Set(
    lines
      .filter((line) => !placeOf.has(refOf(line.node)) && needsPlace(line, books))
      .map(({ node }) => refOf(node)),
  );
  const planned = laidOut({ template, spread, lines, placeOf, unplaced, books });

  const sizes = new Map(lines.map((line) => [line, sizeOf(line, books)]));
  const bySize = lines.toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
  const moved = bySize.flatMap(({ node, ancestors }) => {
    const before = ancestors.at(-1);
    const after = placedNodes(planned).get(refOf(node))?.ancestors.at(-1);
    if (!before || !after || before.id === after.id) return [];
    return [{ account: refOf(node), from: refOf(before), to: refOf(after) }];
  });
  const asked = bySize.map(({ node }) => refOf(node)).filter((ref) => unplaced.has(ref));
  return { spread: planned, moved, unplaced: asked };
}

/**
 * The plan as a command: one undo takes the template off again.
 * @param wasOrigin the saved version that `was` is, if it's one; without it a save ends the undo
 * @public The statement editor is the first to use it.
 */
export function applyTemplate(
  { spread }: Pick<TemplatePlan, "spread">,
  was: Spread,
  template: Omit<TemplateOrigin, "kind">,
  wasOrigin?: SpreadOrigin,
): ReplaceSpread {
  const origin = { kind: "template", ...template } as const;
  return { do: "replaceSpread", origin, spread, was, ...(wasOrigin && { wasOrigin }) };
}

type AccountLine = PlacedNode & { readonly node: AccountNode };

/** A line of a template, and its section. */
interface Place {
  readonly line: TemplateLine;
  readonly account?: AccountIdentity;
  readonly type: StatementType;
  readonly section: NodeRef;
  readonly locked: boolean;
  readonly inEquity: boolean;
  readonly ofUnknownTypes: boolean;
}

/** A section, and the line in it if the very account was recognized. */
type Found = Pick<Place, "section"> & Partial<Pick<Place, "line" | "ofUnknownTypes">>;

/** Accounts of known type stay out of the section of unknown types, which is in no total. */
function takes(place: Found, classification: Classification): boolean {
  return !place.ofUnknownTypes || classification === "unknown";
}

function placesFor(
  template: TemplateContent,
  spread: Spread,
  lines: readonly AccountLine[],
  books: SpreadBooks,
  recognition: Recognition,
): ReadonlyMap<NodeRef, Found> {
  const found = new Map<NodeRef, Found>();
  const places = placesOf(template);
  for (const type of statementTypes) {
    const here = places.filter((place) => place.type === type && !place.locked);
    const onStatement = lines.filter((line) => line.type === type && !isLocked(line));
    for (const [ref, place] of earningsPlaces(here, onStatement, books)) found.set(ref, place);

    const movable = onStatement
      .filter(({ node }) => !isEarnings(node, books) && !isOwnAccount(node.id))
      .flatMap(({ node }) => {
        const account = identityOf(spread, node, recognition);
        return account ? [{ ...account, key: refOf(node) }] : [];
      });
    const known = here.flatMap((place) =>
      place.account && takes(place, place.account.classification)
        ? [{ ...place.account, key: place }]
        : [],
    );
    const matched = matchAccounts(movable, known, rules);
    const sections = new Map<Classification, Set<NodeRef>>();
    for (const { classification, key } of known) {
      const among = sections.get(classification) ?? new Set();
      sections.set(classification, among.add(key.section));
    }
    for (const { key: ref, classification } of movable) {
      const [section, ...others] = sections.get(classification) ?? [];
      const place = matched.get(ref) ?? (section && others.length === 0 ? { section } : undefined);
      if (place && takes(place, classification)) found.set(ref, place);
    }
  }
  return found;
}

/** Current earnings are one line everywhere, retained earnings nearly always; both stay in equity. */
function earningsPlaces(
  places: readonly Place[],
  lines: readonly AccountLine[],
  books: SpreadBooks,
): (readonly [NodeRef, Place])[] {
  const isCurrent = ({ node }: AccountLine) => node.id === currentEarningsId;
  const retained = (place: Place) => place.account?.classification === "retained_earnings";
  const inEquity = places.filter((place) => place.inEquity);
  const earnings = lines.filter(({ node }) => isEarnings(node, books));
  return [
    [earnings.filter(isCurrent), inEquity.filter(({ account }) => !account)] as const,
    [earnings.filter((line) => !isCurrent(line)), inEquity.filter(retained)] as const,
  ].flatMap(([[line, ...moreLines], [place, ...morePlaces]]) =>
    line && place && moreLines.length === 0 && morePlaces.length === 0
      ? [[refOf(line.node), place] as const]
      : [],
  );
}

function placesOf({ layouts }: TemplateContent): Place[] {
  const places: Place[] = [];
  function collect(
    type: StatementType,
    nodes: readonly TemplateNode[],
    above: readonly SectionNode[],
  ) {
    for (const node of nodes) {
      if (node.node === "section") {
        collect(type, node.children, [...above, { ...node, children: [] }]);
      }
      const section = above.at(-1);
      if (node.node !== "line" || !section) continue;
      const around = { node: section, ancestors: above };
      const [locked, ofUnknownTypes] = [isLocked(around), isOfUnknownTypes(around)];
      const inEquity = above.some(({ id }) => id === equitySectionId);
      const account = node.account && { account: node.account };
      const at = { type, section: refOf(section), locked, inEquity, ofUnknownTypes };
      places.push({ line: node, ...account, ...at });
    }
  }
  for (const type of statementTypes) collect(type, layouts[type], []);
  return places;
}

interface Plan {
  readonly template: TemplateContent;
  readonly spread: Spread;
  readonly lines: readonly AccountLine[];
  readonly placeOf: ReadonlyMap<NodeRef, Found>;
  readonly unplaced: ReadonlySet<NodeRef>;
  readonly books: SpreadBooks;
}

function laidOut({ template, spread, lines, placeOf, unplaced, books }: Plan): Spread {
  const byLine = new Map<TemplateLine, AccountNode>();
  for (const { node } of lines) {
    const line = placeOf.get(refOf(node))?.line;
    if (line) byLine.set(line, { ...node, ...(line.style && { style: line.style }) });
  }
  function filled(nodes: readonly TemplateNode[]): LayoutNode[] {
    return nodes.flatMap((node): LayoutNode[] => {
      if (node.node === "section") return [{ ...node, children: filled(node.children) }];
      if (node.node === "formula") return [node];
      const line = byLine.get(node);
      return line ? [line] : [];
    });
  }
  const templated: Spread = {
    ...spread,
    numberStyle: template.numberStyle,
    layouts: {
      BalanceSheet: filled(template.layouts.BalanceSheet),
      IncomeStatement: filled(template.layouts.IncomeStatement),
    },
  };

  // Older templates have no section for them.
  const recognized = lines.filter(isOfUnknownTypes).reduce(withOutermost, templated);
  const others = new Map<NodeRef, AccountNode[]>();
  for (const placed of lines) {
    const { node, type, ancestors } = placed;
    const ref = refOf(node);
    if (placedNodes(recognized).has(ref)) continue;
    const here = placeOf.get(ref)?.section ?? refOf(ancestors.at(-1) ?? node);
    const remains = placedNodes(recognized).get(here)?.type === type;
    const to = remains ? here : fallback(recognized, spread, placed, books);
    const line: AccountNode = unplaced.has(ref) ? { ...node, flagged: true } : node;
    others.set(to, [...(others.get(to) ?? []), line]);
  }
  return [...others].reduce(
    (result, [to, nodes]) => withInserted(result, nodes, { to }),
    recognized,
  );
}

/** The standard section, or the innermost enclosing one that remains. */
function fallback(
  planned: Spread,
  spread: Spread,
  { node, type, ancestors }: AccountLine,
  books: SpreadBooks,
): NodeRef {
  const classification =
    node.parked?.classification ?? accountIn(spread, node.id, books)?.classification;
  const standard = classification && standardSectionOf.get(classification);
  const wanted: NodeRef[] = [
    ...(isEarnings(node, books) ? [`section/${equitySectionId}` as const] : []),
    ...(standard && standard.type === type ? [`section/${standard.sectionId}` as const] : []),
    ...ancestors.map(refOf).toReversed(),
  ];
  const left = wanted.find((ref) => placedNodes(planned).has(ref));
  return left ?? refOf(ancestors[0] ?? node);
}

/** Nobody is asked about lines without figures, locked ones, earnings and our own. */
function needsPlace(line: AccountLine, books: SpreadBooks): boolean {
  const { node } = line;
  if (node.hidden || node.parked || isOwnAccount(node.id) || isLocked(line)) return false;
  return !isEarnings(node, books) && !books.dormant(node.id);
}

/** At the end of the books, or over all of them. */
function sizeOf({ node, type }: AccountLine, { calendar, amount }: SpreadBooks): number {
  const basis = calendar("accrual") ? "accrual" : "cash";
  const { from: start, cuts } = calendar(basis) ?? {};
  const end = cuts?.at(-1);
  return start && end && !node.parked ? Math.abs(amount(node.id, type, { basis, start, end })) : 0;
}

function isAccount(placed: PlacedNode): placed is AccountLine {
  return placed.node.node === "account";
}
