import { analyzeRisk } from "@tieout/core/risk/analyze";
import { openPd1 } from "@tieout/core/risk/model";
import { peersSoi2013, zip3States } from "@tieout/core/risk/peer-data";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { findSpread } from "@tieout/services/financial-records/spread";
import { naicsIndustries } from "@tieout/services/industries/industries";
import { findLedger } from "@tieout/services/ledger/ledger";
import { describe, expect } from "vitest";
import { type BegunCollection, beginCollection, ended } from "../testing/collection.ts";
import { test } from "../testing/test.ts";

describe.concurrent("risk of DEX's companies, from their books as collected", () => {
  for (const { company, naicsCode, postalCode, between } of [
    { company: "halloran", naicsCode: "722511", postalCode: "21401", between: [0.04, 0.08] },
    { company: "tidewater", naicsCode: "423910", postalCode: "21401", between: [0, 0.01] },
  ] as const) {
    test(`of ${company} in a year is from ${between[0] * 100} to ${between[1] * 100} %`, async ({
      world,
      tenant,
      work,
    }) => {
      const begun = await beginCollection(world, tenant, {
        company,
        request: { basis: "Accrual", fullFiscalYears: 2, groups: ["financial-statements"] },
      });
      await work();
      expect((await ended(begun)).outcome).toBe("Success");

      const analysis = analyzeRisk(await subjectOf(begun), {
        ...{ model: openPd1, peers: peersSoi2013, zip3States, naicsCode, postalCode },
        industries: naicsIndustries(),
      });

      if (analysis.failed) throw new Error(analysis.failed);
      const [pd1] = analysis.score.cumulative;
      expect(pd1).toBeGreaterThan(between[0]);
      expect(pd1).toBeLessThan(between[1]);
      expect(analysis.score.ratios.every(({ value }) => value !== undefined)).toBe(true);
      expect(analysis.warnings).toEqual([]);
    });
  }
});

async function subjectOf({ tenant, workspaceId, financialRecordId: id }: BegunCollection) {
  return tenant.tx(async (db) => {
    const record = await findFinancialRecord(db, { workspaceId, id });
    const ledger = record && (await findLedger(db, record, "accrual"));
    if (!ledger) throw new Error("The books should be there");
    return { ledger, spread: (await findSpread(db, id)).spread };
  });
}
