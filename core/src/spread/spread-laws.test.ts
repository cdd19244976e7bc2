import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayInMonth } from "../calendar/day.ts";
import { type Classification, classifications } from "../ledger/ledger.ts";
import { negate, toMinor } from "../money/money.ts";
import { type LayoutNode, type NodeRef, refOf } from "../statement/layout.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import { standardPlace } from "./account-commands.ts";
import { applyCommand, inverseOf } from "./apply-command.ts";
import type { AmountPeriod, Command, SpreadBooks } from "./command.ts";
import {
  beginEditing,
  type Edit,
  type EditSession,
  edit,
  isDirty,
  markSaved,
  redo,
  undo,
} from "./edit-session.ts";
import { moveOf } from "./place-commands.ts";
import { canonicalText, type Spread, standardSpread, statementTypes } from "./spread.ts";
import { placedNodes } from "./spread-tree.ts";

/** An account of a random chart, with one exact figure. */
interface ChartAccount {
  readonly id: string;
  readonly name: string;
  readonly number?: string;
  readonly classification: Classification;
  readonly guessed: boolean;
  readonly amount: number;
}

const charts: fc.Arbitrary<ChartAccount[]> = fc
  .array(
    fc.record({
      number: fc.option(fc.integer({ min: 1, max: 9999 }).map(String), { nil: undefined }),
      name: fc.string({ minLength: 1, maxLength: 12 }),
      classification: fc.constantFrom(...classifications),
      guessed: fc.boolean(),
      amount: fc.oneof(fc.constant(0), fc.integer({ min: -1_000_000, max: 1_000_000 })),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((accounts) =>
    accounts.map(({ number, ...account }, i) => ({
      ...account,
      // Ids of accounts may be those of sections, and are no names.
      id: i === 0 ? "cash" : String(i),
      ...(number !== undefined && { number }),
    })),
  );

/** What a person would do, by numbers: which line, which other line, how. */
const intents = fc.array(
  fc.record({
    kind: fc.nat({ max: 13 }),
    line: fc.nat(),
    other: fc.nat(),
    more: fc.array(fc.nat(), { maxLength: 4 }),
    text: fc.string({ maxLength: 8 }),
  }),
  { maxLength: 30 },
);
type Intent = Readonly<{
  kind: number;
  line: number;
  other: number;
  more: readonly number[];
  text: string;
}>;

/** Each account of a random chart has one figure, whatever the period. */
const period: AmountPeriod = {
  basis: "accrual",
  start: dayInMonth(2025, 1, 1),
  end: dayInMonth(2025, 12, 31),
};

function booksOf(chart: readonly ChartAccount[]): SpreadBooks {
  const byId = new Map(chart.map((account) => [account.id, account]));
  return {
    account: (id) => {
      const account = byId.get(id);
      return account && { ...account, classifiedBySource: !account.guessed };
    },
    calendar: () => ({ cuts: [period.end], from: period.start }),
    dormant: (id) => byId.get(id)?.amount === 0,
    amount: (id) => toMinor(byId.get(id)?.amount ?? 0),
  };
}

function spreadOf(chart: readonly ChartAccount[]): Spread {
  return standardSpread(
    chart.map(({ guessed: _, amount: __, ...account }) => ({
      ...account,
      fullName: account.name,
      vendorType: "",
      posting: true,
      active: true,
      kind: "Real" as const,
      classificationSource: "vendor-type" as const,
      confidence: 1,
    })),
  );
}

function commandOf(spread: Spread, intent: Intent, step: number): Command | undefined {
  const refs = [...placedNodes(spread).keys()];
  const pick = (n: number): NodeRef => refs[n % refs.length] ?? "section/assets";
  const { kind, line, other, more, text } = intent;
  const node = pick(line);
  const section = pick(other);
  const placed = placedNodes(spread).get(node);
  switch (kind) {
    case 0:
      return {
        do: "rename",
        node,
        part: placed?.node.node === "section" ? "header" : "caption",
        text,
      };
    case 1:
      return {
        do: "style",
        node,
        part: placed?.node.node === "section" ? "footer" : "caption",
        style: { bold: true },
        was: {},
      };
    case 2:
      return { do: "side", section: node, side: other % 2 ? "Debit" : "Credit", was: "Debit" };
    case 3:
      return {
        do: "addSection",
        id: `added-${step}`,
        to: node,
        headerCaption: text,
        footerCaption: text,
        side: "Debit",
      };
    case 4: {
      const empty = { node: "section", id: "", reportedAs: "Debit", children: [] } as const;
      return {
        do: "removeSection",
        section: node,
        to: section,
        was: { section: empty, place: { node, to: section }, children: [] },
      };
    }
    case 5:
      return { do: "hide", account: node };
    case 6:
      return { do: "show", account: node };
    case 7: {
      const orders = [
        { by: "CaptionText" },
        { by: "AccountNumberThenCaptionText" },
        { by: "AmountDescending", period },
      ] as const;
      return { do: "sort", section: node, order: orders[other % 3] ?? orders[0], was: [] };
    }
    case 8: {
      const classification = classifications[other % classifications.length] ?? "cash";
      const place = standardPlace(spread, node, classification);
      return (
        place && {
          do: "classify",
          account: node,
          classification,
          said: true,
          place,
          was: { classification, said: true, place },
        }
      );
    }
    case 11: {
      const id = `tieout:own:${step}`;
      const account = { id, name: text, classification: "other_asset" } as const;
      return { do: "addOwnAccount", account, place: { node: `account/${id}`, to: section } };
    }
    case 12: {
      const [amount, accountId] = [toMinor(1 + (other % 9)), node.slice("account/".length)];
      const lines = [
        { accountId, amount },
        { accountId: section.slice("account/".length), amount: negate(amount) },
      ];
      const entry = { id: `entry-${step}`, kind: "Reclassification", basis: "accrual" } as const;
      const adjustment = {
        ...entry,
        day: period.end,
        lines,
        reason: "Why",
        status: "Draft",
      } as const;
      return { do: "adjust", adjustment };
    }
    case 13: {
      const one = spread.adjustments[line % Math.max(1, spread.adjustments.length)];
      return one && { do: "void", id: one.id, was: one };
    }
    default:
      return moveOf(spread, [node, ...more.map(pick)], {
        to: section,
        ...(kind === 10 && more[0] !== undefined && { before: pick(more[0]) }),
      });
  }
}

/** What every line of a spread shows: exact sums of the accounts below it. */
function totals(spread: Spread, books: SpreadBooks): Map<NodeRef, number> {
  const sums = new Map<NodeRef, number>();
  function add(node: LayoutNode): number {
    const total =
      node.node === "account"
        ? books.amount(node.id, "BalanceSheet", period)
        : node.node === "section"
          ? node.children.reduce((sum, child) => sum + add(child), 0)
          : 0;
    sums.set(refOf(node), total);
    return total;
  }
  for (const type of statementTypes) spread.layouts[type].forEach(add);
  return sums;
}

function roots(spread: Spread, books: SpreadBooks): number[] {
  const sums = totals(spread, books);
  return statementTypes.map((type) =>
    spread.layouts[type].reduce((sum, node) => sum + (sums.get(refOf(node)) ?? 0), 0),
  );
}

function accountIds(spread: Spread): string[] {
  const ids: string[] = [];
  const collect = (node: LayoutNode): void => {
    if (node.node === "account") ids.push(node.id);
    if (node.node === "section") node.children.forEach(collect);
  };
  for (const type of statementTypes) spread.layouts[type].forEach(collect);
  return ids.toSorted();
}

/** Carries out what may be; gives every spread on the way, and the command that led to it. */
function play(
  chart: readonly ChartAccount[],
  wanted: readonly Intent[],
  each: (before: Spread, after: Spread, command: Command) => void,
): EditSession {
  const books = booksOf(chart);
  let session = beginEditing(spreadOf(chart));
  for (const [step, intent] of wanted.entries()) {
    const command = commandOf(session.spread, intent, step);
    if (!command) continue;
    const edited = edit(session, [{ id: String(step), group: String(step), command }], books);
    if (edited.refused) continue;
    const carriedOut = edited.session.pending.at(-1)?.command;
    if (carriedOut) each(session.spread, edited.session.spread, carriedOut);
    session = edited.session;
  }
  return session;
}

const once = fc.tuple(charts, intents);
const runs = { numRuns: 300 };

describe("a spread, over random charts and random edits", () => {
  it("keeps every account on exactly one line of exactly one statement", () => {
    fc.assert(
      fc.property(once, ([chart, wanted]) => {
        const all = [...chart.map(({ id }) => id), currentEarningsId].toSorted();
        play(chart, wanted, (_, after) => {
          const ours = after.ownAccounts.map(({ id }) => id);
          expect(accountIds(after)).toEqual([...all, ...ours].toSorted());
        });
      }),
      runs,
    );
  });

  it("conserves the sum of each statement; what an account is said to be moves it, and nothing else does", () => {
    fc.assert(
      fc.property(once, ([chart, wanted]) => {
        const books = booksOf(chart);
        play(chart, wanted, (before, after, command) => {
          const [old, now] = [roots(before, books), roots(after, books)];
          if (command.do !== "classify") expect(now).toEqual(old);
          expect(sum(now)).toBe(sum(old));
        });
      }),
      runs,
    );
  });

  it("changes no total outside the common ancestor of what moved", () => {
    fc.assert(
      fc.property(once, ([chart, wanted]) => {
        const books = booksOf(chart);
        play(chart, wanted, (before, after, command) => {
          if (command.do !== "move") return;
          const touched = command.places.flatMap(({ node, to }) => [
            above(before, node),
            above(after, to, true),
          ]);
          const common = shared(touched);
          const [old, now] = [totals(before, books), totals(after, books)];
          for (const [ref, { ancestors, node }] of placedNodes(after)) {
            const outside = !touched.some((path) => path.includes(ref)) || common.includes(ref);
            if (outside) expect([ref, now.get(ref)]).toEqual([ref, old.get(ref)]);
            expect(ancestors).not.toContain(node);
          }
        });
      }),
      runs,
    );
  });

  it("changes no exact amount by captions, styles, sides, sorting, hiding or accepting", () => {
    const still = new Set<Command["do"]>(["rename", "style", "side", "sort", "hide", "show"]);
    fc.assert(
      fc.property(once, ([chart, wanted]) => {
        const books = booksOf(chart);
        play(chart, wanted, (before, after, command) => {
          if (still.has(command.do)) expect(totals(after, books)).toEqual(totals(before, books));
        });
      }),
      runs,
    );
  });

  it("takes each edit back exactly", () => {
    fc.assert(
      fc.property(once, ([chart, wanted]) => {
        const books = booksOf(chart);
        play(chart, wanted, (before, after, command) => {
          const back = applyAnchored(after, inverseOf(command), books);
          expect(canonicalText(back)).toBe(canonicalText(before));
        });
      }),
      runs,
    );
  });

  it("undoes all to a clean spread, also across a save, and does all of it again", () => {
    fc.assert(
      fc.property(once, fc.nat(), ([chart, wanted], at) => {
        const books = booksOf(chart);
        const start = spreadOf(chart);
        const done = play(chart, wanted, () => {});
        const sent = done.pending.slice(0, at % (done.pending.length + 1));
        const savedAt = replayed(start, sent, books);
        let session = markSaved(done, savedAt, sent);

        while (session.past.length > 0)
          session = passed(undo(session, `undo-${session.past.length}`, books));
        expect(canonicalText(session.spread)).toBe(canonicalText(start));
        expect(canonicalText(replayed(savedAt, session.pending, books))).toBe(canonicalText(start));
        if (sent.length === 0) expect([isDirty(session), session.pending]).toEqual([false, []]);

        while (session.future.length > 0)
          session = passed(redo(session, `redo-${session.future.length}`, books));
        expect(canonicalText(session.spread)).toBe(canonicalText(done.spread));
      }),
      runs,
    );
  });

  it("comes to the same by its edits, sent as text", () => {
    fc.assert(
      fc.property(once, ([chart, wanted]) => {
        const books = booksOf(chart);
        const { spread, pending } = play(chart, wanted, () => {});
        const received: Edit[] = JSON.parse(JSON.stringify(pending));
        expect(canonicalText(replayed(spreadOf(chart), received, books))).toBe(
          canonicalText(spread),
        );
      }),
      runs,
    );
  });
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The sections around a node, from the outermost one on. */
function above(spread: Spread, ref: NodeRef, andItself = false): NodeRef[] {
  const path = placedNodes(spread).get(ref)?.ancestors.map(refOf) ?? [];
  return andItself ? [...path, ref] : path;
}

function shared(paths: readonly (readonly NodeRef[])[]): NodeRef[] {
  return (paths[0] ?? []).filter((ref) => paths.every((path) => path.includes(ref)));
}

function passed(edited: ReturnType<typeof undo>): EditSession {
  if (edited.refused) throw new Error(edited.refused);
  return edited.session;
}

function applyAnchored(spread: Spread, command: Command, books: SpreadBooks): Spread {
  const edited = edit(beginEditing(spread), [{ id: "", group: "", command }], books);
  if (edited.refused) throw new Error(edited.refused);
  return edited.session.spread;
}

/** As the server carries edits out: each must say exactly what it replaces. */
function replayed(start: Spread, edits: readonly Edit[], books: SpreadBooks): Spread {
  return edits.reduce((spread, { command }) => {
    const applied = applyCommand(spread, command, books);
    if (applied.refused) throw new Error(`${command.do}: ${applied.refused}`);
    return applied.spread;
  }, start);
}
