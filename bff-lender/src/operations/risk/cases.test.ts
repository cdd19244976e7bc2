import { addBacks, adding, moving } from "@tieout/core/risk/testing/alder";
import { expectClose } from "@tieout/core/risk/testing/close-to";
import { december2024, entry, lines } from "@tieout/core/spread/testing/adjusting";
import { alder, type YearEndAccount } from "@tieout/core/spread/testing/year-end-ledger";
import { describe, expect } from "vitest";
import { test } from "../../testing/index.ts";
import {
  analyze,
  atlanta,
  type Codes,
  pdsOf,
  type Step,
  saveStep,
} from "../../testing/risk-analyses.ts";
import {
  engineersBooks,
  insertRiskBooks,
  physiciansBooks,
  restaurantBooks,
  restaurantsFirstYear,
  restaurantWith,
} from "../../testing/risk-books.ts";

const dallas = { naicsCode: "238220", postalCode: "75201" };

describe("a probability of default, from the stored books to the reply (S-E51)", () => {
  test.for<readonly [string, readonly YearEndAccount[], Codes, readonly number[]]>([
    [
      "of a restaurant",
      restaurantBooks,
      atlanta,
      [0.0055722699, 0.013819547, 0.023108051, 0.032848332, 0.042240774],
    ],
    [
      "of a restaurant in another state",
      restaurantBooks,
      { ...atlanta, postalCode: "82001" },
      [0.0055722699, 0.013819547, 0.023108051, 0.032848332, 0.042240774],
    ],
    [
      "without a code",
      restaurantBooks,
      {},
      [0.0053816454, 0.01334906, 0.022325277, 0.03174131, 0.040824118],
    ],
    [
      "without a prior year",
      restaurantsFirstYear,
      atlanta,
      [0.0061578404, 0.014951814, 0.024765155, 0.035049823, 0.0449616],
    ],
    [
      "whose owner's draws are pay",
      restaurantWith(
        ["1000", "Checking", "cash", 207, 124],
        ["5000", "Cost of goods sold", "cogs", 1683, 1000],
        ["6030", "Owner pay", "opex", 0, 95],
      ),
      atlanta,
      [0.01187926, 0.027561386, 0.042511277, 0.057200349, 0.071165372],
    ],
    [
      "that borrowed 100 for equipment, 20 of it due",
      restaurantWith(
        ["1000", "Checking", "cash", 112, 116],
        ["1500", "Equipment", "fixed_asset", 0, 640],
        ["2710", "Current portion of the loan", "short_term_debt", 0, -20],
        ["2700", "Bank loan", "long_term_debt", 0, -390],
        ["8000", "Interest", "interest_expense", 0, 40],
      ),
      atlanta,
      [0.0074383347, 0.017727529, 0.029038805, 0.040649749, 0.051774003],
    ],
    [
      "of a contractor with a loss",
      alder,
      dallas,
      [0.017948729, 0.038953695, 0.05862411, 0.077215117, 0.094535253],
    ],
    [
      "of engineers who owe nothing",
      engineersBooks,
      { naicsCode: "541330" },
      [0.0017802596, 0.0050323047, 0.0090633614, 0.01363866, 0.018132916],
    ],
    [
      "of physicians whose corporation pays out what it earns",
      physiciansBooks,
      { naicsCode: "621111" },
      [0.0028230171, 0.0074190091, 0.012888405, 0.018806439, 0.024563117],
    ],
  ])("%s", async ([, chart, codes, expected], { as, tenant }) => {
    const books = await insertRiskBooks(tenant, chart);

    const analysis = await analyze(as, books, codes);

    expectClose(pdsOf(analysis), expected);
  });

  test("beside its peers: 79, and what the industry's aggregate has", async ({ as, tenant }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);

    const analysis = await analyze(as, books, atlanta);

    expect(analysis.peerScore).toBe(79);
    expectClose(
      pdsOf(analysis, "Peer"),
      [0.01618128, 0.035215435, 0.054916196, 0.073937808, 0.091783988],
    );
  });

  test("follows what the statements' editor saves", async ({ as, tenant }) => {
    const aldersOf = async (...steps: readonly Step[]) => {
      const books = await insertRiskBooks(tenant, alder);
      for (const step of steps) await saveStep(as, tenant, books, step);
      return analyze(as, books, dallas);
    };

    const moved = await aldersOf(moving("section/equity", "1420"));
    const withAddBacks = await aldersOf(addBacks);
    const regrouped = await aldersOf(
      adding("funded-debt", "section/liabilities"),
      moving("section/funded-debt", "2100", "2700"),
    );

    expectClose(pdsOf(moved), [0.025712851, 0.053564267, 0.078995568, 0.10225334, 0.12380104]);
    expectClose(
      pdsOf(withAddBacks),
      [0.010553201, 0.024397008, 0.037454995, 0.050686816, 0.063461489],
    );
    const asCollected = [0.017948729, 0.038953695, 0.05862411, 0.077215117, 0.094535253];
    expectClose(withAddBacks.analysis?.asReported?.pds?.cumulative ?? [], asCollected);
    expect(withAddBacks.analysis?.figures).toBe("Adjusted");
    expect(withAddBacks.inputs?.figures).toContainEqual({
      ...{ name: "operatingIncome", value: 120_00, priorValue: 280_00 },
      ...{ isScored: true, wasReported: -10_00 },
    });
    expectClose(pdsOf(regrouped), asCollected);
    expect(regrouped.analysis?.asReported).toBeNull();
  });

  test("has what was reported beside the prior year's sales too, where they were adjusted", async ({
    as,
    tenant,
  }) => {
    const books = await insertRiskBooks(tenant, alder);
    const missed = entry({
      kind: "Accrual",
      day: december2024,
      lines: lines(["1200", 100], ["4000", -100]),
    });
    await saveStep(as, tenant, books, () => ({ do: "adjust", adjustment: missed }));

    const { inputs, analysis } = await analyze(as, books, dallas);

    expect(inputs?.figures).toContainEqual({
      ...{ name: "sales", value: 900_00, priorValue: 1_100_00, priorWasReported: 1_000_00 },
      isScored: true,
    });
    expect(analysis?.asReported?.pds).not.toBeNull();
  });
});
