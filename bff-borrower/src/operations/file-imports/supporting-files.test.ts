import { createHash } from "node:crypto";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { listConsentEvidence } from "@tieout/services/consent/evidence";
import { insertFileReading } from "@tieout/services/testing/file-imports";
import { wordsOfFile } from "@tieout/services/testing/page-words";
import { describe, expect } from "vitest";
import { aBooksFile, books, booksAddress } from "../../testing/books-file.ts";
import { openPage, test, visit } from "../../testing/index.ts";
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

  test("takes the place of the one that it's said to replace, where a role may have several", async ({
    portal,
    tenant,
    services,
  }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
    await add(portal.url, visitor, path.fileImportId, "statements", "Profit.csv");
    const { body } = await add(portal.url, visitor, path.fileImportId, "statements", "Sheet.csv");
    const idOf = (name: string, { supporting }: typeof body) =>
      (supporting as { readonly id: string; readonly fileName: string }[]).find(
        ({ fileName }) => fileName === name,
      )?.id ?? "";
    const profit = idOf("Profit.csv", body);
    const stored = await keysOf(tenant);

    const replace = (role: Role, replaces: string) =>
      add(portal.url, visitor, path.fileImportId, `${role}&replaces=${replaces}`, "Newer.csv");
    const replaced = await replace("statements", profit);

    expect([replaced.status, replaced.body.state]).toEqual([200, "reading"]);
    expect(replaced.body.supporting).toHaveLength(2);
    expect(idOf("Newer.csv", replaced.body)).not.toBe("");
    expect(idOf("Profit.csv", replaced.body)).toBe("");
    const kept = await Promise.all(stored.map((key) => services.storage.exists(key)));
    expect(kept.toSorted()).toEqual([false, true]);
    // It's gone, and a file of another role has another place.
    expect(await replace("statements", profit)).toMatchObject({ status: 404 });
    const left = idOf("Sheet.csv", replaced.body);
    expect(await replace("openings", left)).toMatchObject({ status: 404 });
    expect(await keysOf(tenant)).toHaveLength(2);
  });

  test("may be of any role", async ({ portal, tenant }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);

    for (const role of ["openings", "statements", "labels"] as const) {
      expect(await add(portal.url, visitor, path.fileImportId, role)).toMatchObject({
        status: 200,
      });
    }
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

  test("is named in what its sender agrees to, which is stored with both sums (D-9)", async ({
    as,
    clock,
    portal,
    tenant,
  }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
    await tenant.tx((db) => insertFileReading(db, path.fileImportId));
    const page = await openPage({ as, clock }, visitor);
    const alone = await as(visitor).GET(one, { params: { path } });
    await add(portal.url, visitor, path.fileImportId, "openings");
    await tenant.tx((db) => insertFileReading(db, path.fileImportId, { reading: 2 }));
    const both = await as(visitor).GET(one, { params: { path } });
    if (!alone.data || !both.data) throw new Error("Both were read");
    const send = (body: object) =>
      as(visitor).POST(`${one}/send`, { params: { path }, body: { ...body } });

    const unseen = await send({ words: wordsOfFile(page, alone.data), version: 2 });
    const earlier = await send({ words: wordsOfFile(page, both.data), version: 1 });
    const sent = await send({ words: wordsOfFile(page, both.data), version: 2 });

    expect([unseen.error?.type, earlier.error?.type]).toEqual(["words-changed", "changed-since"]);
    expect(sent.response.status).toBe(200);
    const [consent] = await tenant.tx((db) => db("consents"));
    const sha256 = createHash("sha256").update(books).digest("hex");
    expect(consent.files).toEqual([
      { role: "books", name: both.data.fileName, sha256 },
      { role: "openings", name: "Balances.csv", sha256 },
    ]);
    expect(consent.words).toContain("receive your files and read from them");
    expect(consent.words).toContain("Opening balances: Balances.csv.");
    const evidence = await tenant.tx((db) =>
      listConsentEvidence(db, { workspaceId: visitor.workspaceId }),
    );
    expect(evidence).toMatchObject([
      {
        files: [
          { role: "books", sha256 },
          { role: "openings", sha256 },
        ],
      },
    ]);
    const later = add(portal.url, visitor, path.fileImportId, "openings", "Other.csv");
    expect(await later).toMatchObject({ status: 409, body: { type: "file-sent" } });
    await expect(
      tenant.tx((db) => db("consents").update({ files: JSON.stringify([]) })),
    ).rejects.toThrow("is kept as it was agreed");
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

type Role = "openings" | "statements" | "labels";

const add = (
  url: string,
  visitor: LinkVisitor,
  fileImportId: string,
  role: Role | `${Role}&replaces=${string}`,
  name = "Balances.csv",
  content: typeof books = books,
) =>
  uploadFile({
    address: `${booksAddress(url, visitor)}/${fileImportId}/supporting?role=${role}`,
    ...{ visitor, content, name },
  });
