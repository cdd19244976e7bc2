import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { findDocument, listDocuments } from "@tieout/services/documents/document";
import { findSubmission } from "@tieout/services/submissions/submission";
import { insertSubmission } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import {
  type BorrowerFixtures,
  type LinkVisitor,
  openAgain,
  test,
  uploadFile,
  visit,
} from "../../testing/index.ts";

const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(2_000)]);

describe("a document that was sent", () => {
  test("is taken back until the lender has it: no row, no file, no mail, nothing that the lender sees", async ({
    portal,
    tenant,
    services,
    as,
  }) => {
    const { visitor, path, id } = await aDocument(portal.url, tenant);
    const { storageKey } = await tenant.tx((db) => db("documents").first());
    const before = await seenByLender(tenant, path);
    const { data: own } = await listOwn(as, visitor, path);

    const { response } = await remove(as, visitor, { ...path, documentId: id });

    expect(own).toEqual([{ id, fileName: "lease.pdf", bytes: pdf.length, mayRemove: true }]);
    expect([before, response.status]).toEqual([[], 204]);
    expect((await listOwn(as, visitor, path)).data).toEqual([]);
    expect(await tenant.tx((db) => db("documents"))).toEqual([]);
    expect(await services.storage.exists(storageKey)).toBe(false);
    const [event] = await tenant.tx((db) =>
      db("auditEvents").where({ action: "document-removed" }),
    );
    expect(event).toMatchObject({ subjectId: id, actorKind: "borrower" });
    // It can be sent again, and the lender has it once its sender is done.
    const again = await upload(portal.url, visitor, path);
    await deliver(as, visitor, path);
    expect(await seenByLender(tenant, path)).toEqual([again]);
  });

  test("stays once it is delivered, by Done or three minutes after the last one", async ({
    portal,
    tenant,
    as,
  }) => {
    const { visitor, path, id } = await aDocument(portal.url, tenant);

    await deliver(as, visitor, path);
    await deliver(as, visitor, path);
    const { response, error } = await remove(as, visitor, { ...path, documentId: id });

    expect([response.status, error?.type]).toEqual([409, "document-delivered"]);
    expect(await seenByLender(tenant, path)).toEqual([id]);
    const { data: own } = await listOwn(as, visitor, path);
    expect(own).toEqual([{ id, fileName: "lease.pdf", bytes: pdf.length, mayRemove: false }]);
  });

  test("stays under a legal hold, and isn't another visitor's to see or remove", async ({
    portal,
    tenant,
    as,
  }) => {
    const { visitor, path, id } = await aDocument(portal.url, tenant);
    const other = await openAgain(as, visitor);

    const theirs = await remove(as, other, { ...path, documentId: id });
    const { data: listed } = await listOwn(as, other, path);
    await deliver(as, other, path);
    await tenant.tx((db) =>
      db("submissions").update({ legalHold: true, heldAt: builtAt, heldBy: visitor.userId }),
    );
    const held = await remove(as, visitor, { ...path, documentId: id });

    expect([theirs.response.status, listed ?? []]).toEqual([404, []]);
    expect([held.response.status, held.error?.type]).toEqual([409, "document-held"]);
    expect(await seenByLender(tenant, path)).toEqual([]);
  });
});

describe("documents alone", () => {
  test("reach the lender without books: the request stays open, and nothing of the limit is used", async ({
    portal,
    tenant,
    as,
  }) => {
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: 1 }));
    const visitor = await visit(tenant);
    const { workspaceId, submissionRequestId: requestId } = visitor;
    const begun = await as(visitor).POST("/Submissions", {
      body: { entityId: workspaceId, requestId },
    });
    const submissionId = begun.data?.id ?? "";
    const path = { workspaceId, submissionId };

    await upload(portal.url, visitor, path);
    const before = await soFar(as, visitor);
    const sent = await tenant.tx((db) => findSubmission(db, { workspaceId, id: submissionId }));
    await deliver(as, visitor, path);

    const state = { id: submissionId, creationTime: builtAt.toISOString(), documentsSent: 1 };
    expect(before).toEqual([{ ...state, state: "open" }]);
    expect(sent?.documentsOnlyAt).toBeUndefined();
    expect(await soFar(as, visitor)).toEqual([{ ...state, state: "documents", hasReceipt: true }]);
    expect(await soFar(as, await openAgain(as, visitor))).toEqual([
      { id: submissionId, creationTime: builtAt.toISOString(), state: "open" },
    ]);
    const received = await tenant.tx((db) => findSubmission(db, { workspaceId, id: submissionId }));
    expect(received?.documentsOnlyAt).toEqual(builtAt);
    const limit = await as(visitor).GET("/tenant/safedatacollectionlimit");
    expect(limit.data).toMatchObject({ hasLimit: true, countRemaining: 1 });
    expect(await tenant.tx((db) => db("imports"))).toEqual([]);
  });
});

const soFar = async (as: As, visitor: LinkVisitor) =>
  (await as(visitor).GET("/links/session")).data?.submissions;

type As = BorrowerFixtures["as"];
type Path = { readonly workspaceId: string; readonly submissionId: string };

async function aDocument(url: string, tenant: HostedTenant) {
  const visitor = await visit(tenant);
  const { submissionId } = await tenant.tx((db) => insertSubmission(db, visitor));
  const path = { workspaceId: visitor.workspaceId, submissionId };
  return { visitor, path, id: await upload(url, visitor, path) };
}

async function upload(url: string, visitor: LinkVisitor, path: Path): Promise<string> {
  const address = `${url}/api/documents/${path.workspaceId}?submissionId=${path.submissionId}`;
  const { body } = await uploadFile({ address, visitor, content: pdf, name: "lease.pdf" });
  return String(body.id);
}

const listOwn = (as: As, visitor: LinkVisitor, { workspaceId, submissionId }: Path) =>
  as(visitor).GET("/documents/{workspaceId}", {
    params: { path: { workspaceId }, query: { submissionId } },
  });

const remove = (as: As, visitor: LinkVisitor, path: Path & { readonly documentId: string }) =>
  as(visitor).DELETE("/documents/{workspaceId}/{submissionId}/{documentId}", { params: { path } });

const deliver = (as: As, visitor: LinkVisitor, path: Path) =>
  as(visitor).POST("/documents/{workspaceId}/{submissionId}/delivery", { params: { path } });

/** Ids of the documents that the lender's page lists. It can download these and no others. */
async function seenByLender(tenant: HostedTenant, path: Path): Promise<string[]> {
  return tenant.tx(async (db) => {
    const listed = (await listDocuments(db, path.submissionId)).map(({ id }) => id);
    const ids: string[] = await db("documents").pluck("id");
    const found = await Promise.all(ids.map((id) => findDocument(db, { ...path, id })));
    expect(found.flatMap((document) => document?.id ?? [])).toEqual(listed);
    return listed;
  });
}
