import { randomUUID } from "node:crypto";
import { withTenant } from "@tieout/server/database/with-tenant";
import { describe, expect } from "vitest";
import { made, test } from "./testing/console.ts";

describe("the console", () => {
  test("makes a tenant that people can come to", async ({ console: { type }, pool }) => {
    const name = `t-${randomUUID()}`;
    const id = randomUUID();
    const origin = `https://${name}.test`;

    const codes = [
      await type(
        "create",
        name,
        "--id",
        id,
        "--visible-name",
        "Northgate",
        "--time-zone",
        "Europe/Paris",
        "--retention",
        "7 years",
      ),
      await type("host", name, "lender", `https://first.${name}.test`),
      await type("host", name, "lender", origin, "--canonical"),
      await type("alias", name, `${name}-advisory`),
      await type("domains", name, "add", "northgate.example"),
      await type("metadata", name, "add", "branch", "--label", "Branch"),
      await type("limit", name, "40"),
      await type("packages", name, "xero,example", "--except", "xero"),
      await type(
        "provider",
        `${name}-advisory`,
        "--issuer",
        "https://login.test",
        "--client",
        "tieout",
      ),
      await type(
        "administrator",
        name,
        "--email",
        "a@northgate.example",
        "--first",
        "Ada",
        "--last",
        "Roe",
      ),
    ].map(([code]) => code);
    const [, shown] = await type("show", name);

    expect(codes).toEqual(codes.map(() => 0));
    expect(JSON.parse(shown)).toMatchObject({
      id,
      name,
      visibleName: "Northgate",
      timeZone: "Europe/Paris",
      names: [name, `${name}-advisory`],
      hosts: [
        { kind: "lender", origin: `https://first.${name}.test`, canonical: false, fallback: false },
        { kind: "lender", origin, canonical: true, fallback: false },
      ],
      emailDomains: ["northgate.example"],
      identityProviders: [{ issuer: "https://login.test", clientId: "tieout" }],
    });
    expect(shown).not.toContain("secret");
    const [people, mails, trail, limits] = await withTenant(pool, id, async (db) => [
      await db("users").select("emailAddress", "status"),
      await db("mailDeliveries").select("kind", "toAddress"),
      await db("auditEvents").where({ actorKind: "operator" }).select("action"),
      await db("collectionLimits").select("collectionLimit"),
    ]);
    expect(people).toEqual([{ emailAddress: "a@northgate.example", status: "PendingInvite" }]);
    expect(mails).toEqual([{ kind: "invitation", toAddress: "a@northgate.example" }]);
    expect(limits).toEqual([{ collectionLimit: 40 }]);
    expect(trail.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      "administrator-invited",
      "collection-limit-changed",
      "email-domains-changed",
      "identity-provider-saved",
      "metadata-settings-changed",
      "tenant-alias-saved",
      "tenant-created",
      "tenant-host-saved",
      "tenant-host-saved",
      "tenant-settings-changed",
    ]);
  });

  test("asks nobody in before they could log in, and says what is missing", async ({
    console: { type },
  }) => {
    const { name } = await made(type);
    const person = ["--email", "a@northgate.example", "--first", "Ada", "--last", "Roe"];
    const invite = () => type("administrator", name, ...person);

    const nowhere = await invite();
    const missing = await type("check", name);
    await type("host", name, "lender", `https://${name}.test`);
    const noProvider = await invite();
    await type("provider", name, "--issuer", "https://login.test", "--client", "tieout");
    const invited = await invite();

    expect(nowhere[0]).toBe(1);
    expect(missing).toEqual([
      1,
      [
        "Warning: there is no lender host, and nobody can come: see `host`",
        "Warning: there is no identity provider, and nobody can log in: see `provider`",
        "2 to mend",
      ].join("\n"),
    ]);
    expect(noProvider).toEqual([
      1,
      "The invitation leads to a login: give the tenant an identity provider first",
    ]);
    expect(invited[0]).toBe(0);
    expect(await type("check", name)).toEqual([0, "Everything that is set is used"]);
  });

  test("tells what it doesn't know from what it can't do", async ({ console: { type } }) => {
    const { name } = await made(type);

    const replies = [
      await type("help"),
      await type("fly"),
      await type("show"),
      await type("show", "nobody"),
      await type("limit", name, "many"),
      await type("create", name, "--visible-name", "Again", "--retention", "7 years"),
      await type("create", `${name}-2`, "--visible-name", "Nobody chose"),
      await type("create", `${name}-3`, "--visible-name", "Wrong", "--retention", "a while"),
    ];

    expect(replies.map(([code]) => code)).toEqual([0, 2, 2, 1, 2, 1, 2, 1]);
    expect(replies[6]?.[1]).toContain("--retention is missing");
    expect(replies[7]?.[1]).toBe("a while is no time to keep things for, as 7 years is");
    expect(replies[4]?.[1]).toContain("Usage: limit <tenant> <number>|none");
  });
});
