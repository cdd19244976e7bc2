import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type HostedTenant, headersOf, type Visit } from "@tieout/server/http/testing";
import type { Storage } from "@tieout/server/storage";
import { describe, expect, onTestFinished } from "vitest";
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
      return [reply.status, (await reply.json()).type];
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
    const { id } = await reply.json();
    const { data } = await as(member).GET("/{workspaceId}/Submissions/{submissionId}", {
      params: { path },
    });

    expect(reply.status).toBe(200);
    expect(data?.documents.find((document) => document.id === id)).toMatchObject({
      ...{ fileName: "lease.txt", isDeleted: false, bytes: 31, uploadedBy: "lender" },
      ...{ scanState: "not-scanned", uploadTime: "2026-03-15T09:00:00.000Z" },
    });
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
    const { get, files, documentId, storageKey } = await aCollection(
      ...([portal.url, tenant, services] as const),
    );
    await services.storage.put(storageKey, Buffer.from("a workbook"));

    const workbook = "financial-statements.1.accrual";
    const reply = await get(`${files}?documents=${documentId}&workbooks=${workbook}`);

    expect(reply.headers.get("content-type")).toBe("application/zip");
    expect(reply.headers.get("content-disposition")).toContain("Tidewater Marine Supply");
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(await unzipped(bytes)).toEqual({
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

/** As another program reads it. */
async function unzipped(bytes: Buffer): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "tieout-zip-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "files.zip"), bytes);
  const script =
    "import json,sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps({n: z.read(n).decode() for n in z.namelist()}))";
  const { stdout } = await promisify(execFile)("python3", [
    "-c",
    script,
    join(folder, "files.zip"),
  ]);
  return JSON.parse(stdout);
}
