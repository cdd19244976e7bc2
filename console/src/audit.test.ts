import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { type Denial, saveDenial, tellEndedDenials } from "@tieout/server/database/denial/denial";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { withTenant } from "@tieout/server/database/with-tenant";
import { insertUser } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { made, test } from "./testing/console.ts";

const later = (seconds: number) => new Date(builtAt.getTime() + seconds * 1_000);
const denial: Denial = {
  ...{ operation: "openLinkSession", status: 404, reason: "not-found", toldFrom: 1 },
  ...{ addressPrefix: "203.0.113", actor: { kind: "unknown" }, requestId: "r-1", now: builtAt },
};

describe("the audit trail", () => {
  test("is read by an operator: when, what, who, from where, how often", async ({
    console: { type },
    pool,
  }) => {
    const { name, id } = await made(type);
    await withTenant(pool, id, async (db) => {
      await saveDenial(db, denial);
      await saveDenial(db, denial);
      await tellEndedDenials(db, later(60));
      const userId = await insertUser(db, { firstName: "Dana\n", lastName: "Whitfield" });
      const actor = { kind: "user", id: userId } as const;
      await saveAuditEvent(db, { at: later(90), action: "logged-in", actor, requestId: "r-2" });
    });

    const [code, said] = await type("audit", name);
    const denials = await type("audit", name, "--kind", "access-denied");

    expect(code).toBe(0);
    const lines = said.split("\n").map((line) => line.split("\t"));
    const what = "openLinkSession 404 not-found";
    expect(lines.slice(0, 3)).toEqual([
      [later(90).toISOString(), "logged-in", "Dana Whitfield", "-", "-", "1x", "r-2"],
      [
        ...[later(60).toISOString(), "access-denied-again", "unknown", what, "203.0.113", "2x"],
        ...["-", `minute=${builtAt.toISOString()}`],
      ],
      [builtAt.toISOString(), "access-denied", "unknown", what, "203.0.113", "1x", "r-1"],
    ]);
    expect(denials).toEqual([0, lines[2]?.join("\t")]);
  });

  test("is read by pages, and between days", async ({ console: { type }, pool }) => {
    const { name, id } = await made(type);
    const day = 86_400;
    await withTenant(pool, id, async (db) => {
      for (const days of [1, 2, 3]) {
        const actor = { kind: "worker" } as const;
        await saveAuditEvent(db, { at: later(days * day), action: `day-${days}`, actor });
      }
    });
    const kinds = ([, said]: readonly [number, string]) => said.match(/day-\d/g);

    const first = await type("audit", name, "--limit", "2");
    const next = /--before \d+/.exec(first[1])?.[0].split(" ") ?? [];

    expect(kinds(first)).toEqual(["day-3", "day-2"]);
    expect(kinds(await type("audit", name, "--limit", "1", ...next))).toEqual(["day-1"]);
    const [since, until] = [later(2 * day).toISOString(), later(3 * day).toISOString()];
    expect(kinds(await type("audit", name, "--since", since, "--until", until))).toEqual(["day-2"]);
    expect(await type("audit", name, "--kind", "never")).toEqual([0, "Nothing on the audit trail"]);
  });

  test("isn't read by another tenant's name, nor without bounds", async ({
    console: { type },
    pool,
  }) => {
    const [{ name }, other] = [await made(type), await made(type)];
    await withTenant(pool, other.id, (db) => saveDenial(db, denial));

    const [, said] = await type("audit", name);
    const refused = [
      await type("audit", name, "--limit", "1001"),
      await type("audit", name, "--limit", "0"),
      await type("audit", name, "--since", "yesterday"),
      await type("audit", name, "--before", "x"),
    ];

    expect(said).not.toContain("access-denied");
    expect(refused.map(([code]) => code)).toEqual([2, 2, 2, 2]);
  });
});
