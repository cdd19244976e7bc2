import { describe, expect } from "vitest";
import { signInAdministrator, test } from "../../testing/index.ts";

describe("a lender who is switched off", () => {
  test("lets nobody do anything, administrators neither, and says so (P-T44, P-C15, S-C16)", async ({
    as,
    tenant,
  }) => {
    const administrator = as(await signInAdministrator(tenant));
    const body = { displayName: "Bluestem" };
    const before = await administrator.POST("/Entities", { body });
    await tenant.tx((db) =>
      db("tenants").where({ tenantId: tenant.id }).update({ lenderDisabled: true }),
    );

    const after = [
      await administrator.POST("/Entities", { body }),
      await administrator.GET("/auth/session"),
      await administrator.GET("/tenant/bannermessages"),
    ];
    const nobody = await as().GET("/auth/session");
    const out = await administrator.POST("/auth/signout");

    expect(before.response.status).toBe(200);
    expect(after.map(({ error }) => [error?.status, error?.type])).toEqual(
      after.map(() => [403, "tenant-disabled"]),
    );
    expect(nobody.response.status).toBe(401);
    expect(out.response.status).toBe(200);
  });

  test("begins no login, and still says what it looks like and why (P-N4, P-N5)", async ({
    as,
    tenant,
  }) => {
    await tenant.tx(async (db) => {
      const { id: tenantId } = tenant;
      await db("tenants").where({ tenantId }).update({ lenderDisabled: true });
      const shared = { tenantId, flow: "lender", content: "We've moved.", bold: true };
      await db("disabledParagraphs").insert({
        ...shared,
        position: 0,
        fontSize: 24,
        strong: ["moved"],
      });
      await db("disabledEffects").insert({ tenantId, flow: "lender", affected: "Log-in" });
    });

    const login = await as().GET("/auth/login");
    const { data } = await as().GET("/tenant/settings");
    const text = await as().POST("/tenant/portallogintext", { body: { languageCode: "en" } });

    expect([login.response.status, login.response.headers.get("location")]).toEqual([
      302,
      "/ldisabled",
    ]);
    expect(data?.basicSettings).toEqual({
      tenantDisable: { lender: true, borrower: false },
      disabledParagraphs: {
        lender: [{ content: "We've moved.", bold: true, fontSize: 24, strong: ["moved"] }],
        borrower: [],
      },
      disabledEffects: { lender: { affected: "Log-in" }, borrower: {} },
    });
    expect(text.response.status).toBe(200);
  });
});
