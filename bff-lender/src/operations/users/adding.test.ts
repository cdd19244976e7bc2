import { randomUUID } from "node:crypto";
import { roleIds } from "@tieout/server/database/tenant/provision";
import { listUsers } from "@tieout/services/users/user";
import { describe, expect } from "vitest";
import { amara, auditOf, signInAdministrator, test, wants } from "../../testing/index.ts";

describe("adding a user", () => {
  test("takes what is known of them, and they wait to be invited (P-A42, P-E14, P-E15, P-E16, P-T38)", async ({
    as,
    tenant,
  }) => {
    await wants(tenant, { name: "desk", type: "number" });
    const dana = await signInAdministrator(tenant);
    const metadata = [{ name: "desk", value: " 12 " }];

    const { data } = await as(dana).POST("/users", { body: { ...amara, metadata } });

    expect(data).toEqual({
      ...amara,
      id: expect.any(String),
      status: "PendingInvite",
      version: 1,
      resourceRoles: [
        { roleId: roleIds.defaultUser, resourceId: tenant.id, resourceType: "Tenant" },
      ],
      userCapabilities: ["CanCreateWorkspace"],
      metadata: [{ name: "desk", value: "12", type: "number" }],
      may: { edit: true, changeRoles: true, delete: true, reinvite: true },
    });
    expect(await auditOf(tenant)).toEqual(["user-created"]);
  });

  test("refuses an address that somebody has, in any case (P-V28, P-M17)", async ({
    as,
    tenant,
  }) => {
    const dana = await signInAdministrator(tenant);
    await as(dana).POST("/users", { body: amara });
    const emailAddress = "AMARA@copperfieldcapital.com";

    const { error } = await as(dana).POST("/users", { body: { ...amara, emailAddress } });

    expect(error).toMatchObject({
      status: 409,
      type: "address-taken",
      description: `A user with this email address ${emailAddress} has already been created`,
    });
  });

  test("is done once for a key", async ({ as, tenant }) => {
    const dana = await signInAdministrator(tenant);
    const headers = { "Idempotency-Key": randomUUID() };

    const first = await as(dana).POST("/users", { body: amara, headers });
    const second = await as(dana).POST("/users", { body: amara, headers });

    expect(second.data?.id).toBe(first.data?.id);
    expect(await tenant.tx(listUsers)).toHaveLength(2);
  });

  test.for([
    ["no first name (P-V25)", { firstName: " " }, "/body/firstName", "Please enter a first name."],
    ["no last name (P-V27)", { lastName: "" }, "/body/lastName", "Please enter a last name."],
    [
      "a first name of 129 characters (P-V19)",
      { firstName: "x".repeat(129) },
      "/body/firstName",
      "A first name has at most 128 characters.",
    ],
    [
      "a last name of 129 characters (P-V20)",
      { lastName: "x".repeat(129) },
      "/body/lastName",
      "A last name has at most 128 characters.",
    ],
    [
      "what is no address (P-V22)",
      { emailAddress: "amara" },
      "/body/emailAddress",
      "This isn’t an email address.",
    ],
    [
      "an address of 257 characters (P-V21)",
      { emailAddress: `${"x".repeat(234)}@copperfieldcapital.com` },
      "/body/emailAddress",
      "This isn’t an email address.",
    ],
    [
      "another domain (P-V23, P-V24)",
      { emailAddress: "amara@copperfieldbank.com" },
      "/body/emailAddress",
      "The email must be at copperfieldcapital.com.",
    ],
    ["no role (P-V31)", { roleIds: [] }, "/body/roleIds", "Choose at least one role."],
    ["somebody's own role", { roleIds: [randomUUID()] }, "/body/roleIds", "There is no such role."],
    [
      "a fact that nobody keeps (P-V29)",
      { metadata: [{ name: "shoe", value: "42" }] },
      "/body/metadata/0/value",
      "Nobody keeps this of users here.",
    ],
  ] as const)("refuses %s", async ([, over, pointer, description], { as, tenant }) => {
    const dana = await signInAdministrator(tenant);

    const { error } = await as(dana).POST("/users", { body: { ...amara, ...over } });

    expect(error?.errors).toEqual([{ pointer, code: expect.any(String), description }]);
  });

  test("names every domain where there are several (P-V24)", async ({ as, tenant }) => {
    await tenant.tx((db) =>
      db("tenantEmailDomains").insert({ tenantId: tenant.id, domain: "copperfield.co" }),
    );
    const dana = await signInAdministrator(tenant);
    const body = { ...amara, emailAddress: "amara@copperfieldbank.com" };

    const { error } = await as(dana).POST("/users", { body });

    expect(error?.errors?.[0]?.description).toBe(
      "The email must be at copperfield.co or copperfieldcapital.com.",
    );
    expect((await as(dana).GET("/tenant/emaildomains")).data).toEqual([
      "copperfield.co",
      "copperfieldcapital.com",
    ]);
  });
});
