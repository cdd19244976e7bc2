import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { insertFileReading } from "@tieout/services/testing/file-imports";
import { describe, expect } from "vitest";
import { aBooksFile, books, booksAddress } from "../../testing/books-file.ts";
import { test, visit } from "../../testing/index.ts";
import { uploadFile } from "../../testing/uploads.ts";
import type { LinkVisitor } from "../../testing/visitors.ts";

describe("a second file", () => {
  test("is kept beside the first, and has both read again", async ({
    portal,
    tenant,
    services,
  }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);

    const { status, body } = await add(portal.url, visitor, path.fileImportId, "openings");

    expect([status, body]).toMatchObject([
      200,
      {
        state: "reading",
        version: 2,
        supporting: [{ role: "openings", fileName: "Balances.csv", bytes: books.length }],
      },
    ]);
    const [row] = await tenant.tx((db) => db("supportingFiles"));
    expect(await services.storage.get(row.storageKey)).toEqual(books);
    const queued = await tenant.tx((db) =>
      db("auditEvents").where({ action: "books-file-changed" }).pluck("details"),
    );
    expect(queued).toEqual([{ added: "openings", kind: "csv", bytes: books.length }]);
  });

  test("replaces the one before of its role, which is deleted, and what was said by hand", async ({
    as,
    portal,
    tenant,
    services,
  }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
    await as(visitor).PUT(one, { params: { path }, body: { openings: { way: "began" } } });
    await add(portal.url, visitor, path.fileImportId, "openings");
    const [before] = await keysOf(tenant);

    const { body } = await add(portal.url, visitor, path.fileImportId, "openings", "Other.csv");

    expect(body).toMatchObject({ supporting: [{ fileName: "Other.csv" }] });
    expect(await services.storage.exists(before ?? "")).toBe(false);
    expect(await tenant.tx((db) => db("fileImports").pluck("choices"))).toEqual([{}]);
    const byHand = await as(visitor).PUT(one, {
      params: { path },
      body: { openings: { way: "began" } },
    });
    expect(byHand.error).toMatchObject({ status: 409, type: "openings-from-second-file" });
  });

  test("is removed, and goes with the first", async ({ as, portal, tenant, services }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
    await add(portal.url, visitor, path.fileImportId, "statements");
    const { body } = await add(portal.url, visitor, path.fileImportId, "statements");
    const third = await add(portal.url, visitor, path.fileImportId, "statements");
    expect(third).toMatchObject({ status: 409, body: { type: "too-many-files" } });
    const [first = "", second = ""] = await keysOf(tenant);
    const [{ id: supportingFileId } = { id: "" }] = body.supporting as { readonly id: string }[];

    const removed = await as(visitor).DELETE(ofFile, {
      params: { path: { ...path, supportingFileId } },
    });
    const again = await as(visitor).DELETE(ofFile, {
      params: { path: { ...path, supportingFileId } },
    });
    const left = await services.storage.exists(second);
    await as(visitor).DELETE(one, { params: { path } });

    expect(removed.data?.supporting).toHaveLength(1);
    expect(again.response.status).toBe(404);
    expect([left, await services.storage.exists(first)]).toEqual([true, false]);
    expect(await services.storage.exists(second)).toBe(false);
    expect(await tenant.tx((db) => db("supportingFiles").select("id"))).toEqual([]);
  });

  test("is refused as the first one is, if it's too large or of another visitor's books", async ({
    portal,
    tenant,
  }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
    const other = await visit(tenant);
    const send = (who: LinkVisitor, content: typeof books) =>
      add(portal.url, who, path.fileImportId, "openings", "Balances.csv", content);

    expect(await send(visitor, Buffer.from("%PDF-1.7\n"))).toMatchObject({ status: 415 });
    expect(await send(visitor, Buffer.alloc(10_485_760, "1000,1.00\n"))).toMatchObject({
      status: 413,
      body: { title: "File too large. A second file may have 10 MB." },
    });
    expect(await send(other, books)).toMatchObject({ status: 404 });
  });

  test("holds the books back until it's taken or removed", async ({ as, portal, tenant }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
    const { body } = await add(portal.url, visitor, path.fileImportId, "openings");
    const [{ id = "" } = {}] = body.supporting as { readonly id: string }[];
    await tenant.tx((db) => insertFileReading(db, path.fileImportId, { reading: 2 }));
    await tenant.tx((db) =>
      db("fileImports").update({
        report: db.raw("report || ?::jsonb", [
          JSON.stringify({ supporting: [{ id, problem: { code: "no-balances" } }] }),
        ]),
      }),
    );

    const { data } = await as(visitor).GET(one, { params: { path } });
    const sent = await as(visitor).POST(`${one}/send`, { params: { path }, body: {} });

    expect(data).toMatchObject({
      supporting: [{ id, problem: { code: "no-balances" } }],
    });
    expect(sent.error).toMatchObject({ status: 409, type: "second-file-refused" });
  });
});

/** In the order they came. */
async function keysOf(tenant: HostedTenant): Promise<string[]> {
  const rows: { readonly storageKey: string }[] = await tenant.tx((db) =>
    db("supportingFiles").orderBy(["uploadedAt", "id"]).select("storageKey"),
  );
  return rows.map(({ storageKey }) => storageKey);
}

const one = "/Workspaces/{workspaceId}/fileimports/{fileImportId}";
const ofFile = `${one}/supporting/{supportingFileId}` as const;

const add = (
  url: string,
  visitor: LinkVisitor,
  fileImportId: string,
  role: "openings" | "statements",
  name = "Balances.csv",
  content: typeof books = books,
) =>
  uploadFile({
    address: `${booksAddress(url, visitor)}/${fileImportId}/supporting?role=${role}`,
    ...{ visitor, content, name },
  });
