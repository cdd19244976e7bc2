import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Industry } from "../industry/industry.ts";
import { type Minor, toMinor } from "../money/money.ts";
import { openPd1 } from "./model.ts";
import { peersSoi2013, zip3States } from "./peer-data.ts";
import { comparePeers, type PeersOf } from "./peers.ts";
import { ratioIds, riskRatios } from "./ratios.ts";
import { expectClose } from "./testing/close-to.ts";
import { inputsOfCase, restaurant } from "./testing/firms.ts";
import vectors from "./testing/vectors.json" with { type: "json" };

describe("the model's own cases", () => {
  it.each([vectors.strong, vectors.weak])(
    "$input.naicsCode has its score, cell and peers' figures",
    ({ input, expected }) => {
      const { values, peerPd, ...cell } = expected.peer;

      const found = compared({
        naicsCode: input.naicsCode,
        postalCode: input.postalCode,
        totalAssets: toMinor(input.fy.totalAssets * 100),
        ratios: riskRatios(inputsOfCase(input)),
      });

      expect(found).toMatchObject({
        score: expected.peerScore,
        cell: {
          industry: cell.industry,
          assetClass: cell.assetClass,
          returns: cell.peerReturns,
          state: cell.state,
        },
        benchmarks: {
          interestCoverage: values.int_cov,
          currentRatio: values.current,
          clDays: values.cl_days,
          grossMargin: values.gm,
          netMargin: values.nm,
        },
      });
      const { n: _, cl_days: __, current: ___, sales_ta, nm, gm, int_cov, s, ...ratios } = values;
      expect(found.ratios).toEqual(ratios);
      expectClose(found.cumulative, peerPd);
    },
  );
});

describe("a firm's peers", () => {
  it("are the same wherever in the US it is", () => {
    const atlanta = compared({});
    const cheyenne = compared({ postalCode: "82001" });

    expect(atlanta.score).toBe(79);
    expectClose(
      atlanta.cumulative,
      [0.01618128, 0.035215435, 0.054916196, 0.073937808, 0.091783988],
    );
    expect(cheyenne).toEqual({ ...atlanta, cell: { ...atlanta.cell, state: "WY" } });
  });

  it("give the same figures for any postal code, or none at all", () => {
    const { score, cumulative } = compared({});
    const code = fc.oneof(
      fc.string(),
      fc.nat({ max: 99_999 }).map((zip) => String(zip).padStart(5, "0")),
    );
    fc.assert(
      fc.property(code, (postalCode) => {
        const found = comparePeers({ ...firm, postalCode });
        if (!("absent" in found)) expect(found).toMatchObject({ score, cumulative });
      }),
    );
  });

  it("are the nearest size's where the industry has none of its size, smaller first", () => {
    const [small, large] = [row(-0.1), row(0.1)];
    const cells = (found: Record<string, (number | null)[]>) =>
      compared({ peers: { ...peersSoi2013, cells: { 722: found, 72: { 4: row(0) } } } }).cell;

    expect(cells({ 3: small, 5: large })).toMatchObject({ industry: "722", assetClass: 3 });
    expect(cells({ 5: large, 2: small })).toMatchObject({ industry: "722", assetClass: 5 });
    expect(cells({ 6: large, 2: small })).toMatchObject({ industry: "722", assetClass: 2 });
    expect(cells({ 7: large })).toMatchObject({ industry: "72", assetClass: 4 });
  });

  it("are a wider industry's where its own has none, three digits before the sector", () => {
    const found = (cells: PeersOf["peers"]["cells"]) =>
      compared({ naicsCode: "621111", peers: { ...peersSoi2013, cells } }).cell.industry;

    expect(found({ 621: { 4: row(0) }, 62: { 4: row(0) } })).toBe("621");
    expect(found({ 62: { 4: row(0) } })).toBe("62");
  });

  it("give 50 to a firm that is like them, and 1 to 99 to all", () => {
    const like = row(null);
    const ratios = { ...firm.ratios, ...Object.fromEntries(ratioIds.map((id) => [id, 1])) };
    const scoreOf = (peersScore: number | null) =>
      compared({
        ratios,
        peers: {
          ...peersSoi2013,
          cells: { 722: { 4: peersScore === null ? like : row(peersScore) } },
        },
      }).score;

    expect([null, 100, -100].map(scoreOf)).toEqual([50, 99, 1]);
  });

  it("are of the size that total assets stay below, the last without end", () => {
    const classOf = (dollars: number) =>
      compared({ totalAssets: toMinor(dollars * 100), naicsCode: "111110" }).cell.assetClass;

    expect([1, 499_999, 500_000, 999_999, 1_000_000].map(classOf)).toEqual([3, 3, 4, 4, 5]);
    expect(comparePeers({ ...firm, totalAssets: toMinor(9e15) })).toHaveProperty("cell.assetClass");
  });
});

describe("peers are absent", () => {
  it.each<[string, Partial<PeersOf>]>([
    ["no-naics", { naicsCode: undefined }],
    ["unknown-naics", { naicsCode: "722599" }],
    ["naics-2017", { naicsCode: "454110" }],
    ["sector-without-peers", { naicsCode: "524113" }],
    ["sector-without-peers", { naicsCode: "813110" }],
    ["sector-without-peers", { naicsCode: "921110" }],
    ["no-postal-code", { postalCode: undefined }],
    ["no-postal-code", { postalCode: " " }],
    ["postal-code-not-us", { postalCode: "K1A 0B1" }],
    ["postal-code-not-us", { postalCode: "101" }],
    ["postal-code-not-us", { postalCode: "00001" }],
    ["not-usd", { postalCode: "75001", currency: "EUR" }],
    ["no-cell", { totalAssets: undefined }],
    ["no-cell", { totalAssets: 0 as Minor }],
    ["no-cell", { peers: { ...peersSoi2013, cells: {} } }],
  ])("%s: %o", (absent, changed) => {
    expect(comparePeers({ ...firm, ...changed })).toEqual({ absent });
  });
});

const industry = (code: string, soi?: string): Industry => ({
  code,
  title: "",
  index: [],
  soiLevel: soi ? "minor" : "none",
  ...(soi && { soi }),
});

const firm: PeersOf = {
  model: openPd1,
  peers: peersSoi2013,
  industries: [
    industry("111110", "111"),
    industry("445110", "445115"),
    industry("621111", "621115"),
    industry("722511", "722"),
    industry("921110"),
  ],
  zip3States,
  naicsCode: "722511",
  postalCode: "30301",
  totalAssets: restaurant.year.totalAssets,
  currency: "USD",
  ratios: riskRatios(restaurant),
};

function compared(changed: Partial<PeersOf>) {
  const found = comparePeers({ ...firm, ...changed });
  if ("absent" in found) throw new Error(found.absent);
  return found;
}

function row(score: number | null): (number | null)[] {
  return peersSoi2013.columns.map((column) => (column === "s" ? score : 1));
}
