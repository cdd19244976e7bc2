import type { PackageConnector, Tokens } from "@tieout/connectors/connector";
import { somebodyWaits } from "@tieout/server/database/testing/somebody-waits";
import { builtAt, type TestTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import type { Tx } from "@tieout/server/database/with-tenant";
import { newSealer } from "@tieout/server/sealing/testing/new-sealer";
import { expect } from "vitest";
import {
  lockConnectionTokens,
  placeOfTokens,
  saveConnectionTokens,
} from "../connections/tokens.ts";
import { insertConsent, insertImport } from "../testing/builders.ts";
import { giveBackAccess } from "./decline-consent.ts";
import { endConsent } from "./end-consent.ts";
import { saveUsed } from "./save-consent.ts";

test("gives back what came anew while the package was asked, too", async ({ tenant }) => {
  const { workspaceId, id, keep } = await connect(tenant);
  const givenBack: string[] = [];
  const revoke = async ({ access }: Tokens) => {
    givenBack.push(access);
    if (givenBack.length === 1) await keep("second");
  };
  const asked = { workspaceId, connectionId: id, actor: { kind: "worker" }, now: builtAt } as const;

  const ended = await endConsent(
    { connectors: new Map([["example", packageWith(revoke)]]), sealer },
    tenant.tx,
    asked,
  );

  expect(ended).toBe("ended");
  expect(givenBack).toEqual(["first", "second"]);
  const row = await tenant.tx((db) => db("connections").where({ id }).first());
  expect(row).toMatchObject({ state: "Disconnected", sealedTokens: null });
  const action = "connection-deleted";
  const trail = await tenant.tx((db) => db("auditEvents").where({ action }).pluck("details"));
  expect(trail).toEqual([{ revoked: true }]);
});

test("ends an import that begins in the same instant as well", async ({ tenant, pool }) => {
  const { workspaceId, id } = await connect(tenant);
  await tenant.tx((db) => db("imports").update({ outcome: "Success", finishedAt: builtAt }));
  const beginning: Promise<unknown>[] = [];
  // As whoever starts an import does: the connection is locked first.
  const revoke = async () => {
    if (beginning.length > 0) return;
    await new Promise<void>((locked) => {
      const begun = tenant.tx(async (db) => {
        await lockConnectionTokens(db, id);
        locked();
        await somebodyWaits(pool);
        await db("imports").update({ outcome: "Pending", finishedAt: null });
      });
      beginning.push(begun);
    });
  };
  const asked = { workspaceId, connectionId: id, actor: { kind: "worker" }, now: builtAt } as const;
  const services = { connectors: new Map([["example", packageWith(revoke)]]), sealer };

  const ended = await endConsent(services, tenant.tx, asked);
  await Promise.all(beginning);

  expect(ended).toBe("ended");
  expect(await tenant.tx((db) => db("imports").pluck("outcome"))).toEqual(["Error"]);
});

test("gives nothing back that a new sign-in needs, even if it came while the package was asked", async ({
  tenant,
}) => {
  const { workspaceId, id, keep, ...built } = await connect(tenant);
  await tenant.tx((db) => db("imports").update({ outcome: "Success", finishedAt: builtAt }));
  await tenant.tx((db) => saveUsed(db, built.submissionId, builtAt));
  const givenBack: string[] = [];
  const revoke = async ({ access }: Tokens) => {
    givenBack.push(access);
    await keep("second");
    await tenant.tx((db) => insertConsent(db, { ...built, workspaceId }));
  };
  const services = { connectors: new Map([["example", packageWith(revoke)]]), sealer };
  const asked = { workspaceId, connectionId: id, actor: { kind: "worker" }, now: builtAt } as const;

  await giveBackAccess(services, tenant.tx, asked);

  expect(givenBack).toEqual(["first"]);
  const row = await tenant.tx((db) => db("connections").where({ id }).first());
  expect(row).toMatchObject({ state: "Connected", sealedTokens: expect.any(Buffer) });
  const unused = { usedAt: null, endedAt: null };
  expect(await tenant.tx((db) => db("consents").where(unused).pluck("id"))).toHaveLength(1);
});

test("gives nothing back of a sign-in that it had to wait for", async ({ tenant, pool }) => {
  const { workspaceId, id, keep, ...built } = await connect(tenant);
  await tenant.tx((db) => db("imports").update({ outcome: "Success", finishedAt: builtAt }));
  await tenant.tx((db) => saveUsed(db, built.submissionId, builtAt));
  const givenBack: string[] = [];
  const revoke = async ({ access }: Tokens) => {
    givenBack.push(access);
  };
  const services = { connectors: new Map([["example", packageWith(revoke)]]), sealer };
  const asked = { workspaceId, connectionId: id, actor: { kind: "worker" }, now: builtAt } as const;

  // As whoever signs in does: the connection is locked before tokens and consent are saved.
  let given: Promise<void> | undefined;
  await tenant.tx(async (db) => {
    await lockConnectionTokens(db, id);
    given = giveBackAccess(services, tenant.tx, asked);
    await somebodyWaits(pool);
    await keepIn(db, id, "second");
    await insertConsent(db, { ...built, workspaceId });
  });
  await given;

  expect(givenBack).toEqual([]);
  const row = await tenant.tx((db) => db("connections").where({ id }).first());
  expect(row).toMatchObject({ state: "Connected", sealedTokens: expect.any(Buffer) });
});

const sealer = newSealer();

function packageWith(revoke: PackageConnector["consent"]["revoke"]): PackageConnector {
  const unasked = () => {
    throw new Error("Nobody asks for that here");
  };
  return {
    accountingPackage: "example",
    consent: { authorizeAddress: unasked, exchange: unasked, refresh: unasked, revoke },
    open: unasked,
  };
}

async function connect(tenant: TestTenant) {
  const built = await tenant.tx((db) => insertImport(db));
  const { workspaceId, connectionId: id } = built;
  const keep = (access: string) => tenant.tx((db) => keepIn(db, id, access));
  await keep("first");
  return { ...built, workspaceId, id, keep };
}

async function keepIn(db: Tx, id: string, access: string): Promise<void> {
  const tokens: Tokens = { access, accessExpiresAt: builtAt.toISOString() };
  const { seal } = await sealer.forTenant(db);
  const sealedTokens = seal(placeOfTokens(id), JSON.stringify(tokens));
  await saveConnectionTokens(db, id, { sealedTokens, now: builtAt });
}
