import { describe, expect, it } from "vitest";
import { changedNodes } from "./changed-nodes.ts";
import type { Command } from "./command.ts";
import { moveOf } from "./place-commands.ts";
import type { Spread } from "./spread.ts";
import { after, moving, standard } from "./testing/editing.ts";

const changed = (spread: Spread) => [...changedNodes(standard, spread)];
const rename: Command = { do: "rename", node: "account/1420", part: "caption", text: "Owner" };

describe("changedNodes", () => {
  it("is empty for the saved spread, and once everything is undone", () => {
    const back: Command = { ...rename };
    const { text: _, ...restored } = back;

    expect(changed(standard)).toEqual([]);
    expect(changed(after(after(standard, rename), restored))).toEqual([]);
  });

  it("has the renamed line and not the sections around it", () => {
    expect(changed(after(standard, rename))).toEqual(["account/1420"]);
  });

  it("has the moved line alone, not those it left or joined", () => {
    expect(changed(after(standard, moving(["account/1420"], "section/equity")))).toEqual([
      "account/1420",
    ]);
  });

  it("has the one line that changed its place among others", () => {
    const up = moveOf(standard, ["account/1430"], {
      to: "section/current-assets",
      before: "account/1410",
    });

    expect(up && changed(after(standard, up))).toEqual(["account/1430"]);
  });

  it("has an added section, and its lines where they come from elsewhere", () => {
    const added = after(standard, {
      do: "addSection",
      id: "debt",
      to: "section/liabilities",
      headerCaption: "Debt",
      footerCaption: "Total debt",
      side: "Credit",
    });
    const move = moveOf(added, ["account/2700"], { to: "section/debt" });

    expect(move && changed(after(added, move))).toEqual(["section/debt", "account/2700"]);
  });

  it("has a reclassified account", () => {
    const classified: Spread = { ...standard, classifications: { "6800": "other_expense" } };

    expect(changed(classified)).toEqual(["account/6800"]);
  });
});
