import { Readable } from "node:stream";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { ask, cookiesOf } from "@tieout/server/http/testing/ask";
import { hashOf, newSecret } from "@tieout/server/sealing/secrets";
import type { BuiltImport } from "@tieout/services/testing/builders";
import { finishUserCopy } from "@tieout/services/user-copies/user-copy";
import { describe, expect, vi } from "vitest";
import { type BorrowerFixtures, collect, test } from "../../testing/index.ts";

describe("a copy that is ready", () => {
  test("is said to who has its mail, and downloaded five times; 404 means that there is none (S-A15, S-R8, S-U28)", async ({
    as,
    tenant,
    portal,
    services,
  }) => {
    const { visitor, ...ids } = await collect(tenant);
    const secret = await aReadyCopy(tenant, services, ids);
    const { workspaceId } = visitor;
    const key = { secret, workspaceId, financialRecordId: ids.financialRecordId };
    const address = `/${workspaceId}/financialrecords/${ids.financialRecordId}/customerdata`;
    const download = (cookie?: string) =>
      ask(
        portal.url,
        { origin: tenant.borrowerOrigin, ...(cookie !== undefined && { cookie }) },
        { method: "GET", path: address },
      );

    const { data, response } = await as().POST("/usercopies/open", { body: key });
    const cookie = cookiesOf(response.headers);
    const without = await download();
    const downloads = [];
    for (const _ of [1, 2, 3, 4, 5, 6]) downloads.push(await download(cookie));
    const usedUp = await as().POST("/usercopies/open", { body: key });

    expect(data).toEqual({
      fileName: "Tidewater - customer copy.xlsx",
      bytes: 4,
      downloadsLeft: 5,
      displayName: "Tidewater Marine Supply, Inc.",
      groups: ["financial-statements"],
      anonymized: false,
      hasEntries: true,
      from: "2025-01-01",
      upTo: "2026-03-15",
      creationTime: builtAt.toISOString(),
      expirationTime: "2026-03-18T09:00:00.000Z",
    });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-tieout-copy=[\w-]{43}; Max-Age=259200; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(without.status).toBe(404);
    expect(downloads.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 404]);
    expect(downloads[0]?.text).toBe("book");
    expect(usedUp.error?.status).toBe(404);
  });

  test("is counted as downloaded once its file is there to be sent", async ({
    as,
    tenant,
    portal,
    services,
  }) => {
    const { visitor, ...ids } = await collect(tenant);
    const { workspaceId } = visitor;
    const { submissionId, financialRecordId } = ids;
    const secret = await aReadyCopy(tenant, services, ids);
    const body = { secret, workspaceId, financialRecordId };
    const { response } = await as().POST("/usercopies/open", { body });
    const left = () =>
      tenant.tx((db) => db("userCopies").where({ submissionId }).first("downloadsLeft"));
    const { getStream } = services.storage;
    const leftAsItOpens = vi.fn(left);
    const opening = vi.spyOn(services.storage, "getStream").mockImplementation(async (key) => {
      await leftAsItOpens();
      return getStream(key);
    });

    await ask(
      portal.url,
      { origin: tenant.borrowerOrigin, cookie: cookiesOf(response.headers) },
      { method: "GET", path: `/${workspaceId}/financialrecords/${financialRecordId}/customerdata` },
    );
    opening.mockRestore();

    expect(leftAsItOpens).toHaveResolvedWith({ downloadsLeft: 5 });
    expect(await left()).toEqual({ downloadsLeft: 4 });
  });

  test("that breaks while its download is counted is a fault, and nothing worse", async ({
    as,
    tenant,
    portal,
    services,
  }) => {
    const { visitor, ...ids } = await collect(tenant);
    const { workspaceId } = visitor;
    const { financialRecordId } = ids;
    const secret = await aReadyCopy(tenant, services, ids);
    const body = { secret, workspaceId, financialRecordId };
    const { response } = await as().POST("/usercopies/open", { body });
    const opening = vi.spyOn(services.storage, "getStream").mockImplementation(async () => {
      const broken = new Readable({ read: () => undefined });
      setImmediate(() => broken.destroy(new Error("The bucket hung up")));
      return broken;
    });

    const { status } = await ask(
      portal.url,
      { origin: tenant.borrowerOrigin, cookie: cookiesOf(response.headers) },
      { method: "GET", path: `/${workspaceId}/financialrecords/${financialRecordId}/customerdata` },
    );
    opening.mockRestore();

    expect(status).toBe(500);
    expect(portal.takeFaults()).toMatchObject([{ message: "The bucket hung up" }]);
  });

  test("ends after three days, with its collection, and opens for its own address alone", async ({
    as,
    tenant,
    services,
    clock,
  }) => {
    const { visitor, ...ids } = await collect(tenant);
    const { visitor: elsewhere, ...others } = await collect(tenant);
    const secret = await aReadyCopy(tenant, services, ids);
    const opened = async (workspaceId: string, financialRecordId: string) => {
      const body = { secret, workspaceId, financialRecordId };
      return (await as().POST("/usercopies/open", { body })).response.status;
    };
    const own = () => opened(visitor.workspaceId, ids.financialRecordId);

    const statuses = [
      await own(),
      await opened(elsewhere.workspaceId, others.financialRecordId),
      await opened(visitor.workspaceId, others.financialRecordId),
    ];
    clock.now = new Date(builtAt.getTime() + 259_200_000);
    statuses.push(await own());
    clock.now = builtAt;
    await tenant.tx((db) => db("submissions").update({ filesDeletedAt: builtAt }));
    statuses.push(await own());

    expect(statuses).toEqual([200, 404, 404, 404, 404]);
  });
});

async function aReadyCopy(
  tenant: BorrowerFixtures["tenant"],
  { storage }: BorrowerFixtures["services"],
  { submissionId, financialRecordId }: Pick<BuiltImport, "submissionId" | "financialRecordId">,
): Promise<string> {
  const { secret } = newSecret();
  const id = submissionId;
  const storageKey = `${tenant.id}/documents/${submissionId}/copy-${id}.xlsx`;
  await storage.put(storageKey, Buffer.from("book"));
  await tenant.tx(async (db) => {
    await db("userCopies").insert({
      tenantId: db.tenantId,
      id,
      submissionId,
      financialRecordId,
      address: "rosa@tidewater.com",
      language: "en",
      state: "Building",
      requestedAt: builtAt,
    });
    await finishUserCopy(db, id, {
      secretHash: hashOf(secret),
      fileName: "Tidewater - customer copy.xlsx",
      fileSize: 4,
      storageKey,
      downloadsLeft: 5,
      now: builtAt,
      expiresAt: new Date(builtAt.getTime() + 259_200_000),
    });
  });
  return secret;
}
