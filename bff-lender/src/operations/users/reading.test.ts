import { describe, expect } from "vitest";
import { signIn, signInAdministrator, test, wants } from "../../testing/index.ts";

describe("reading users", () => {
  test("is for everybody in short, and in full for who manages them (P-A9, P-A10, P-C2, P-E11)", async ({
    as,
    tenant,
  }) => {
    const dana = await signInAdministrator(tenant);
    const marcus = await signIn(tenant, { firstName: "Marcus", lastName: "Oyelaran" });

    const short = await as(marcus).GET("/users");
    const refused = await as(marcus).GET("/detailedUsers");
    const full = await as(dana).GET("/detailedUsers");

    const may = { edit: true, changeRoles: false, delete: false, reinvite: false };
    expect(short.data).toMatchObject([
      { displayName: "Dana Whitfield" },
      { displayName: "Marcus Oyelaran" },
    ]);
    expect(refused.error).toMatchObject({ status: 403, type: "not-allowed" });
    expect(full.data).toMatchObject([
      { id: dana.userId, externalAccountId: dana.userId, may },
      { id: marcus.userId, may: { ...may, changeRoles: true, delete: true } },
    ]);
  });

  test("tells what each role lets somebody do (P-A11, P-E17, P-E18, P-C11, P-U84)", async ({
    as,
    tenant,
  }) => {
    const dana = await signInAdministrator(tenant);

    const { data } = await as(dana).GET("/roles");

    expect(data).toEqual([
      {
        id: expect.stringMatching(/05$/),
        name: "Default User",
        tags: ["default"],
        capabilities: ["CanCreateWorkspace"],
      },
      {
        id: expect.stringMatching(/06$/),
        name: "Administrator",
        tags: [],
        capabilities: expect.arrayContaining(["CanManageUsers", "CanViewGlobalSubmissions"]),
      },
    ]);
  });

  test("tells what the tenant wants to know of them (P-A13, P-A14, P-E19)", async ({
    as,
    tenant,
  }) => {
    await wants(tenant, { name: "phone", type: "phone" });
    const dana = await signInAdministrator(tenant);

    expect((await as(dana).GET("/tenant/usermetadatasettings")).data).toEqual([
      { name: "phone", label: "Phone", placeholder: "as on the card", type: "phone" },
    ]);
    expect((await as(dana).GET("/tenant/emaildomains")).data).toEqual(["copperfieldcapital.com"]);
  });
});
