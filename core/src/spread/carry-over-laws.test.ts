import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LayoutNode } from "../statement/layout.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import { type CarriedOver, carryOver } from "./carry-over.ts";
import { type Spread, statementTypes } from "./spread.ts";
import { accountsOf, booksOf, charts, intents, play } from "./testing/random-edits.ts";

/** Collections one after the other, each carried over to the next, from this company or from another package. */
const collections = fc.array(fc.record({ chart: charts, sameBooks: fc.boolean() }), {
  minLength: 1,
  maxLength: 4,
});

describe("carryOver, whatever was edited and whatever is collected next", () => {
  it("has each account of the new collection on exactly one line, but headings without figures on one at most", () => {
    everyCollection(({ spread }, accounts, { dormant }) => {
      const ids = lineIds(spread);
      expect(new Set(ids).size).toBe(ids.length);
      const empty = accounts.filter(
        ({ id, classification }) => classification === "non_posting" && dormant(id),
      );
      const optional = new Set(empty.map(({ id }) => id));
      const own = spread.ownAccounts.map(({ id }) => id);
      const expected = [...accounts.map(({ id }) => id), ...own, currentEarningsId];
      expect(
        ids.filter((id) => !id.startsWith("tieout:parked:") && !optional.has(id)).toSorted(),
      ).toEqual(expected.filter((id) => !optional.has(id)).toSorted());
    });
  });

  it("flags accounts that have a flagged line, each once, and no others", () => {
    everyCollection(({ spread, flagged }) => {
      const lines = lineNodes(spread).filter((node) => node.node === "account" && node.flagged);
      expect(flagged.map(({ accountId }) => accountId).toSorted()).toEqual(
        lines.map(({ id }) => id).toSorted(),
      );
    });
  });

  it("counts no adjustment, and leaves none without its line", () => {
    everyCollection(({ spread }) => {
      const ids = new Set(lineIds(spread));
      for (const { status, lines } of spread.adjustments) {
        expect(status).toBe("Draft");
        for (const { accountId } of lines) expect(ids).toContain(accountId);
      }
    });
  });
});

function everyCollection(
  holds: (
    carried: CarriedOver,
    accounts: ReturnType<typeof accountsOf>,
    books: ReturnType<typeof booksOf>,
  ) => void,
): void {
  fc.assert(
    fc.property(charts, intents, collections, (chart, wanted, next) => {
      let last = {
        spread: play(chart, wanted, () => undefined).spread,
        accounts: accountsOf(chart),
      };
      for (const { chart, sameBooks } of next) {
        const accounts = accountsOf(chart);
        const books = booksOf(chart);
        const carried = carryOver({ ...last, sameBooks }, accounts, books);
        holds(carried, accounts, books);
        last = { spread: carried.spread, accounts };
      }
    }),
  );
}

function lineIds(spread: Spread): string[] {
  return lineNodes(spread).map(({ id }) => id);
}

function lineNodes({ layouts }: Spread): LayoutNode[] {
  const within = (nodes: readonly LayoutNode[]): LayoutNode[] =>
    nodes.flatMap((node) => {
      if (node.node === "section") return within(node.children);
      return node.node === "account" ? [node] : [];
    });
  return statementTypes.flatMap((type) => within(layouts[type]));
}
