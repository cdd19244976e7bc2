import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import type { RecalibrationRow } from "./follow-up.ts";
import { inFiveYears, modelHash, openPd1 } from "./model.ts";
import { riskRatios } from "./ratios.ts";
import { type Recalibration, recalibrate } from "./recalibrate.ts";
import { probability, scoreRisk } from "./score.ts";
import { sectorShift } from "./sector.ts";
import { expectClose } from "./testing/close-to.ts";
import { restaurant, scored } from "./testing/firms.ts";

const day = (text: string) => text as Day;

describe("recalibration", () => {
  it("moves the level to 20 defaults in a year of 1,000 restaurants", () => {
    const found = recalibrate(
      followed(1000, (i) => (i < 20 ? 0 : undefined)),
      openPd1,
    );

    const { model, report } = proposedBy(found);
    const { value, low, high, shrunk } = report.delta ?? noLevel;
    expectClose([value, low, high, shrunk], [1.2925446, 0.8498339, 1.7352554, 1.0771205]);
    expectClose([model.intercepts[0]], [-2.9421695]);
    const score = scoreRisk(model, riskRatios(restaurant), sectorShift(model, "722511"));
    expectClose([score.cumulative[0]], [0.016186729]);
  });

  it("names the model by its content, and says what it moves", () => {
    const { model, report } = proposedBy(
      recalibrate(
        followed(1000, (i) => (i < 20 ? 0 : undefined)),
        openPd1,
      ),
    );

    expect(model.version).toMatch(/^open-pd-1-r[0-9a-f]{8}$/);
    expect(model.basedOn).toBe(modelHash(openPd1));
    expect({ ...model, version: "open-pd-1", intercepts: openPd1.intercepts }).toEqual({
      ...openPd1,
      basedOn: modelHash(openPd1),
    });
    expect(report.proposed).toEqual({
      version: model.version,
      hash: modelHash(model),
      intercepts: model.intercepts,
    });
    expect(report).toMatchObject({ version: "open-pd-1", hash: modelHash(openPd1) });
    const again = recalibrate(
      followed(1000, (i) => (i < 60 ? 0 : undefined), { model }),
      model,
    );
    expect(proposedBy(again).model.version).toMatch(/^open-pd-1-r[0-9a-f]{8}$/);
  });

  it("reports each year's outcomes beside what was expected", () => {
    const { years, ...report } = proposedBy(
      recalibrate(
        followed(1000, (i) => (i < 20 ? 0 : undefined)),
        openPd1,
      ),
    ).report;

    expect(report).toMatchObject({ statements: 1000, borrowers: 1000, defaulters: 20 });
    expect(report).not.toHaveProperty("slope");
    expect(years.slice(1)).toEqual(
      [2, 3, 4, 5].map((termInYears) => ({
        termInYears,
        statements: 0,
        defaults: 0,
        defaulters: 0,
      })),
    );
    const [first] = years;
    expect(first).toMatchObject({ termInYears: 1, statements: 1000, defaults: 20, defaulters: 20 });
    expect(first).not.toHaveProperty("after");
    expectClose([first?.before?.expected ?? 0, first?.before?.auc ?? 0], [5.5722699, 0.5]);
    expect(first?.rate?.low).toBeCloseTo(0.01265104, 7);
  });

  it("gives a year its own level from 30 defaulters, and the pooled one to the others", () => {
    const defaultIn = (i: number) => (i < 40 ? 0 : i < 60 ? 1 : undefined);
    const { model, report } = proposedBy(
      recalibrate(followed(1000, defaultIn, { years: 2 }), openPd1),
    );

    const [first, second] = report.years;
    expect(first?.delta?.shrunk).toBeCloseTo(((first?.delta?.value ?? 0) * 40) / 44, 12);
    expect(second).not.toHaveProperty("delta");
    expect(report.delta?.shrunk).toBeCloseTo(((report.delta?.value ?? 0) * 60) / 64, 12);
    expect(model.intercepts).toEqual([
      openPd1.intercepts[0] + (first?.delta?.shrunk ?? 0),
      ...openPd1.intercepts.slice(1).map((intercept) => intercept + (report.delta?.shrunk ?? 0)),
    ]);
  });

  it("moves the level alone where the model ranks as sharply as it says", () => {
    const { report } = proposedBy(recalibrate(portfolio({ borrowers: 3000, delta: 0.7 }), openPd1));

    const { delta = noLevel, slope = noLevel } = report;
    expect(delta.low < 0.7 && 0.7 < delta.high).toBe(true);
    expect(slope.low < 1 && 1 < slope.high).toBe(true);
    for (const { before, after } of report.years) {
      expect(after?.logLoss).toBeLessThan(before?.logLoss ?? 0);
    }
  });

  it("says the same whatever borrowers are called", () => {
    const rows = portfolio({ borrowers: 400, delta: 1 });
    const renamed = rows.map(({ borrower, ...row }) => ({ ...row, borrower: `No. ${borrower}` }));

    expect(recalibrate(renamed, openPd1)).toEqual(recalibrate(rows, openPd1));
  });

  it("judges each statement year by the level of the others", () => {
    const rows = ["2020-12-31", "2021-12-31"].flatMap((end) =>
      followed(1000, (i) => (i < 25 ? 0 : undefined), { periodEnd: day(end), prefix: end }),
    );
    const [first] = proposedBy(recalibrate(rows, openPd1)).report.years;
    const half = proposedBy(recalibrate(rows.slice(0, 1000), openPd1)).report.delta?.shrunk ?? 0;

    const [logOdds] = scored(restaurant, "722511").logOdds;
    expectClose([first?.after?.expected ?? 0], [2000 * probability(logOdds + half)]);
    expect(first?.after?.logLoss).toBeLessThan(first?.before?.logLoss ?? 0);
  });
});

describe("a year ahead counts", () => {
  const yearsOf = (changed: Partial<RecalibrationRow>) => {
    const rows = [{ ...aRow(), ...changed }];
    const found = recalibrate(rows, openPd1);
    if (!("report" in found)) throw new Error(found.refused);
    return found.report.years
      .map(({ statements, defaults }) => `${defaults}/${statements}`)
      .join(" ");
  };

  it("where it was wholly observed", () => {
    expect(yearsOf({ observedUntil: day("2022-12-30") })).toBe("0/1 0/0 0/0 0/0 0/0");
    expect(yearsOf({ observedUntil: day("2022-12-31") })).toBe("0/1 0/1 0/0 0/0 0/0");
    expect(yearsOf({ observedUntil: day("2030-01-01") })).toBe("0/1 0/1 0/1 0/1 0/1");
    expect(yearsOf({ observedUntil: day("2020-06-30") })).toBe("0/0 0/0 0/0 0/0 0/0");
  });

  it("to the default and no further, whether or not that year was observed to its end", () => {
    const observedUntil = day("2022-03-01");

    expect(yearsOf({ observedUntil, defaultedOn: day("2022-03-01") })).toBe("0/1 1/1 0/0 0/0 0/0");
    expect(yearsOf({ observedUntil, defaultedOn: day("2021-12-31") })).toBe("1/1 0/0 0/0 0/0 0/0");
    expect(yearsOf({ observedUntil, defaultedOn: day("2020-12-31") })).toBe("0/0 0/0 0/0 0/0 0/0");
  });

  it("from a February's last day to the next one's", () => {
    const periodEnd = day("2023-02-28");

    expect(yearsOf({ periodEnd, observedUntil: day("2024-02-28") })).toBe("0/0 0/0 0/0 0/0 0/0");
    expect(yearsOf({ periodEnd, observedUntil: day("2024-02-29") })).toBe("0/1 0/0 0/0 0/0 0/0");
  });
});

describe("recalibration is refused", () => {
  const refusalOf = (found: Recalibration) => ("refused" in found ? found.refused : "none");

  it("with fewer than 10 distinct defaulters, still saying what was seen", () => {
    const nine = followed(100, (i) => (i < 9 ? 0 : undefined));
    const found = recalibrate(
      [...nine, ...followed(9, () => 0, { periodEnd: day("2019-12-31") })],
      openPd1,
    );

    expect(refusalOf(found)).toBe("too-few-defaulters");
    expect(found).toMatchObject({ report: { defaulters: 9, statements: 109, borrowers: 100 } });
    expect(refusalOf(recalibrate([], openPd1))).toBe("too-few-defaulters");
  });

  it("where nobody survived", () => {
    expect(
      refusalOf(
        recalibrate(
          followed(12, () => 0),
          openPd1,
        ),
      ),
    ).toBe("no-survivors");
  });

  it("where the level may be right", () => {
    const found = recalibrate(
      followed(2000, (i) => (i < 11 ? 0 : undefined)),
      openPd1,
    );

    expect(refusalOf(found)).toBe("level-may-be-right");
    expect(found).not.toHaveProperty("model");
  });

  it("where it ranks the wrong way, or far too sharply", () => {
    const spreadOut = followed(1000, (i) => (i % 20 === 0 ? 0 : undefined)).map((row, i) => ({
      ...row,
      logOdds: inFiveYears((year) => row.logOdds[year] + (i % 7) / 2),
    }));

    expect(refusalOf(recalibrate(spreadOut, openPd1))).toBe("slope-is-off");
  });

  it.each<[string, Partial<RecalibrationRow>]>([
    ["invalid-row", { borrower: "" }],
    ["invalid-row", { periodEnd: day("2020-02-30") }],
    ["invalid-row", { observedUntil: day("soon") }],
    ["invalid-row", { logOdds: [Number.NaN, 0, 0, 0, 0] }],
    ["invalid-row", { logOdds: [Number.POSITIVE_INFINITY, 0, 0, 0, 0] }],
    // A file's row may be too short, which its type doesn't allow.
    ["invalid-row", { logOdds: JSON.parse("[0]") }],
    ["default-unobserved", { defaultedOn: day("2023-01-01") }],
    ["other-model", { modelHash: "another" }],
  ])("%s: %o", (refused, changed) => {
    const rows = [aRow(), { ...aRow(), borrower: "other", ...changed }];

    expect(recalibrate(rows, openPd1)).toEqual({ refused, row: 1 });
  });

  it("where a statement is there twice", () => {
    expect(recalibrate([aRow(), aRow()], openPd1)).toEqual({
      refused: "statement-repeated",
      row: 1,
    });
  });
});

const noLevel = { value: 0, low: 0, high: 0, shrunk: 0 };

function aRow(): RecalibrationRow {
  return {
    borrower: "restaurant",
    modelHash: modelHash(openPd1),
    periodEnd: day("2020-12-31"),
    logOdds: scored(restaurant, "722511").logOdds,
    observedUntil: day("2022-12-31"),
  };
}

/** Restaurants observed for some years. They default in the given year ahead. */
function followed(
  count: number,
  defaultIn: (i: number) => number | undefined,
  { periodEnd = day("2020-12-31"), years = 1, prefix = "", model = openPd1 } = {},
): RecalibrationRow[] {
  const start = Number(periodEnd.slice(0, 4));
  const row = {
    modelHash: modelHash(model),
    periodEnd,
    logOdds: scoreRisk(model, riskRatios(restaurant), sectorShift(model, "722511")).logOdds,
    observedUntil: day(`${start + years}-12-31`),
  };
  return Array.from({ length: count }, (_, i) => {
    const year = defaultIn(i);
    return {
      ...row,
      borrower: `${prefix}${i}`,
      ...(year !== undefined && { defaultedOn: day(`${start + 1 + year}-06-30`) }),
    };
  });
}

/** Various firms observed for five years. Their true log-odds are the model's plus `delta`. */
function portfolio({ borrowers, delta }: { borrowers: number; delta: number }): RecalibrationRow[] {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const hash = modelHash(openPd1);
  return Array.from({ length: borrowers }, (_, i) => {
    const ratios = { ni_ta: random() * 0.4 - 0.2, tl_ta: random(), quick: random() * 3 };
    const { logOdds } = scoreRisk(openPd1, ratios, 0);
    const start = 2015 + (i % 3);
    const year = logOdds.findIndex((value) => random() < probability(value + delta));
    return {
      borrower: String(i),
      modelHash: hash,
      periodEnd: day(`${start}-12-31`),
      logOdds,
      observedUntil: day(`${start + 5}-12-31`),
      ...(year >= 0 && { defaultedOn: day(`${start + year + 1}-04-15`) }),
    };
  });
}

function proposedBy(found: Recalibration) {
  if (!("model" in found)) throw new Error(found.refused);
  return found;
}
