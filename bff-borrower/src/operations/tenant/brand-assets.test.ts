import { randomUUID } from "node:crypto";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { saveTenantAlias } from "@tieout/services/tenants/aliases";
import { describe, expect } from "vitest";
import { test } from "../../testing/index.ts";

const brandConfig = "/brandassets/{tenantName}/brandconfig.json";
const named = (tenantName: string) => ({ params: { path: { tenantName } } });

describe("a tenant's brand", () => {
  test("starts with the product's own (P-E24, P-E25, P-E27, P-K20, P-A20, P-A21)", async ({
    as,
  }) => {
    const folder = await as().GET("/brandassets/{tenantName}/config.json", named("copperfield"));
    const brand = await as().GET(brandConfig, named("copperfield"));

    const palette = { primaryColor: "#ffb281", secondaryColor: "#f7f3f3" };
    const visibleName = "Copperfield Capital";
    expect(folder.data).toEqual({
      tenantName: "copperfield",
      visibleName,
      showStrongboxLogo: false,
      defaultResource: "default",
      themeSettings: { palette, font: "Inter", defaultControlColor: "01bbc8" },
    });
    expect(brand.data).toEqual({
      visibleName,
      palette,
      font: "Inter",
      cssSettings: {},
      showStrongboxLogo: false,
    });
  });

  test("is the tenant's: palette, font, css settings, logo (P-G20, P-E22, P-E26, P-A22)", async ({
    as,
    tenant,
    services,
    portal,
  }) => {
    const key = `${tenant.id}/brand/logo-0123456789ab`;
    await services.storage.put(key, Buffer.from("a picture"));
    await tenant.tx((db) =>
      db("tenantBrands")
        .where({ tenantId: tenant.id })
        .update({
          visibleName: "Harborstone",
          primaryColor: "#14284b",
          secondaryColor: "#f4f5f8",
          font: "Source Serif 4",
          cssSettings: { "--line": "#d0d0d0" },
          showStrongboxLogo: true,
          defaultResource: "harborstone",
          logoStorageKey: key,
          logoType: "image/png",
        }),
    );

    const { data } = await as().GET(brandConfig, named("copperfield"));
    const settings = await as().GET("/tenant/settings");
    const logo = await fetch(`${portal.url}${data?.logo}`, {
      headers: { "x-forwarded-host": new URL(tenant.borrowerOrigin).host },
    });

    expect(data).toEqual({
      visibleName: "Harborstone",
      font: "Source Serif 4",
      showStrongboxLogo: true,
      palette: { primaryColor: "#14284b", secondaryColor: "#f4f5f8" },
      cssSettings: { "--line": "#d0d0d0" },
      logo: "/brandassets/copperfield/logo?v=0123456789ab",
      defaultResource: "harborstone",
    });
    expect(settings.data?.brandConfig).toEqual(data);
    expect([logo.status, logo.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(await logo.text()).toBe("a picture");
  });

  test("is found by any name of the firm's, and by nobody else's (P-T43)", async ({
    as,
    owner,
    pool,
    tenant,
  }) => {
    const other = await newHostedTenant({ pool, owner });
    const [alias, theirs] = [`a-${randomUUID()}`, `b-${randomUUID()}`];
    await saveTenantAlias(owner, { tenantId: tenant.id, alias });
    await saveTenantAlias(owner, { tenantId: other.id, alias: theirs });

    const replies = await Promise.all(
      [alias, alias.toUpperCase(), theirs, "nobody"].map((name) =>
        as().GET(brandConfig, named(name)),
      ),
    );

    expect(replies.map(({ response }) => response.status)).toEqual([200, 200, 404, 404]);
    await expect(saveTenantAlias(owner, { tenantId: other.id, alias })).rejects.toThrow(alias);
  });
});

describe("what an app reads at its start", () => {
  test("has the first day that books may be mapped from (P-A23, P-T40)", async ({ as, tenant }) => {
    const usual = await as().GET("/portalconfig/mapping.json");
    await tenant.tx((db) =>
      db("tenantSettings")
        .where({ tenantId: tenant.id })
        .update({ minimumMappingDate: "2022-07-01" }),
    );
    const chosen = await as().GET("/portalconfig/mapping.json");
    const settings = await as().GET("/tenant/settings");

    expect(usual.data).toEqual({ minMappingDate: "2000-01-01" });
    expect(chosen.data).toEqual({ minMappingDate: "2022-07-01" });
    expect(settings.data?.appSettings.minMappingDate).toBe("2022-07-01");
  });

  test("says by the tenant's name what is switched off (P-A24, P-E21)", async ({ as, tenant }) => {
    await tenant.tx(async (db) => {
      await db("tenants").where({ tenantId: tenant.id }).update({ borrowerDisabled: true });
      const paragraph = { tenantId: tenant.id, flow: "borrower", position: 0 };
      await db("disabledParagraphs").insert({
        ...paragraph,
        content: "We're closed.",
        bold: true,
        fontSize: 20,
        marginBottom: 8,
      });
    });

    const { data } = await as().GET("/tenant/basicsettings/{tenantName}", named("Copperfield"));
    const nobody = await as().GET("/tenant/basicsettings/{tenantName}", named("nobody"));

    expect(data).toEqual({
      tenantDisable: { lender: false, borrower: true },
      disabledParagraphs: {
        lender: [],
        borrower: [{ content: "We're closed.", bold: true, fontSize: 20, marginBottom: 8 }],
      },
      disabledEffects: { lender: {}, borrower: {} },
    });
    expect(nobody.response.status).toBe(404);
  });
});
