import { builtAt } from "@tieout/server/database/testing/tenant";
import { headersOf } from "@tieout/server/http/testing/ask";
import { insertFileReading } from "@tieout/services/testing/file-imports";
import { describe, expect, vi } from "vitest";
import {
  aBooksFile,
  aBooksVisitor,
  books,
  booksAddress,
  uploadBooks,
} from "../../testing/books-file.ts";
import { test, uploadHalf, visit } from "../../testing/index.ts";

const limit = 68_157_440;

describe("a borrower's books file", () => {
  test("is taken in, judged by its content, and queued to be read (P-G16)", async ({
    as,
    portal,
    tenant,
    services,
  }) => {
    const visitor = await aBooksVisitor(tenant);

    const { status, body } = await uploadBooks(portal.url, visitor, books, "Årsbalans.pdf");
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
    const visitor = await aBooksVisitor(tenant);
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
      const { status, body } = await uploadBooks(
        portal.url,
        visitor,
        Buffer.from(content),
        "a.xlsx",
        {
          "accept-language": "es",
        },
      );
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
    const visitor = await aBooksVisitor(tenant);
    const file = (size: number) =>
      Buffer.concat([books, Buffer.alloc(size - books.length, "1,2\n")]);

    const over = await uploadBooks(portal.url, visitor, file(limit), "a.csv");
    const under = await uploadBooks(portal.url, visitor, file(limit - 1), "a.csv");

    expect([over.status, over.body.type]).toEqual([413, "file-too-large"]);
    expect(over.body.description).toBe("File too large. The limit is 65Mb.");
    expect([under.status, under.body.bytes]).toEqual([200, limit - 1]);
  });

  test("leaves nothing behind when it's broken off, or there is no room", async ({
    portal,
    tenant,
    services,
  }) => {
    const visitor = await aBooksVisitor(tenant);
    const cause = Object.assign(new Error(), { code: "ENOSPC" });
    const put = vi.spyOn(services.storage, "putFile").mockClear();
    put.mockRejectedValueOnce(new Error("Cannot write", { cause }));

    const full = await uploadBooks(portal.url, visitor, books, "a.csv");
    put.mockClear();
    const content = Buffer.alloc(200_000, "1,2\n");
    const address = booksAddress(portal.url, visitor);
    await uploadHalf({ address, visitor, content, name: "a.csv" });

    expect([full.status, full.body.type]).toEqual([507, "storage-full"]);
    expect(put).not.toHaveBeenCalled();
    expect(await tenant.tx((db) => db("fileImports"))).toEqual([]);
  });

  test("is taken only where the tenant offers files among its packages (P-G16)", async ({
    portal,
    tenant,
  }) => {
    const visitor = await aBooksVisitor(tenant);
    await tenant.tx((db) => db("tenantSettings").update({ accountingPackages: ["example"] }));

    const { status, body } = await uploadBooks(portal.url, visitor, books, "a.csv");

    expect([status, body.type]).toEqual([403, "file-upload-disabled"]);
  });

  test("is read again as the borrower says, thrown away, and no later visitor's", async ({
    as,
    portal,
    tenant,
    services,
  }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
    const later = await visit(tenant, { workspaceId: visitor.workspaceId });
    const key = (await tenant.tx((db) => db("fileImports").first("storageKey"))).storageKey;

    const strange = await as(later).GET(one, { params: { path } });
    const never = await as(visitor).PUT(one, { params: { path }, body: { asOf: "9999-12-31" } });
    const changed = await as(visitor).PUT(one, {
      params: { path },
      body: { currency: "CAD", signs: "natural" },
    });
    const [row] = await tenant.tx((db) => db("fileImports"));
    const deleted = await as(visitor).DELETE(one, { params: { path } });

    expect(strange.response.status).toBe(404);
    expect(never.error).toMatchObject({ status: 400, errors: [{ pointer: "/body/asOf" }] });
    expect(changed.data?.state).toBe("reading");
    expect(row).toMatchObject({ reading: 2, choices: { currency: "CAD", signs: "natural" } });
    expect(deleted.response.status).toBe(204);
    expect(await services.storage.exists(key)).toBe(false);
    expect(await tenant.tx((db) => db("fileImports"))).toEqual([]);
  });

  test("isn't read as somebody says who hasn't seen what another one said meanwhile", async ({
    as,
    portal,
    tenant,
  }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
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

  test("gives its bad rows back, with why, and no formula in them", async ({ portal, tenant }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
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

const one = "/Workspaces/{workspaceId}/fileimports/{fileImportId}";
