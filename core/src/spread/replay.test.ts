import { describe, expect, it } from "vitest";
import type { NodeRef } from "../statement/layout.ts";
import { beginEditing, edit, isDirty, undo } from "./edit-session.ts";
import { moveOf } from "./place-commands.ts";
import { type Choice, replay } from "./replay.ts";
import {
  after,
  books,
  childrenOf,
  editOf,
  moving,
  parentOf,
  removed,
  session,
  standard,
} from "./testing/editing.ts";

describe("what somebody else has saved meanwhile", () => {
  const theirs = after(standard, moving(["account/2700"], "section/equity"));
  const mine = session([
    { do: "rename", node: "account/2700", part: "caption", text: "Owner's loan" },
    moving(["account/2700"], "section/current-liabilities"),
    moving(["account/6800"], "section/other-expense"),
  ]);

  it("is asked once, about where the line stands; the rest is done again", () => {
    const { questions, edits, lost, spread } = replay(theirs, mine.pending, books);

    expect(questions.map(({ edit: { command } }) => command.do)).toEqual(["move"]);
    expect(lost).toEqual([]);
    expect(edits.map(({ command }) => command.do)).toEqual(["rename", "move"]);
    expect(parentOf(spread, "account/2700")).toBe("section/equity");
    expect(parentOf(spread, "account/6800")).toBe("section/other-expense");
  });

  it.each<[Choice, NodeRef]>([
    ["mine", "section/current-liabilities"],
    ["theirs", "section/equity"],
  ])("is overwritten or kept as chosen: %s", (choice, parent) => {
    const id = mine.pending[1]?.id ?? "";
    const { questions, spread } = replay(theirs, mine.pending, books, new Map([[id, choice]]));

    expect(questions).toEqual([]);
    expect(parentOf(spread, "account/2700")).toBe(parent);
  });

  it("isn't asked where both wanted the same", () => {
    const { questions, edits } = replay(mine.spread, mine.pending, books);
    expect([questions, edits]).toEqual([[], []]);
  });

  it("puts a line at the end of its section where what it stood before is gone", () => {
    const before = moveOf(standard, ["account/1410"], {
      to: "section/fixed-assets",
      before: "account/1420",
    });
    const gone = after(standard, moving(["account/1420"], "section/other-assets"));
    const { spread, questions } = replay(gone, before ? [editOf(before)] : [], books);

    expect(questions).toEqual([]);
    expect(childrenOf(spread, "section/fixed-assets")).toEqual(["account/1410"]);
  });

  it("names an edit that can't be repeated, because its section is gone", () => {
    const added = session([
      {
        do: "addSection",
        id: "debt",
        to: "section/long-term-liabilities",
        headerCaption: "Debt",
        footerCaption: "Total debt",
        side: "Credit",
      },
    ]);
    const without = after(standard, {
      do: "removeSection",
      section: "section/long-term-liabilities",
      to: "section/liabilities",
      was: removed(),
    });
    expect(replay(without, added.pending, books).lost).toMatchObject([{ refused: "unknown-node" }]);
  });
});

describe("undo", () => {
  it("takes a whole group back at once, and leaves the spread clean", () => {
    const done = edit(
      beginEditing(standard),
      [
        { ...editOf(moving(["account/1410"], "section/fixed-assets")), group: "one" },
        {
          ...editOf({ do: "rename", node: "account/1410", part: "caption", text: "Prepaid rent" }),
          group: "one",
        },
      ],
      books,
    );
    if (done.refused) throw new Error(done.refused);
    expect(isDirty(done.session)).toBe(true);

    const undone = undo(done.session, "undo", books);
    if (undone.refused) throw new Error(undone.refused);
    expect([isDirty(undone.session), undone.session.pending]).toEqual([false, []]);
  });
});
