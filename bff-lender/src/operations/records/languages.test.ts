import { toMinor } from "@tieout/core/money";
import type { components } from "@tieout/openapi/lender";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { saveChecks } from "@tieout/services/financial-records/check";
import { failImport, takeImportLease } from "@tieout/services/imports/run";
import { insertImport } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { insertCollected, signInAs, test } from "../../testing/index.ts";

const records = "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}";
const statements = `${records}/financialstatements` as const;
const checks = `${records}/checks` as const;

describe("what the server says", () => {
  test("is a statement in the caller's language, with accounts as the package calls them (P-U14, X-26)", async ({
    as,
    tenant,
  }) => {
    const { userId, workspaceId, financialRecordId } = await tenant.tx((db) => insertCollected(db));
    const member = await signInAs(tenant, userId);
    const params = {
      path: { workspaceId, financialRecordId },
      query: {
        financialStatementType: "BalanceSheet",
        reportingPeriod: "FiscalYearsAndYTD",
        numberStyle: "Actuals",
      },
    } as const;
    const { data } = await as(member).GET(statements, { params, headers: inLanguage("fr-CA") });

    // The reply was validated; openapi-fetch's types lose readonly arrays.
    const shown = data as components["schemas"]["FinancialStatement"] | undefined;
    expect(shown?.heading).toMatchObject({ statement: "Bilan", period: "Au 15 mars 2026" });
    expect(shown?.data[0]?.columnHeaders.at(-1)).toMatchObject({
      label: "Cumul au 15 mars 2026",
      sublabel: "15 mars 2026",
    });
    expect(shown?.lineItems.map(({ captionText }) => captionText)).toEqual(
      expect.arrayContaining(["Actif", "Operating account", "Total de l’actif"]),
    );
    expect(
      shown?.lineItems.find(({ captionText }) => captionText === "Operating account"),
    ).toMatchObject({
      hierarchicalLocation: { displayName: "Actif › Actif courant › Trésorerie" },
    });
  });

  test("is checks in the caller's language, by today's titles", async ({ as, tenant }) => {
    const { userId, workspaceId, financialRecordId } = await tenant.tx((db) => insertCollected(db));
    await tenant.tx((db) =>
      saveChecks(db, { financialRecordId, basis: "accrual" }, [
        {
          id: "suspense-balance",
          category: "quality",
          outcome: "Fail",
          fact: {
            code: "suspense-balance",
            values: {
              balance: { minor: toMinor(16_400_00), currency: "USD" },
              account: "1999 Suspense",
              others: 0,
            },
          },
          severity: "medium",
          tolerance: toMinor(0),
        },
      ]),
    );
    const member = await signInAs(tenant, userId);
    const params = { path: { workspaceId, financialRecordId } };
    const { data } = await as(member).GET(checks, { params, headers: inLanguage("es") });

    expect(data?.checks).toContainEqual(
      expect.objectContaining({
        id: "suspense-balance",
        title: "Una cuenta transitoria tiene saldo",
        outcomeDescription: "16.400,00 USD en 1999 Suspense.",
      }),
    );
  });

  test("is why an import failed, and why a request was refused, in the caller's language", async ({
    as,
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const member = await signInAs(tenant, built.userId);
    const { workspaceId, financialRecordId } = built;
    await tenant.tx(async (db) => {
      const lease = await takeImportLease(db, built.importId, builtAt);
      const reason = { code: "package-disconnected", values: { package: "DEX" } } as const;
      const failure = { errorCode: "Disconnected", reason, now: builtAt } as const;
      if (lease) await failImport(db, lease, failure);
    });
    const headers = inLanguage("fr, en;q=0.5");
    const params = { path: { workspaceId, financialRecordId } };
    const status = await as(member).GET(
      "/{workspaceId}/financialrecords/{financialRecordId}/importstatus",
      { params, headers },
    );
    const refused = await as(member).GET(checks, { params, headers });

    expect(status.data?.errorDescription).toBe("DEX a été déconnecté pendant l’importation.");
    expect(refused.error).toMatchObject({
      type: "not-created",
      status: 409,
      description: "Cette comptabilité n’a pas été collectée entièrement.",
    });
  });
});

const inLanguage = (accepted: string) => ({ "accept-language": accepted });
