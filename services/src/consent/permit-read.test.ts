import { somebodyWaits } from "@tieout/server/database/testing/somebody-waits";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { insertImport } from "../testing/builders.ts";
import { holdConsent, requireLiveConsent } from "./permit-read.ts";

describe("requireLiveConsent", () => {
  test("lets an import ask for more while its consent is live", async ({ tenant }) => {
    const { importId } = await tenant.tx((db) => insertImport(db));

    await tenant.tx((db) => requireLiveConsent(db, importId, builtAt));
  });

  test.for([
    ["ended", { endedAt: builtAt, endReason: "declined" }],
    ["used", { usedAt: builtAt }],
    ["paused", { pausedAt: builtAt, pauseReason: "company-changed" }],
  ] as const)("names a consent's state: %s", async ([state, change], { tenant }) => {
    const { importId, consentId } = await tenant.tx((db) => insertImport(db));
    await tenant.tx((db) => db("consents").where({ id: consentId }).update(change));

    const asked = tenant.tx((db) => requireLiveConsent(db, importId, builtAt));

    await expect(asked).rejects.toMatchObject({ beyond: [{ code: "not-live", state }] });
  });

  test("names an expired consent so, unless something was read before", async ({ tenant }) => {
    const { importId } = await tenant.tx((db) => insertImport(db));
    const expired = new Date(builtAt.getTime() + 31 * 86_400_000);
    const ask = () => tenant.tx((db) => requireLiveConsent(db, importId, expired));

    await expect(ask()).rejects.toMatchObject({ beyond: [{ code: "not-live", state: "expired" }] });
    await tenant.tx((db) =>
      db("importSteps").where({ importId, step: "accounts" }).update({ parts: 1 }),
    );
    await ask();
  });
});

describe("holdConsent", () => {
  test("refuses a record whose consent is being ended in the same instant", async ({
    tenant,
    pool,
  }) => {
    const { importId, consentId } = await tenant.tx((db) => insertImport(db));

    const { holding } = await tenant.tx(async (db) => {
      const end = { endedAt: builtAt, endReason: "access-ended" };
      await db("consents").where({ id: consentId }).update(end);
      const holding = expect(
        tenant.tx((other) => holdConsent(other, importId, builtAt)),
      ).rejects.toMatchObject({ beyond: [{ code: "not-live", state: "ended" }] });
      await somebodyWaits(pool);
      return { holding };
    });

    await holding;
  });
});
