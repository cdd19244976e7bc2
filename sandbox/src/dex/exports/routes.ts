import type { Context } from "koa";
import { renderPage } from "../../pages/index.ts";
import type { OpenBooks } from "../api/operations.ts";
import type { Books } from "../books/books.ts";
import type { Route } from "../oauth/route.ts";
import { filesPage } from "../pages/files-page.ts";
import { withYearEnd } from "./extract.ts";
import { type Content, contents, type Wording, writeFile, writings } from "./files.ts";

export interface FileRouteOptions {
  readonly companies: ReadonlyMap<string, Books>;
  readonly openBooks: (companyId: string) => OpenBooks;
}

/** DEX's own page of files, and the files. They need no consent: whoever is here keeps the books. */
export function fileRoutes({ companies, openBooks }: FileRouteOptions): Record<string, Route> {
  return {
    "GET /": async (ctx) => {
      ctx.redirect("/files");
    },

    "GET /files": async (ctx) => {
      const query = new URLSearchParams(ctx.querystring);
      const books = chosen(query, companies);
      if (!books) return refuse(ctx);
      const all = [...companies.values()].map(({ company }) => company);
      const { text, headers } = renderPage(filesPage(all, books.company, monthOf(query)));
      ctx.set(headers);
      ctx.body = text;
    },

    "GET /files/download": async (ctx) => {
      const query = new URLSearchParams(ctx.querystring);
      const found = chosen(query, companies);
      const way = wayOf(query);
      if (!found || !way) return refuse(ctx);
      const { books, ledgers } = openBooks(found.company.id);
      const month = monthOf(query);
      const { name, bytes } = await writeFile(
        month === undefined ? books : withYearEnd(books, month),
        ledgers.accrual,
        ...way,
      );
      ctx.set("Content-Disposition", `attachment; filename="${name}"`);
      ctx.set("Content-Type", "application/octet-stream");
      ctx.body = bytes;
    },
  };
}

function chosen(query: URLSearchParams, companies: ReadonlyMap<string, Books>): Books | undefined {
  const [first] = companies.values();
  const named = query.get("company");
  return named === null ? first : companies.get(named);
}

function monthOf(query: URLSearchParams): number | undefined {
  const month = Number(query.get("yearEnd"));
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined;
}

function wayOf(query: URLSearchParams): [Content, Wording] | undefined {
  const content = contents.find((one) => one === query.get("content"));
  if (!content) return undefined;
  const ways: readonly Wording[] = writings[content];
  const wording = ways.find((one) => one === query.get("as")) ?? ways[0];
  return wording && [content, wording];
}

function refuse(ctx: Context): void {
  ctx.status = 404;
  ctx.body = "There is no such file.";
}
