import { describe, expect, it } from "vitest";
import { shiftOf } from "./place-commands.ts";
import { after, childrenOf, standard } from "./testing/editing.ts";

const all = () => true;
const within = "section/current-assets";
const lines = (spread = standard) =>
  childrenOf(spread, within).filter((ref) => ref.startsWith("account/"));

describe("shiftOf", () => {
  it("moves a line past the next shown sibling", () => {
    const down = shiftOf(standard, ["account/1410"], 1, all);
    const past = shiftOf(standard, ["account/1410"], 1, (ref) => ref !== "account/1420");

    expect(lines()).toEqual(["account/1410", "account/1420", "account/1430"]);
    expect(down && lines(after(standard, down))).toEqual([
      "account/1420",
      "account/1410",
      "account/1430",
    ]);
    expect(past && lines(after(standard, past))).toEqual([
      "account/1420",
      "account/1430",
      "account/1410",
    ]);
  });

  it("moves several as a block", () => {
    const up = shiftOf(standard, ["account/1430", "account/1420"], -1, all);

    expect(up && lines(after(standard, up))).toEqual([
      "account/1420",
      "account/1430",
      "account/1410",
    ]);
  });

  it("is undefined at the end, and over several sections", () => {
    expect(shiftOf(standard, ["account/1430"], 1, all)).toBeUndefined();
    expect(shiftOf(standard, ["account/1420", "account/2100"], 1, all)).toBeUndefined();
  });
});
