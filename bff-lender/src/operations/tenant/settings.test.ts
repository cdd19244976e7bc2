import { randomUUID } from "node:crypto";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { saveTenantAlias } from "@tieout/services/tenants/aliases";
import { saveBannerMessage } from "@tieout/services/tenants/banners";
import { saveCollectionLimit } from "@tieout/services/tenants/settings";
import { describe, expect } from "vitest";
import { signIn, test } from "../../testing/index.ts";

const settings = "/tenant/settings";

describe("a tenant's public settings", () => {
  test("start with the specification's (P-K23, P-K24)", async ({ as }) => {
    const { data } = await as().GET(settings);

    expect(data?.appSettings).toMatchObject({
      financialStatementsEnabled: true,
      financialStatementsReleaseEnabled: false,
      riskCalcEnabled: true,
      shareableLinkParamsFlow: false,
      dynamicTenantSelection: false,
      maxYearsInAdditionToFYTDForCollection: 5,
      numMonthsInImportYTDDropdown: 7,
      country: "US",
      disableDirectLinking: false,
      allowMultipleBorrowerImports: false,
      noTimeRestrictionForDataCollection: false,
      showBorrowerIntroBanner: false,
      alwaysCollectBorrowerBusinessInfo: false,
      allowExcelFileUpload: false,
      allowLanguageSelection: false,
      disableNewWorkspaces: false,
      accountingPackages: [{ id: "example", name: "DEX", beta: false }],
    });
    expect(data?.appSettings).not.toHaveProperty("supportEmailAddress");
  });

  test("list what can't be connected yet apart from what can (P-G12, P-G13, P-G17, S-G7, S-G8)", async ({
    as,
    tenant,
  }) => {
    const accountingPackages = ["DEX", "example", "NetSuite", "myobbusiness", "xero", "Reckon"];
    await tenant.tx((db) =>
      db("tenantSettings").update({ accountingPackages, accountingPkgBlackList: ["XERO"] }),
    );

    const { data } = await as().GET(settings);

    expect(data?.appSettings).toMatchObject({
      accountingPackages: [{ id: "example", name: "DEX", beta: false }],
      unavailablePackages: [
        { name: "NetSuite", beta: false },
        { name: "MYOB Business", beta: true },
        { name: "Reckon", beta: false },
      ],
    });
  });

  test("are the tenant's (P-E46, P-E63, P-E69, P-E70, P-E71, P-E49, P-E50, P-G18, P-G19)", async ({
    as,
    tenant,
  }) => {
    await tenant.tx((db) =>
      db("tenantSettings").update({
        riskCalcEnabled: false,
        allowExcelFileUpload: true,
        dynamicTenantSelection: true,
        supportEmailAddress: "help@x.test",
        helpCenterLink: "https://help.x.test/",
        disableAnonymizeResults: true,
        disableBasisOfAccounting: true,
        accountingPkgBlackList: ["EXAMPLE"],
        defaultPortalOptions: { fullFiscalYearsToCollect: 4, endOfImport: "Today" },
        defaultAnonymousOptions: { accountingCollectionGroups: ["transactions"] },
      }),
    );

    const { data } = await as().GET(settings);

    expect(data?.appSettings).toMatchObject({
      riskCalcEnabled: false,
      allowExcelFileUpload: true,
      dynamicTenantSelection: true,
      supportEmailAddress: "help@x.test",
      helpCentreUrl: "https://help.x.test/",
      accountingPackages: [],
      disabledDataCollectionOptions: {
        disableAnonymizeResults: true,
        disableBasisOfAccounting: true,
      },
      defaultOptions: { fullFiscalYearsToCollect: 4, endOfImport: "Today" },
      defaultAnonymousOptions: {
        accountingCollectionGroups: ["transactions"],
        fullFiscalYearsToCollect: 2,
      },
    });
  });

  test("have the ways to a login, and the defaults where there would be none (P-E33, P-E34, P-T45, S-E53, S-V18)", async ({
    as,
    tenant,
    services,
  }) => {
    const loginDestinations = [
      { id: "a", name: "Advisory", url: "https://a.test/", tenantName: "advisory" },
    ];
    const set = (multiTenantSettings: object) =>
      tenant.tx((db) => db("tenantSettings").update({ multiTenantSettings }));
    await set({ loginDestinations, passLoginThrough: true, defaultLogin: false });
    const valid = await as().GET(settings);
    await set({ loginDestinations, passLoginThrough: false, defaultLogin: false });
    const invalid = await as().GET(settings);

    expect(valid.data?.multiTenantSettings).toEqual({
      loginDestinations,
      passLoginThrough: true,
      defaultLogin: false,
      showSeparatorAfterWelcomeText: false,
    });
    expect(invalid.data?.multiTenantSettings).toEqual({
      loginDestinations: [],
      passLoginThrough: false,
      defaultLogin: true,
      showSeparatorAfterWelcomeText: false,
    });
    expect(services.warnings).toContainEqual({
      tenantId: tenant.id,
      faults: ["no-login-offered"],
      what: "invalid login settings",
    });
  });
});

describe("another tenant's address", () => {
  test("is told where tenants may be chosen, and nowhere else (P-U97, P-E48)", async ({
    as,
    tenant,
    pool,
    owner,
  }) => {
    const other = await newHostedTenant({ pool, owner });
    const alias = `t-${randomUUID()}`;
    await saveTenantAlias(owner, { tenantId: other.id, alias });
    const find = (tenantName: string) =>
      as().GET("/tenant/{tenantName}/address", { params: { path: { tenantName } } });
    const before = await find(alias);
    await tenant.tx((db) => db("tenantSettings").update({ dynamicTenantSelection: true }));

    const [found, nobody] = [await find(alias.toUpperCase()), await find("nobody")];

    expect(before.response.status).toBe(404);
    expect(found.data).toEqual({ url: other.lenderOrigin });
    expect(nobody.response.status).toBe(404);
  });
});

describe("an unknown host", () => {
  test("shows the default tenant's public pages, and begins nothing (P-G23, P-T41)", async ({
    portal,
    tenant,
    owner,
  }) => {
    await owner("tenantHosts").where({ kind: "lender" }).update({ fallback: false });
    await owner("tenantHosts")
      .where({ tenantId: tenant.id, kind: "lender" })
      .update({ fallback: true });
    const headers = { "x-forwarded-host": "nobody.test", "request-id": randomUUID() };

    const shown = await fetch(`${portal.url}/api/tenant/settings`, { headers });
    const login = await fetch(`${portal.url}/api/auth/login`, { headers, redirect: "manual" });

    expect(await shown.json()).toMatchObject({
      brandConfig: { visibleName: "Copperfield Capital" },
    });
    expect(login.status).toBe(421);
  });
});

describe("what a tenant tells its people", () => {
  test("is its announcements and what is left to collect (P-A12, P-A15, P-E20, P-E23, P-E31, S-A31, S-A32, S-E30)", async ({
    as,
    tenant,
  }) => {
    const member = as(await signIn(tenant));
    const id = randomUUID();
    await tenant.tx(async (db) => {
      const messageParagraphs = [{ content: "Tonight" }];
      await saveBannerMessage(db, { id, headerText: "Maintenance", messageParagraphs });
      await saveCollectionLimit(db, { collectionLimit: 40 });
    });

    const banners = await member.GET("/tenant/bannermessages");
    const limit = await member.GET("/tenant/safedatacollectionlimit");
    const tenantSettings = await member.GET(settings);

    expect(banners.data).toMatchObject([
      { headerText: "Maintenance", hideMessageCookieName: `hide-${id}` },
    ]);
    expect(limit.data).toEqual({
      hasLimit: true,
      limit: 40,
      countRemaining: 40,
      billingPeriod: { endDate: "2026-03-31" },
    });
    expect(tenantSettings.data?.tenantName).toBe("copperfield");
  });
});
