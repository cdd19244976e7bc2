import { describe, expect, it } from "vitest";
import { beginEditing, continueEditing, edit, markSaved, undo } from "./edit-session.ts";
import { nodeCaption } from "./node-caption.ts";
import { replay } from "./replay.ts";
import { after, books, editOf, moving, session, standard } from "./testing/editing.ts";

const toEquity = moving(["account/1420"], "section/equity");
const renamed = {
  do: "rename",
  node: "account/2700",
  part: "caption",
  text: "Owner's loan",
} as const;

describe("continueEditing", () => {
  it("repeats unsaved edits on another's version, each group of which can be undone", () => {
    const mine = session([toEquity, renamed]);
    const theirs = after(standard, { do: "numberStyle", style: "Thousands", was: "Actuals" });

    const next = continueEditing(mine, theirs, replay(theirs, mine.pending, books));

    expect(next.saved).toBe(theirs);
    expect(next.spread.numberStyle).toBe("Thousands");
    expect(next.past.map((group) => group.map(({ command }) => command.do))).toEqual([
      ["move"],
      ["rename"],
    ]);
    expect(undo(next, "undo", books)).toMatchObject({
      session: { pending: next.pending.slice(0, 1) },
    });
  });
});

describe("undo", () => {
  it("takes back a whole spread after a save only where what it replaced is stored", () => {
    const spread = after(standard, toEquity);
    const replacing = (wasOrigin?: { readonly kind: "version"; readonly version: number }) => {
      const done = edit(
        beginEditing(standard),
        [
          editOf({
            do: "replaceSpread",
            origin: { kind: "version", version: 3 },
            spread,
            was: standard,
            ...(wasOrigin && { wasOrigin }),
          }),
        ],
        books,
      );
      if (done.refused) throw new Error(done.refused);
      return markSaved(done.session, done.session.spread, done.session.pending, books);
    };

    expect(undo(replacing(), "undo", books)).toEqual({ refused: "not-kept" });
    expect(undo(replacing({ kind: "version", version: 2 }), "undo", books)).toMatchObject({
      session: { pending: [{ command: { origin: { kind: "version", version: 2 } } }] },
    });
  });
});

describe("nodeCaption", () => {
  it("is the number and name of an account, a person's caption, or the standard one", () => {
    const spread = after(standard, renamed);
    const named = (ref: Parameters<typeof nodeCaption>[1], language: "en" | "fr" = "en") =>
      nodeCaption(spread, ref, { books, language });

    expect(named("account/1420")).toBe("1420 Due from owner");
    expect(named("account/2700")).toBe("2700 Owner's loan");
    expect(named("section/equity")).toBe("Equity");
    expect(named("section/equity", "fr")).toBe("Capitaux propres");
    expect(named("section/gone")).toBe("gone");
    expect(named("formula/net-income")).toBe("Net income");
  });
});
