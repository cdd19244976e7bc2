import { randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { deleteSharedLink } from "@tieout/services/links/shared-link";
import { insertSubmission } from "@tieout/services/testing/builders";
import { describe, expect, vi } from "vitest";
import { type LinkVisitor, test, uploadFile, uploadHalf, visit } from "../../testing/index.ts";

const limit = 68_157_440;
const pdf = (size = 2_000) => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size - 9)]);

describe("uploading", () => {
  test("takes a document in, judged by its content (S-A12, S-E8)", async ({
    portal,
    tenant,
    services,
  }) => {
    const { visitor, submissionId } = await begun(tenant);

    const reply = await upload(portal.url, visitor, submissionId, pdf(), "Möte – 2024.PDF");
    const again = await upload(portal.url, visitor, submissionId, pdf(), "Möte – 2024.PDF");

    const [kept, ...others] = await tenant.tx((db) => db("documents"));
    expect(reply).toEqual({
      status: 200,
      body: {
        id: kept.id,
        fileName: "Möte – 2024.PDF",
        bytes: 2_000,
        type: "pdf",
        scanState: "not-scanned",
      },
    });
    expect([again, others]).toEqual([reply, []]);
    expect(kept).toMatchObject({ submissionId, linkSessionId: visitor.linkSessionId });
    expect(await services.storage.get(kept.storageKey)).toEqual(pdf());
    const [event] = await tenant.tx((db) => db("auditEvents").where({ subjectId: kept.id }));
    expect(event).toMatchObject({ action: "document-uploaded", actorKind: "borrower" });
  });

  test("takes what was renamed as what it is", async ({ portal, tenant }) => {
    const { visitor, submissionId } = await begun(tenant);
    const png = Buffer.from("89504e470d0a1a0a0000", "hex");

    const { body } = await upload(portal.url, visitor, submissionId, png, "tax.pdf");

    expect(body).toMatchObject({ fileName: "tax.pdf.png", type: "png" });
  });

  test("refuses each file for its own reason, and keeps nothing of it (S-V2, S-V4, S-M22)", async ({
    portal,
    tenant,
    services,
  }) => {
    const { visitor, submissionId } = await begun(tenant);
    const put = vi.spyOn(services.storage, "putFile");
    const refused = [
      ["", 400, "file-empty", "This file is empty."],
      ["<!doctype html><p>", 415, "file-web-page", "This is a web page. Save it as .pdf"],
      ["MZ\u0001\u0002\u0003", 415, "file-unknown", "This type of file isn’t taken."],
      ["PK\u0003\u0004 broken off here, long before", 415, "file-damaged", "This file is damaged"],
    ] as const;

    for (const [content, status, type, words] of refused) {
      const reply = await upload(portal.url, visitor, submissionId, Buffer.from(content), "a.pdf");
      expect([content, reply.status, reply.body.type]).toEqual([content, status, type]);
      expect(String(reply.body.description)).toContain(words);
    }
    expect(put).not.toHaveBeenCalled();
    expect(await tenant.tx((db) => db("documents"))).toEqual([]);
  });

  test("refuses 65 MB to the byte, with its words, and takes a byte less (S-V1, S-K1)", async ({
    portal,
    tenant,
  }) => {
    const { visitor, submissionId } = await begun(tenant);

    const over = await upload(portal.url, visitor, submissionId, pdf(limit), "a.pdf");
    const under = await upload(portal.url, visitor, submissionId, pdf(limit - 1), "a.pdf");

    expect([over.status, over.body.type]).toEqual([413, "file-too-large"]);
    expect(over.body.description).toBe("File too large. The limit is 65Mb.");
    expect([under.status, under.body.bytes]).toEqual([200, limit - 1]);
  });

  test("keeps nothing of what is broken off", async ({ portal, tenant, services }) => {
    const { visitor, submissionId } = await begun(tenant);
    const put = vi.spyOn(services.storage, "putFile").mockClear();
    const address = addressOf(portal.url, visitor, submissionId);

    await uploadHalf({ address, visitor, content: pdf(200_000), name: "a.pdf" });

    expect(put).not.toHaveBeenCalled();
    expect(await tenant.tx((db) => db("documents"))).toEqual([]);
  });

  test("takes the file away again when its row can't be written", async ({
    portal,
    tenant,
    services,
  }) => {
    const { visitor, submissionId } = await begun(tenant);
    const putFile = services.storage.putFile;
    const keys: string[] = [];
    vi.spyOn(services.storage, "putFile").mockImplementationOnce(async (key, path) => {
      await putFile(key, path);
      keys.push(key);
      await tenant.tx((db) =>
        deleteSharedLink(db, visitor.sharedLinkId, { deletedBy: visitor.userId, now: builtAt }),
      );
    });

    const { status, body } = await upload(portal.url, visitor, submissionId, pdf(), "a.pdf");

    expect([status, body.type]).toEqual([410, "link-deleted"]);
    expect(await Promise.all(keys.map(services.storage.exists))).toEqual([false]);
  });

  test("says that there is no room", async ({ portal, tenant, services }) => {
    const { visitor, submissionId } = await begun(tenant);
    const full = new Error("Cannot write", {
      cause: Object.assign(new Error(), { code: "ENOSPC" }),
    });
    vi.spyOn(services.storage, "putFile").mockRejectedValueOnce(full);

    const reply = await upload(portal.url, visitor, submissionId, pdf(), "a.pdf");

    expect([reply.status, reply.body.type]).toEqual([507, "storage-full"]);
    expect(await tenant.tx((db) => db("documents"))).toEqual([]);
  });

  test("is only for who was asked for documents (S-C8, P-E64)", async ({ portal, tenant }) => {
    const { visitor, submissionId } = await begun(tenant);
    const type = async () =>
      (await upload(portal.url, visitor, submissionId, pdf(), "a.pdf")).body.type;

    await tenant.tx((db) => db("tenantSettings").update({ disableAdditionalDocUpload: true }));
    const switchedOff = await type();
    await tenant.tx((db) => db("tenantSettings").update({ disableAdditionalDocUpload: false }));
    await tenant.tx((db) => db("submissionRequests").update({ allowUserUpload: false }));

    expect([switchedOff, await type()]).toEqual(["upload-not-allowed", "upload-not-allowed"]);
  });

  test("is limited by network and hour, and by collection", async ({ portal, tenant, clock }) => {
    const { visitor, submissionId } = await begun(tenant);
    await upload(portal.url, visitor, submissionId, pdf(), "first.pdf");
    await tenant.tx((db) => db("rateLimits").update({ hits: 300 }));

    const late = await upload(portal.url, visitor, submissionId, pdf(), "a.pdf");
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    const { id: _, ...row } = await tenant.tx((db) => db("documents").first());
    await tenant.tx((db) =>
      db("documents").insert(Array.from({ length: 199 }, () => ({ ...row, id: randomUUID() }))),
    );
    const many = await upload(portal.url, visitor, submissionId, pdf(), "b.pdf");

    expect([late.status, late.body.type]).toEqual([429, "too-many-tries"]);
    expect([many.status, many.body.type]).toEqual([409, "too-many-documents"]);
  });
});

async function begun(tenant: HostedTenant) {
  const visitor = await visit(tenant);
  const { submissionId } = await tenant.tx((db) => insertSubmission(db, visitor));
  return { visitor, submissionId };
}

const addressOf = (url: string, { workspaceId }: LinkVisitor, submissionId: string) =>
  `${url}/api/documents/${workspaceId}?submissionId=${submissionId}&submissionDocumentType=Additional`;

const upload = (
  url: string,
  visitor: LinkVisitor,
  submissionId: string,
  content: Buffer,
  name: string,
) => uploadFile({ address: addressOf(url, visitor, submissionId), visitor, content, name });
