import { findTenant } from "@tieout/server/database/tenant/tenant";
import { withTenant } from "@tieout/server/database/with-tenant";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { describe, expect } from "vitest";
import { made, test } from "./testing/console.ts";

describe("a tenant's settings, by command", () => {
  test("chooses what a tenant speaks, among what is spoken (P-G21)", async ({
    console: { type },
    pool,
  }) => {
    const { name, id } = await made(type);
    const spoken = async () => (await withTenant(pool, id, findTenant)).defaultLanguage;
    const before = await spoken();

    const [chosen, refused] = [
      await type("language", name, "fr"),
      await type("language", name, "de"),
    ];

    expect([before, chosen[0], await spoken()]).toEqual(["en", 0, "fr"]);
    expect(refused).toEqual([2, expect.stringContaining("de isn't one of en, es, fr")]);
  });

  test("lists settings with what is usual, and holds them to their form", async ({
    console: { type },
    pool,
  }) => {
    const { name, id } = await made(type);

    const set = await type(
      "settings",
      name,
      "numMonthsInImportYTDDropdown=12",
      "helpCenterLink=https://help.test",
      "analyticsPath=/events",
    );
    const wrong = await type("settings", name, "riskCalcEnabled=yes");
    const unknown = await type("settings", name, "colour=red");
    const login = '{"passLoginThrough":false,"defaultLogin":false}';
    const invalid = await type("settings", name, `multiTenantSettings=${login}`);
    const back = await type("settings", name, "helpCenterLink=");

    expect(set[0]).toBe(0);
    expect(set[1]).toContain("numMonthsInImportYTDDropdown = 12  (usually 7)");
    expect(wrong).toEqual([1, "riskCalcEnabled wants true or false"]);
    expect(unknown[0]).toBe(1);
    expect(invalid[1]).toContain("no-login-offered");
    expect(back[1]).toContain("helpCenterLink = nothing");
    const settings = await withTenant(pool, id, findTenantSettings);
    expect(settings.numMonthsInImportYtdDropdown).toBe(12);
    expect(settings.analyticsPath).toBe("/events");
    expect(settings).not.toHaveProperty("helpCenterLink");
  });

  test("says which of the packages it offers can't be connected yet (S-G7)", async ({
    console: { type },
  }) => {
    const { name } = await made(type);

    const [, chosen] = await type(
      "packages",
      name,
      "example,xero,Reckon,netsuite",
      "--except",
      "xero",
    );
    const [, connectable] = await type("packages", name, "fileupload", "--except", "");

    expect(chosen).toBe("example can be connected\nnetsuite, reckon: listed as not available yet");
    expect(connectable).toBe("fileupload can be connected");
  });

  test("chooses how long collections are kept, and says for how many (X-22)", async ({
    console: { type },
    pool,
  }) => {
    const { name, id } = await made(type);

    const before = await type("retention", name);
    const chosen = await type("retention", name, "18", "months");
    const wrong = await type("retention", name, "long");

    expect(before).toEqual([0, "Collections are kept for 7 years"]);
    expect(chosen[1]).toBe("Reckoned anew: 0 collections\nCollections are kept for 18 months");
    expect(wrong[0]).toBe(1);
    const trail = await withTenant(pool, id, (db) =>
      db("auditEvents").where({ action: "retention-chosen" }).select("details"),
    );
    expect(trail).toEqual([{ details: { policy: "18 months" } }]);
  });
});
