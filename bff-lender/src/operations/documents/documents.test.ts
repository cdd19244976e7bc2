import { headersOf, type Visit } from "@tieout/server/http/testing/ask";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import type { Storage } from "@tieout/server/storage/open-storage";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect } from "vitest";
import { insertCollected, signInAs, test } from "../../testing/index.ts";

describe("a document", () => {
  test("is saved and never shown, by a name for every program (S-A13, X-10, S-C6)", async ({
    portal,
    tenant,
    services,
  }) => {
    const { member, get, documents, documentId } = await aCollection(portal.url, tenant, services);
    await tenant.tx((db) => db("documents").update({ fileName: 'Möte "1" (kopia).pdf' }));

    const reply = await get(`${documents}/${documentId}`);
    const shown = await get(`${documents}/${documentId}`, { ...member, cookie: "" });

    expect([reply.status, await reply.text()]).toEqual([200, "10 letters"]);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-disposition":
        "attachment; filename=\"M_te _1_ (kopia).pdf\"; filename*=UTF-8''M%C3%B6te%20%221%22%20%28kopia%29.pdf",
      "content-security-policy": "sandbox",
      "x-content-type-options": "nosniff",
      "content-type": "application/octet-stream",
      "cache-control": "private, no-store",
    });
    expect(shown.status).toBe(401);
    const events = await tenant.tx((db) => db("auditEvents").where({ subjectId: documentId }));
    expect(events.map(({ action }) => action)).toEqual(["document-downloaded"]);
  });

  test("can't be had while it's being looked at, when it's infected, or deleted", async ({
    portal,
    tenant,
    services,
  }) => {
    const { get, documents, documentId } = await aCollection(portal.url, tenant, services);
    const after = async (changed: object) => {
      await tenant.tx((db) => db("documents").update(changed));
      const reply = await get(`${documents}/${documentId}`);
      return [reply.status, (await bodyOf<{ type: string }>(reply)).type];
    };

    expect([
      await after({ scanState: "scanning" }),
      await after({ scanState: "infected" }),
      await after({ deletedAt: new Date(), storageKey: null }),
    ]).toEqual([
      [409, "document-scanning"],
      [409, "document-infected"],
      [410, "files-deleted"],
    ]);
  });

  test("that is sent several times at once is taken once", async ({ portal, tenant, services }) => {
    const { member, path } = await aCollection(portal.url, tenant, services);
    const send = () => {
      const form = new FormData();
      form.append("content", new Blob(["Dear lender, here is our lease."]), "lease.txt");
      return fetch(
        `${portal.url}/api/documents/${path.workspaceId}?submissionId=${path.submissionId}`,
        { method: "POST", headers: headersOf(member), body: form },
      );
    };

    const replies = await Promise.all(Array.from({ length: 6 }, send));

    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const kept = await tenant.tx((db) => db("documents").where({ fileName: "lease.txt" }));
    expect(kept).toHaveLength(1);
  });

  test("is uploaded by the lender as well, and stands with the collection (S-E8, S-U55)", async ({
    as,
    portal,
    tenant,
    services,
  }) => {
    const { member, userId, path } = await aCollection(portal.url, tenant, services);
    const form = new FormData();
    form.append("content", new Blob(["Dear lender, here is our lease."]), "lease.txt");

    const reply = await fetch(
      `${portal.url}/api/documents/${path.workspaceId}?submissionId=${path.submissionId}`,
      { method: "POST", headers: headersOf(member), body: form },
    );
    const { id } = await bodyOf<{ id: string }>(reply);
    const { data } = await as(member).GET("/{workspaceId}/Submissions/{submissionId}", {
      params: { path },
    });

    expect(reply.status).toBe(200);
    expect(data?.documents).toContainEqual(
      expect.objectContaining({
        id,
        fileName: "lease.txt",
        isDeleted: false,
        bytes: 31,
        uploadedBy: "lender",
        scanState: "not-scanned",
        uploadTime: "2026-03-15T09:00:00.000Z",
      }),
    );
    const [row] = await tenant.tx((db) => db("documents").where({ id }));
    expect(row).toMatchObject({ uploadedByUserId: userId, linkSessionId: null });
  });
});

describe("several files", () => {
  test("come in one archive that other programs read (S-U56)", async ({
    portal,
    tenant,
    services,
  }) => {
    const { get, files, documentId, storageKey } = await aCollection(portal.url, tenant, services);
    await services.storage.put(storageKey, Buffer.from("a workbook"));

    const workbook = "financial-statements.1.accrual";
    const reply = await get(`${files}?documents=${documentId}&workbooks=${workbook}`);

    expect(reply.headers.get("content-type")).toBe("application/zip");
    expect(reply.headers.get("content-disposition")).toContain(
      '"Tidewater Marine Supply, Inc.zip"',
    );
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(unzipped(bytes)).toEqual({
      "lease.pdf": "10 letters",
      "Tidewater – Statements.xlsx": "a workbook",
    });
  });

  test("are those that are there, of this collection, and at least one", async ({
    portal,
    tenant,
    services,
  }) => {
    const { get, files, path } = await aCollection(portal.url, tenant, services);
    const asked = [
      "",
      `?documents=${path.workspaceId}`,
      "?workbooks=financial-statements.2.accrual",
      "?workbooks=../../etc/passwd",
    ];

    const replies = await Promise.all(asked.map((query) => get(files + query)));

    expect(replies.map(({ status }) => status)).toEqual([400, 404, 404, 400]);
  });

  test("one of which storage has lost are a fault from the start, and no archive that breaks off", async ({
    portal,
    tenant,
    services,
  }) => {
    const { get, files, documentId, storageKey } = await aCollection(portal.url, tenant, services);
    await services.storage.delete(storageKey);

    const workbook = "financial-statements.1.accrual";
    const reply = await get(`${files}?documents=${documentId}&workbooks=${workbook}`);

    expect(reply.status).toBe(500);
    expect(portal.takeFaults()).toMatchObject([{ message: `${storageKey} isn't in storage` }]);
  });

  test("that are more than an archive holds aren't sent, and so don't stand on the audit trail", async ({
    portal,
    tenant,
    services,
  }) => {
    const { get, files } = await aCollection(portal.url, tenant, services);
    await tenant.tx((db) => db("workbooks").update({ fileSize: 2 ** 32 }));

    const workbook = "financial-statements.1.accrual";
    const replies = [await get(files), await get(`${files}?workbooks=${workbook}`)];

    expect(replies.map(({ status }) => status)).toEqual([400, 409]);
    const downloads = { action: "files-downloaded" };
    expect(await tenant.tx((db) => db("auditEvents").where(downloads))).toEqual([]);
  });
});

async function aCollection(
  url: string,
  tenant: HostedTenant,
  { storage }: { readonly storage: Storage },
) {
  const collected = await tenant.tx((db) => insertCollected(db));
  const { workspaceId, submissionId, userId, documentKey } = collected;
  await storage.put(documentKey, Buffer.from("10 letters"));
  const member = await signInAs(tenant, userId);
  return {
    ...collected,
    member,
    path: { workspaceId, submissionId },
    documents: `/documents/${workspaceId}/${submissionId}`,
    files: `/${workspaceId}/Submissions/${submissionId}/files.zip`,
    get: (path: string, who: Visit = member) =>
      fetch(`${url}/api${path}`, { headers: headersOf(who) }),
  };
}

async function bodyOf<Body>(reply: Response): Promise<Body> {
  return (await reply.json()) as Body;
}

function unzipped(bytes: Buffer): Record<string, string> {
  const files = Object.entries(unzipSync(bytes));
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]));
}
