import { saveRetentionPolicy } from "@tieout/server/database/tenant/retention-policy";
import { somebodyWaits } from "@tieout/server/database/testing/somebody-waits";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { chooseRetention } from "../tenants/tenants.ts";
import { insertSubmission } from "../testing/builders.ts";
import { startRetention } from "./reckon-retention.ts";

const now = builtAt;

describe("a policy that is chosen", () => {
  test("is gone by even where something comes in the same instant, by the one before", async ({
    owner,
    pool,
    tenant,
  }) => {
    const { submissionId, userId, workspaceId } = await tenant.tx((db) => insertSubmission(db));

    const { chosen } = await tenant.tx(async (db) => {
      await db("documents").insert({
        tenantId: tenant.id,
        id: submissionId,
        submissionId,
        workspaceId,
        fileName: "a.pdf",
        submissionDocumentType: "Additional",
        fileSize: 1,
        sniffedType: "pdf",
        sha256: Buffer.alloc(32),
        storageKey: "a",
        uploadedByUserId: userId,
        uploadedAt: now,
      });
      await startRetention(db, { submissionId, came: "file", now });
      const choosing = chooseRetention({ owner, pool, now }, tenant.id, {
        count: 1,
        unit: "years",
      });
      await somebodyWaits(pool);
      return { chosen: choosing };
    });

    expect(await chosen).toBe(1);
    const [row] = await tenant.tx((db) => db("submissions").select("autoDeleteAt"));
    expect(row.autoDeleteAt).toEqual(new Date("2027-03-16T03:00:00Z"));
  });

  test("isn't changed while somebody goes by it", async ({ pool, tenant }) => {
    const { submissionId } = await tenant.tx((db) => insertSubmission(db));

    const { begun } = await tenant.tx(async (db) => {
      await saveRetentionPolicy(db, { count: 30, unit: "days" }, now);
      const starting = tenant.tx((other) =>
        startRetention(other, { submissionId, came: "file", now }),
      );
      await somebodyWaits(pool);
      return { begun: starting };
    });
    await begun;

    const [row] = await tenant.tx((db) => db("submissions").select("autoDeleteAt"));
    expect(row.autoDeleteAt).toEqual(new Date("2026-04-15T03:00:00Z"));
  });
});
