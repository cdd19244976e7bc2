import { headersOf } from "@tieout/server/http/testing/ask";
import { partsOf, readXlsx } from "@tieout/server/xlsx/testing/read-xlsx";
import { describe, expect } from "vitest";
import { test, visit } from "../../testing/index.ts";

describe("the template", () => {
  test("is a workbook of a month's own bytes, in the asker's language", async ({
    portal,
    tenant,
  }) => {
    const accountingPackages = ["example", "fileupload"];
    await tenant.tx((db) => db("tenantSettings").update({ accountingPackages }));
    const visitor = await visit(tenant);
    const download = async (language: string) => {
      const address = `${portal.url}/api/fileimports/template?language=${language}`;
      const reply = await fetch(address, { headers: headersOf(visitor) });
      return Buffer.from(await reply.arrayBuffer());
    };

    const [first, second, spanish] = [
      await download("en"),
      await download("en"),
      await download("es"),
    ];

    expect(Buffer.compare(first, second)).toBe(0);
    expect(readXlsx(first).map(({ name }) => name)).toEqual(["Instructions", "Chart", "Balances"]);
    expect(readXlsx(spanish).map(({ name }) => name)).toEqual([
      "Instrucciones",
      "Cuentas",
      "Saldos",
    ]);
    expect(partsOf(first).get("docProps/core.xml")).toContain("2026-02-28");
  });
});
