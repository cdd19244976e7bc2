import { listChecks } from "@tieout/services/financial-records/check";
import { listMonths } from "@tieout/services/ledger/ledger";
import { describe, expect } from "vitest";
import { ended } from "../testing/collection.ts";
import { reportOf, sendWell, uploadFile } from "../testing/file-collection.ts";
import { test } from "../testing/test.ts";

describe("a books file that closed its year by an entry", () => {
  test("becomes a record whose year shows its result, and whose checks all hold", async ({
    world,
    tenant,
    work,
  }) => {
    const file = await uploadFile(world, tenant, {
      bytes: Buffer.from(closedYear),
      fileName: "closed.se",
    });
    const runner = await work();

    const { findings } = await reportOf(file);
    const { financialRecordId, ...begun } = await sendWell(file);
    const { outcome } = await ended({ financialRecordId, ...begun });

    expect([outcome, runner.faults]).toEqual(["Success", []]);
    expect(findings).toMatchObject({ differs: false, yearsClosed: ["2024-12-31"] });
    const months = await tenant.tx((db) => listMonths(db, { financialRecordId, basis: "accrual" }));
    const closings = months
      .filter(({ end, closing }) => end === "2024-12-31" && closing !== 0)
      .map(({ accountId, closing }) => [accountId, closing]);
    expect(Object.fromEntries(closings)).toEqual({
      "1930": 30_000,
      "2099": -10_000,
      "3010": -25_000,
      "5010": 5_000,
    });
    const checks = await tenant.tx((db) => listChecks(db, financialRecordId));
    // The workspace of tests has another business's name.
    expect(checks.filter((check) => check.outcome === "Fail").map(({ id }) => id)).toEqual([
      "company-matches",
    ]);
    expect(checks.find(({ id }) => id === "file-years-closed")?.fact).toEqual({
      code: "file-years-closed",
      values: { years: 1 },
    });
  });
});

const closedYear = `#FLAGGA 0
#SIETYP 4
#FNAMN "Stängt AB"
#RAR 0 20240101 20241231
#KONTO 1930 Bank
#KONTO 2099 "Årets resultat"
#KONTO 3010 Försäljning
#KONTO 5010 Lokalhyra
#KONTO 8999 "Årets resultat"
#IB 0 1930 100
#IB 0 2099 -100
#UB 0 1930 300
#UB 0 2099 -300
#RES 0 3010 -250
#RES 0 5010 50
#RES 0 8999 200
#VER A 1 20240229 Sale
{
#TRANS 1930 {} 250
#TRANS 3010 {} -250
}
#VER A 2 20241130 Rent
{
#TRANS 5010 {} 50
#TRANS 1930 {} -50
}
#VER A 3 20241231 "Årets resultat"
{
#TRANS 8999 {} 200
#TRANS 2099 {} -200
}
`;
