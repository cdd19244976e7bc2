import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LayoutNode, type NodeRef, refOf } from "../statement/layout.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import { applyCommand, inverseOf } from "./apply-command.ts";
import type { Command, SpreadBooks } from "./command.ts";
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
import { canonicalText, type Spread, statementTypes } from "./spread.ts";
import { placedNodes } from "./spread-tree.ts";
import { booksOf, charts, intents, period, play, spreadOf } from "./testing/random-edits.ts";

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
        let session = markSaved(done, savedAt, sent, books);

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

  it("has every change to send after a save, also what was undone while that was on its way", () => {
    fc.assert(
      fc.property(once, fc.nat(), fc.boolean(), ([chart, wanted], at, redoes) => {
        const books = booksOf(chart);
        const sent = play(chart, wanted, () => {});
        let session = sent;
        const left = at % (sent.past.length + 1);
        while (session.past.length > left)
          session = passed(undo(session, `undo-${session.past.length}`, books));
        if (redoes) session = passed(redo(session, "redo", books));

        const saved = markSaved(session, sent.spread, sent.pending, books);

        expect(canonicalText(replayed(sent.spread, saved.pending, books))).toBe(
          canonicalText(saved.spread),
        );
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

/** As the server does it: each edit must say exactly what it replaces. */
function replayed(start: Spread, edits: readonly Edit[], books: SpreadBooks): Spread {
  return edits.reduce((spread, { command }) => {
    const applied = applyCommand(spread, command, books);
    if (applied.refused) throw new Error(`${command.do}: ${applied.refused}`);
    return applied.spread;
  }, start);
}
