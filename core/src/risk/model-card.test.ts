import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openPd1, yearsAhead } from "./model.ts";

const card = readFileSync(new URL("../../../docs/risk-model.md", import.meta.url), "utf8");

/** The cells of the row that begins with this one, if there is such a row. */
const rowOf = (first: string) =>
  card
    .split("\n")
    .find((line) => line.startsWith(`| ${first} |`))
    ?.split("|")
    .map((cell) => cell.trim());

describe("the model card", () => {
  it("has the model's version, ratios, weights and level", () => {
    const weights = openPd1.features.map(({ weights: each }) =>
      yearsAhead.map((year) => each[year].toFixed(2).slice(1)).join(" "),
    );
    const level = openPd1.targetHazards.map((hazard) => (100 * hazard).toFixed(1)).join(" ");

    expect(card).toContain(`\`${openPd1.version}\``);
    expect(openPd1.features.map(({ id }) => rowOf(id)?.at(-2))).toEqual(weights);
    expect(rowOf("Level")?.[2]).toContain(`mean yearly hazard ${level} %`);
  });

  it("has the log-odds of every sector", () => {
    const { factor, limit, sectors } = openPd1.sectorShift;
    const spans: Readonly<Record<number, string>> = { 31: "31–33", 44: "44–45", 48: "48–49" };
    const written = sectors.map(({ sector }) => rowOf(spans[sector] ?? String(sector))?.[4]);
    const shown = (logodds: number) =>
      `${logodds < 0 ? "−" : "+"}${Math.abs(logodds).toFixed(3).slice(1)}`;

    expect(written).toEqual(sectors.map(({ logodds }) => shown(logodds)));
    expect(factor).toBe(0.5);
    expect(card).toContain(`half of the sector's log-odds in SBA loans, at most ±${limit}`);
  });
});
