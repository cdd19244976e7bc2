import { randomUUID } from "node:crypto";
import { saveTenantHost } from "@tieout/server/database/tenant/provision";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import { newTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { type Tx, withTenant } from "@tieout/server/database/with-tenant";
import { describe, expect } from "vitest";
import { listPortalTexts } from "../portal-texts/portal-text.ts";
import { listBannerMessages } from "./banners.ts";
import {
  findTenantBrand,
  findTenantSettings,
  listEmailDomains,
  updateTenantSettings,
} from "./settings.ts";

describe("a tenant", () => {
  test("starts with the product's defaults", async ({ tenant }) => {
    const [self, settings, brand, domains] = await tenant.tx(
      async (db) =>
        [
          await findTenant(db),
          await findTenantSettings(db),
          await findTenantBrand(db),
          await listEmailDomains(db),
        ] as const,
    );

    expect(self).toEqual({
      name: "copperfield",
      visibleName: "Copperfield Capital",
      timeZone: "UTC",
      defaultLanguage: "en",
      lenderDisabled: false,
      borrowerDisabled: false,
    });
    expect(settings).toMatchObject({
      maxYearsInAdditionToFytdForCollection: 5,
      numMonthsInImportYtdDropdown: 7,
      loginSessionSlidingLifetimeInSeconds: 1800,
      sessionMaxLifetimeInSeconds: 86400,
      accountingPackages: ["example"],
      accountingPkgBlackList: [],
    });
    expect(settings).not.toHaveProperty("supportEmailAddress");
    expect(brand).toEqual({
      visibleName: "Copperfield Capital",
      primaryColor: "#ffb281",
      secondaryColor: "#f7f3f3",
      showStrongboxLogo: false,
      cssSettings: {},
    });
    expect(domains).toEqual(["copperfieldcapital.com"]);
  });

  test("has its settings kept for the version that a request has found, and for no other", async ({
    pool,
    tenant,
  }) => {
    const at = <Result>(version: number, work: (db: Tx) => Promise<Result>) =>
      withTenant(pool, tenant.id, work, { settingsVersion: version });
    const first = await at(1, findTenantSettings);

    expect(await at(1, findTenantSettings)).toBe(first);
    // Changed without updating the version.
    await tenant.tx((db) => db("tenantSettings").update({ disableNewWorkspaces: true }));
    const second = await at(2, findTenantSettings);
    const changing = await at(2, async (db) => {
      await updateTenantSettings(db, { disableNewWorkspaces: false });
      return findTenantSettings(db);
    });

    expect([first, second, changing].map((one) => one.disableNewWorkspaces)).toEqual([
      false,
      true,
      false,
    ]);
    expect([first, second, changing].map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(await at(3, findTenantSettings)).toEqual(changing);
  });

  test("speaks its own words, the locale's before the language's", async ({ tenant }) => {
    const common = { tenantId: tenant.id, section: "loginPage", languageCode: "en" };
    await tenant.tx((db) =>
      db("portalTexts").insert([
        { ...common, locale: "", texts: { title: "Hello", button: "Go" } },
        { ...common, locale: "en-GB", texts: { title: "Good day" } },
      ]),
    );

    const texts = await tenant.tx((db) =>
      listPortalTexts(db, { languageCode: "en", locale: "en-GB" }),
    );

    expect(texts).toEqual({ loginPage: { title: "Good day", button: "Go" } });
  });

  test("announces in its order", async ({ tenant }) => {
    const banner = {
      tenantId: tenant.id,
      headerText: "Maintenance",
      messageParagraphs: JSON.stringify([{ content: "Tonight" }]),
    };
    const [first, second] = [randomUUID(), randomUUID()];
    await tenant.tx((db) =>
      db("bannerMessages").insert([
        { ...banner, id: second, position: 2 },
        { ...banner, id: first, position: 1 },
      ]),
    );

    const banners = await tenant.tx(listBannerMessages);

    expect(banners.map(({ id }) => id)).toEqual([first, second]);
    expect(banners[0]?.messageParagraphs).toEqual([{ content: "Tonight" }]);
  });
});

describe("a host", () => {
  test("names its tenant to who knows none yet, and only by the one function", async ({
    owner,
    pool,
    tenant,
  }) => {
    const name = `${randomUUID()}.test`;
    await saveTenantHost(owner, {
      tenantId: tenant.id,
      kind: "lender",
      origin: `https://${name}`,
      canonical: true,
    });

    const { rows } = await pool.raw("select * from tenant_of_host(?, 'lender')", [
      name.toUpperCase(),
    ]);

    expect(rows).toEqual([
      { tenant_id: tenant.id, canonical_origin: `https://${name}`, known: true },
    ]);
    expect(await pool("tenantHosts")).toEqual([]);
    expect(await tenant.tx((db) => canonicalOrigin(db, "lender"))).toBe(`https://${name}`);
  });

  test("that is nobody's falls to the default tenant, and says so", async ({ owner, pool }) => {
    const fallback = await newTenant(pool);
    await saveTenantHost(owner, {
      tenantId: fallback.id,
      kind: "borrower",
      origin: `http://${randomUUID()}.test:4100`,
      canonical: true,
      fallback: true,
    });

    const { rows } = await pool.raw("select * from tenant_of_host('nobody.test', 'borrower')");

    expect(rows).toMatchObject([{ tenant_id: fallback.id, known: false }]);
  });
});
