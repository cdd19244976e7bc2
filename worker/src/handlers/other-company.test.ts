import { listChecks } from "@tieout/services/financial-records/check";
import { describe, expect } from "vitest";
import { type BegunCollection, beginCollection, ended } from "../testing/collection.ts";
import { test } from "../testing/test.ts";

const quarter = { fullFiscalYears: 0, mostRecentDay: "2026-03-31" } as const;

describe("books of another company than the workspace's", () => {
  test("are a finding with both names: medium by the name, high where the accounts are others too", async ({
    world,
    tenant,
    work,
  }) => {
    await work();
    const request = { ...quarter, groups: ["financial-statements"] } as const;
    const first = await beginCollection(world, tenant, { request });
    await ended(first);
    const own = await companyCheckOf(first);

    const { workspaceId } = first;
    const rename = (displayName: string) =>
      tenant.tx((db) => db("workspaces").where({ id: workspaceId }).update({ displayName }));
    await rename("Harbor Café");
    const renamed = await beginCollection(world, tenant, { request, before: first });
    await ended(renamed);
    await rename("Tidewater Marine");
    const other = await beginCollection(world, tenant, {
      request,
      company: "halloran",
      before: first,
    });
    await ended(other);

    expect(own).toMatchObject({ outcome: "Pass", fact: { code: "company-matches" } });
    expect(await companyCheckOf(renamed)).toMatchObject({
      ...{ outcome: "Fail", severity: "medium" },
      fact: { code: "company-differs", values: { business: "Harbor Café", accounts: "same" } },
    });
    expect(await companyCheckOf(other)).toMatchObject({
      ...{ outcome: "Fail", severity: "high" },
      fact: {
        code: "company-differs",
        values: { business: "Tidewater Marine", currency: "same", accounts: "differs" },
      },
    });
    const findings = await tenant.tx((db) =>
      db("findings").where({ checkId: "company-matches" }).pluck("state"),
    );
    expect(findings).toEqual(["open", "open"]);
  });
});

async function companyCheckOf({ tenant, financialRecordId }: BegunCollection) {
  const checks = await tenant.tx((db) => listChecks(db, financialRecordId));
  return checks.find(({ id }) => id === "company-matches");
}
