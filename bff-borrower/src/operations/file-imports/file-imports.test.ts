import { builtAt } from "@tieout/server/database/testing/tenant";
import { headersOf } from "@tieout/server/http/testing/ask";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { findConnection } from "@tieout/services/connections/connection";
import { insertFileReading } from "@tieout/services/testing/file-imports";
import { wordsOfFile } from "@tieout/services/testing/page-words";
import { describe, expect, vi } from "vitest";
import {
  type BorrowerFixtures,
  type LinkVisitor,
  openPage,
  test,
  uploadFile,
  uploadHalf,
  visit,
} from "../../testing/index.ts";

const limit = 68_157_440;
const books = Buffer.from("Account,Name,Debit,Credit\n1000,Cash,1.00,\n3000,Equity,,1.00\n");

describe("a borrower's books file", () => {
  test("is taken in, judged by its content, and queued to be read (P-G16)", async ({
    as,
    portal,
    tenant,
    services,
  }) => {
    const visitor = await aVisitor(tenant);

    const { status, body } = await upload(portal.url, visitor, books, "Årsbalans.pdf");
    const path = { workspaceId: visitor.workspaceId, fileImportId: String(body.id) };
    const { data } = await as(visitor).GET(one, { params: { path } });

    expect([status, body]).toEqual([
      200,
      {
        id: body.id,
        version: 1,
        state: "reading",
        fileName: "Årsbalans.pdf.csv",
        bytes: books.length,
        uploadTime: builtAt.toISOString(),
        remembered: false,
      },
    ]);
    expect(data).toEqual(body);
    const [row] = await tenant.tx((db) => db("fileImports"));
    expect(row).toMatchObject({ linkSessionId: visitor.linkSessionId, sniffedType: "csv" });
    expect(await services.storage.get(row.storageKey)).toEqual(books);
    const [event] = await tenant.tx((db) => db("auditEvents").where({ subjectId: row.id }));
    expect(event).toMatchObject({ action: "books-uploaded", actorKind: "borrower" });
  });

  test("is refused for its own reason, in the borrower's language, and nothing of it is kept (S-V4)", async ({
    portal,
    tenant,
    services,
  }) => {
    const visitor = await aVisitor(tenant);
    const put = vi.spyOn(services.storage, "putFile").mockClear();
    const refused = [
      ["", 400, "file-empty", "Este archivo está vacío."],
      ["%PDF-1.7\n", 415, "file-not-books", "No podemos leer una contabilidad en una foto"],
      ["<html><table>", 415, "file-web-page", "Esto es una página web."],
      ["MZ\u0001\u0002", 415, "file-unknown", "No podemos leer este archivo."],
      ["PK\u0003\u0004 broken off here, long before", 415, "file-damaged", "está dañado"],
      ["SQLite format 3\0", 415, "file-not-books", "Esta es la base de datos de un programa"],
      ["SQLite format 3\0", 415, "file-not-books", "expórtelo a Excel o CSV."],
      ['<Sie xmlns="http://www.sie.se/sie5">', 415, "file-not-books", "exporte SIE 4E"],
      [
        '<auditfile xmlns="urn:StandardAuditFile-Taxation-CashRegister:NO">',
        ...([415, "file-not-books", "SAF-T de una caja registradora"] as const),
      ],
    ] as const;

    for (const [content, code, type, words] of refused) {
      const { status, body } = await upload(portal.url, visitor, Buffer.from(content), "a.xlsx", {
        "accept-language": "es",
      });
      expect([content, status, body.type]).toEqual([content, code, type]);
      expect(String(body.description)).toContain(words);
    }
    expect(put).not.toHaveBeenCalled();
    expect(await tenant.tx((db) => db("fileImports"))).toEqual([]);
  });

  test("is refused at 65 MB to the byte, and taken a byte below (S-V1)", async ({
    portal,
    tenant,
  }) => {
    const visitor = await aVisitor(tenant);
    const file = (size: number) =>
      Buffer.concat([books, Buffer.alloc(size - books.length, "1,2\n")]);

    const over = await upload(portal.url, visitor, file(limit), "a.csv");
    const under = await upload(portal.url, visitor, file(limit - 1), "a.csv");

    expect([over.status, over.body.type]).toEqual([413, "file-too-large"]);
    expect(over.body.description).toBe("File too large. The limit is 65Mb.");
    expect([under.status, under.body.bytes]).toEqual([200, limit - 1]);
  });

  test("leaves nothing behind when it's broken off, or there is no room", async ({
    portal,
    tenant,
    services,
  }) => {
    const visitor = await aVisitor(tenant);
    const cause = Object.assign(new Error(), { code: "ENOSPC" });
    const put = vi.spyOn(services.storage, "putFile").mockClear();
    put.mockRejectedValueOnce(new Error("Cannot write", { cause }));

    const full = await upload(portal.url, visitor, books, "a.csv");
    put.mockClear();
    const content = Buffer.alloc(200_000, "1,2\n");
    const address = addressOf(portal.url, visitor);
    await uploadHalf({ address, visitor, content, name: "a.csv" });

    expect([full.status, full.body.type]).toEqual([507, "storage-full"]);
    expect(put).not.toHaveBeenCalled();
    expect(await tenant.tx((db) => db("fileImports"))).toEqual([]);
  });

  test("is taken only where the tenant offers files among its packages (P-G16)", async ({
    portal,
    tenant,
  }) => {
    const visitor = await aVisitor(tenant);
    await tenant.tx((db) => db("tenantSettings").update({ accountingPackages: ["example"] }));

    const { status, body } = await upload(portal.url, visitor, books, "a.csv");

    expect([status, body.type]).toEqual([403, "file-upload-disabled"]);
  });

  test("is read again as the borrower says, thrown away, and no later visitor's", async ({
    as,
    portal,
    tenant,
    services,
  }) => {
    const { visitor, path } = await aFile(portal.url, tenant);
    const later = await visit(tenant, { workspaceId: visitor.workspaceId });
    const key = (await tenant.tx((db) => db("fileImports").first("storageKey"))).storageKey;

    const strange = await as(later).GET(one, { params: { path } });
    const never = await as(visitor).PUT(one, { params: { path }, body: { asOf: "9999-12-31" } });
    const changed = await as(visitor).PUT(one, { params: { path }, body: { currency: "CAD" } });
    const [row] = await tenant.tx((db) => db("fileImports"));
    const deleted = await as(visitor).DELETE(one, { params: { path } });

    expect(strange.response.status).toBe(404);
    expect(never.error).toMatchObject({ status: 400, errors: [{ pointer: "/body/asOf" }] });
    expect(changed.data?.state).toBe("reading");
    expect(row).toMatchObject({ reading: 2, choices: { currency: "CAD" } });
    expect(deleted.response.status).toBe(204);
    expect(await services.storage.exists(key)).toBe(false);
    expect(await tenant.tx((db) => db("fileImports"))).toEqual([]);
  });

  test("isn't read as somebody says who hasn't seen what another one said meanwhile", async ({
    as,
    portal,
    tenant,
  }) => {
    const { visitor, path } = await aFile(portal.url, tenant);
    const say = (currency: string) =>
      as(visitor).PUT(one, {
        params: { path, header: { "If-Match": '"1"' } },
        body: { currency },
      });

    const first = await say("CAD");
    const second = await say("USD");

    expect([first.response.status, first.response.headers.get("etag")]).toEqual([200, '"2"']);
    expect(second.error).toMatchObject({
      ...{ status: 412, type: "changed-since" },
      current: { id: path.fileImportId, version: 2 },
    });
    const [row] = await tenant.tx((db) => db("fileImports"));
    expect(row).toMatchObject({ reading: 2, choices: { currency: "CAD" } });
  });

  test("becomes a collection of the link's request, once (P-G16)", async ({
    as,
    clock,
    portal,
    tenant,
  }) => {
    const { visitor, path } = await aFile(portal.url, tenant);
    const early = await as(visitor).POST(send, { params: { path }, body: {} });
    await tenant.tx((db) => insertFileReading(db, path.fileImportId));
    const asked = {
      params: { path },
      body: { words: await wordsOn({ as, clock }, visitor, path) },
    };

    const sent = await as(visitor).POST(send, asked);
    const again = await as(visitor).POST(send, asked);
    const changed = await as(visitor).PUT(one, { params: { path }, body: {} });
    const { data } = await as(visitor).GET(one, { params: { path } });

    expect([early.response.status, early.error?.type]).toEqual([409, "file-reading"]);
    expect(sent.response.status).toBe(200);
    expect(again.data).toEqual(sent.data);
    expect(changed.error?.type).toBe("file-sent");
    expect(data).toMatchObject({ state: "sent", ...sent.data });
    const [submission, ...more] = await tenant.tx((db) => db("submissions"));
    expect(submission).toMatchObject({
      id: sent.data?.submissionId,
      datasourceNameId: "fileupload",
      mode: "shareable",
      submissionRequestId: visitor.submissionRequestId,
    });
    expect(more).toEqual([]);
    const [started] = await tenant.tx((db) => db("imports"));
    const { workspaceId } = visitor;
    const connection = await tenant.tx((db) =>
      findConnection(db, { workspaceId, id: started.connectionId }),
    );
    expect(connection).toMatchObject({ datasourceNameId: "fileupload", orgId: path.fileImportId });
  });

  test("aren't taken where nothing could come of them, as the lender's limit is reached (S-U16)", async ({
    portal,
    tenant,
  }) => {
    const visitor = await aVisitor(tenant);
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: 0 }));

    const { status, body } = await upload(portal.url, visitor, Buffer.from("a,1"), "a.csv");

    expect([status, body.type]).toEqual([409, "limit-reached"]);
    expect(await tenant.tx((db) => db("fileImports"))).toEqual([]);
  });

  test("that differs, or of which something isn't said, isn't sent by itself, and leaves no collection", async ({
    as,
    clock,
    portal,
    tenant,
  }) => {
    const { visitor, path } = await aFile(portal.url, tenant);
    await tenant.tx((db) => insertFileReading(db, path.fileImportId, { differs: true }));
    const words = await wordsOn({ as, clock }, visitor, path);
    const type = async (body = {}) =>
      (await as(visitor).POST(send, { params: { path }, body: { words, ...body } })).error?.type;

    const differs = await type();
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: 0 }));
    const noneLeft = await type({ acceptDifference: true });
    const before = await tenant.tx((db) => db("submissions"));
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: null }));
    const accepted = await type({ acceptDifference: true });

    expect([differs, noneLeft, before]).toEqual(["difference-not-accepted", "limit-reached", []]);
    expect(accepted).toBeUndefined();
    expect(await tenant.tx((db) => db("fileImports").select("differenceAccepted"))).toEqual([
      { differenceAccepted: true },
    ]);
  });

  test("gives its bad rows back, with why, and no formula in them", async ({ portal, tenant }) => {
    const { visitor, path } = await aFile(portal.url, tenant);
    await tenant.tx((db) => insertFileReading(db, path.fileImportId, { differs: true }));
    const address = `${portal.url}/api/Workspaces/${path.workspaceId}/fileimports/${path.fileImportId}`;

    const reply = await fetch(`${address}/rejected?language=fr`, { headers: headersOf(visitor) });

    expect(reply.headers.get("content-disposition")).toContain(
      "a%20%E2%80%93%20lignes%20%C3%A9cart",
    );
    // `text()` strips the byte order mark.
    expect(Buffer.from(await reply.arrayBuffer()).toString()).toBe(
      "\ufeffLigne;Account;Name;Debit;Credit;Motif\r\n" +
        "3;1100;'=HYPERLINK(1);6O.00;;Une lettre se trouve à la place d’un chiffre.\r\n",
    );
  });
});

async function wordsOn(
  fixtures: Pick<BorrowerFixtures, "as" | "clock">,
  visitor: LinkVisitor,
  path: { readonly workspaceId: string; readonly fileImportId: string },
) {
  const { data } = await fixtures.as(visitor).GET(one, { params: { path } });
  if (!data) throw new Error("The file has been read");
  return wordsOfFile(await openPage(fixtures, visitor), data);
}

const one = "/Workspaces/{workspaceId}/fileimports/{fileImportId}";
const send = "/Workspaces/{workspaceId}/fileimports/{fileImportId}/send";

async function aVisitor(tenant: HostedTenant): Promise<LinkVisitor> {
  const accountingPackages = ["example", "fileupload"];
  await tenant.tx((db) => db("tenantSettings").update({ accountingPackages }));
  return visit(tenant);
}

async function aFile(url: string, tenant: HostedTenant) {
  const visitor = await aVisitor(tenant);
  const { body } = await upload(url, visitor, books, "a.csv");
  const path = { workspaceId: visitor.workspaceId, fileImportId: String(body.id) };
  return { visitor, path };
}

const addressOf = (url: string, { workspaceId }: LinkVisitor) =>
  `${url}/api/Workspaces/${workspaceId}/fileimports`;

const upload = (
  url: string,
  visitor: LinkVisitor,
  content: Buffer,
  name: string,
  headers: Readonly<Record<string, string>> = {},
) => uploadFile({ address: addressOf(url, visitor), visitor, content, name, headers });
