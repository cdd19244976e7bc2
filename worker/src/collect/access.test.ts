import {
  type Connector,
  ConnectorError,
  type PackageConnector,
  type Tokens,
} from "@tieout/connectors/connector";
import type { TestTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import type { Transact } from "@tieout/server/database/with-tenant";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSealer } from "@tieout/server/sealing/testing/new-sealer";
import { disconnect } from "@tieout/services/connections/end";
import {
  claimRefresh,
  lockConnectionTokens,
  placeOfTokens,
  saveConnectionTokens,
} from "@tieout/services/connections/tokens";
import { insertSubmission } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { connectionAccess } from "./access.ts";

const start = new Date("2026-03-15T09:00:00Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

describe("connectionAccess", () => {
  test("renews a token that is about to end, and keeps the new one before it's lent", async ({
    tenant,
  }) => {
    const desk = await aDesk(tenant);
    await desk.keep(tokens("first", 10));
    const { access, refreshed, clock } = desk;

    expect(await access.token()).toBe("first");
    clock.minutes = 9.5;
    expect(await access.token()).toBe("first, renewed");
    expect(refreshed).toEqual(["first"]);
    expect(await desk.kept()).toMatchObject({ access: "first, renewed" });
  });

  test("spends a refresh token once, of two runs that need it at once", async ({ tenant }) => {
    let looks = 0;
    let other: Promise<string> | undefined;
    const desk = await aDesk(tenant, async () => {
      // Answers once the other run has polled twice, or asked as well.
      other ??= desk.lend(countedTx).token();
      await expect.poll(() => looks > 2 || desk.refreshed.length > 1).toBe(true);
      return tokens("first, renewed", 60);
    });
    const countedTx: Transact = async (work) => {
      looks += 1;
      return tenant.tx(work);
    };
    await desk.keep(tokens("first", 10));
    desk.clock.minutes = 9.5;

    expect(await desk.access.token()).toBe("first, renewed");
    expect(await other).toBe("first, renewed");
    expect(desk.refreshed).toEqual(["first"]);
  });

  test("renews where a run was killed that had begun to", async ({ tenant }) => {
    const desk = await aDesk(tenant);
    await desk.keep(tokens("first", 10));
    await tenant.tx((db) => claimRefresh(db, desk.key.id));
    await tenant.tx((db) =>
      db("connections").update({ refreshClaimedUntil: db.raw("now() - interval '1 second'") }),
    );
    desk.clock.minutes = 9.5;

    expect(await desk.access.token()).toBe("first, renewed");
  });

  test("goes on with the tokens of whoever has connected anew meanwhile", async ({ tenant }) => {
    const desk = await aDesk(tenant);
    await desk.keep(tokens("first", 10));
    const { access, refreshed, clock } = desk;
    await access.token();
    await desk.keep(tokens("anew", 120));
    clock.minutes = 9.5;

    expect(await access.token()).toBe("anew");
    expect(refreshed).toEqual([]);
  });

  test.for([
    ["renewed", async () => tokens("first, renewed", 60)],
    [
      "refused, as the first consent ended with it",
      async () => {
        throw new ConnectorError("reconnect-needed", "It has ended.");
      },
    ],
  ] as const)(
    "keeps a consent that comes while the one before is %s",
    async ([, renew], { tenant }) => {
      const desk = await aDesk(tenant, async () => {
        await desk.keep(tokens("anew", 120));
        return renew();
      });
      await desk.keep(tokens("first", 10));
      desk.clock.minutes = 9.5;

      expect(await desk.access.token()).toBe("anew");
      expect(await desk.kept()).toMatchObject({ access: "anew" });
    },
  );

  test("leaves nothing behind of a consent that is given back while it's renewed", async ({
    tenant,
  }) => {
    const desk = await aDesk(tenant, async () => {
      await tenant.tx((db) => disconnect(db, desk.key, start));
      return tokens("first, renewed", 60);
    });
    await desk.keep(tokens("first", 10));
    desk.clock.minutes = 9.5;

    await expect(desk.access.token()).rejects.toThrow("The connection has ended.");
    expect(await desk.kept()).toBeUndefined();
    expect(desk.givenBack).toEqual(["first, renewed"]);
  });

  test("stores nothing of what is renewed while its consent ends, and gives it back", async ({
    tenant,
  }) => {
    const desk = await aDesk(tenant, async () => {
      desk.agreed.isLive = false;
      return tokens("first, renewed", 60);
    });
    await desk.keep(tokens("first", 10));
    desk.clock.minutes = 9.5;

    await expect(desk.access.token()).rejects.toThrow("Nobody agrees");
    expect(await desk.kept()).toMatchObject({ access: "first" });
    expect(desk.givenBack).toEqual(["first, renewed"]);
  });

  test("lends nothing once what was agreed has ended, though it's known and good", async ({
    tenant,
  }) => {
    const desk = await aDesk(tenant);
    await desk.keep(tokens("first", 60));
    const before = await desk.access.token();

    desk.agreed.isLive = false;

    expect(before).toBe("first");
    await expect(desk.access.token()).rejects.toThrow("Nobody agrees");
    await expect(desk.access.renewed("first")).rejects.toThrow("Nobody agrees");
    expect(desk.refreshed).toEqual([]);
  });
});

async function aDesk(tenant: TestTenant, refresh?: () => Promise<Tokens>) {
  const sealing = newSealer();
  const { workspaceId, connectionId } = await tenant.tx((db) => insertSubmission(db));
  const [refreshed, clock]: [string[], { minutes: number }] = [[], { minutes: 0 }];
  const givenBack: string[] = [];
  const connector = aPackage(
    async (stale) => {
      refreshed.push(stale.access);
      return refresh ? refresh() : tokens(`${stale.access}, renewed`, 60);
    },
    async ({ access }) => {
      givenBack.push(access);
    },
  );
  const now = () => later(clock.minutes);
  const { tx } = tenant;
  const agreed = { isLive: true };
  const allowed = async () => {
    if (!agreed.isLive) throw new Error("Nobody agrees to that any more");
  };
  return {
    agreed,
    clock,
    refreshed,
    givenBack,
    key: { workspaceId, id: connectionId },
    access: connectionAccess({ tx, sealer: sealing, connector, connectionId, allowed, now }),
    lend: (tx: Transact) =>
      connectionAccess({ tx, sealer: sealing, connector, connectionId, allowed, now }),
    keep: (given: Tokens) =>
      tx(async (db) => {
        const { seal } = await sealing.forTenant(db);
        const sealedTokens = seal(placeOfTokens(connectionId), JSON.stringify(given));
        await saveConnectionTokens(db, connectionId, { sealedTokens, now: start });
      }),
    kept: () => keptTokens(tenant, sealing, connectionId),
  };
}

async function keptTokens({ tx }: TestTenant, sealing: Sealer, connectionId: string) {
  return tx(async (db) => {
    const row = await lockConnectionTokens(db, connectionId);
    if (!row?.sealedTokens) return undefined;
    const { open } = await sealing.forTenant(db);
    return JSON.parse(open(placeOfTokens(connectionId), row.sealedTokens).toString());
  });
}

const tokens = (access: string, minutes: number): Tokens => ({
  access,
  accessExpiresAt: later(minutes).toISOString(),
  refresh: `a refresh of ${access}`,
});

function aPackage(
  refresh: PackageConnector["consent"]["refresh"],
  revoke: PackageConnector["consent"]["revoke"],
): Connector {
  const unasked = () => {
    throw new Error("Nobody asks for that here");
  };
  const consent = { authorizeAddress: unasked, exchange: unasked, revoke, refresh };
  return { accountingPackage: "example", consent, open: unasked };
}
