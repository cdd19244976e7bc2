import { expect } from "vitest";
import type { PackageConnector, Tokens } from "../connectors/index.ts";
import { saveConnectionTokens } from "../database/index.ts";
import { builtAt, insertImport, type TestTenant, test } from "../database/testing/index.ts";
import { newSealer } from "../sealing/testing/index.ts";
import { endConsent, placeOfTokens } from "./index.ts";

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

/** A connection, and what keeps tokens for it as a sign-in does, or a run that renews its access. */
async function connect(tenant: TestTenant) {
  const { workspaceId, connectionId: id } = await tenant.tx((db) => insertImport(db));
  const keep = (access: string) =>
    tenant.tx(async (db) => {
      const tokens: Tokens = { access, accessExpiresAt: builtAt.toISOString() };
      const { seal } = await sealer.forTenant(db);
      const sealedTokens = seal(placeOfTokens(id), JSON.stringify(tokens));
      await saveConnectionTokens(db, id, { sealedTokens, now: builtAt });
    });
  await keep("first");
  return { workspaceId, id, keep };
}
