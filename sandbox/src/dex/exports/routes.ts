import type { Context } from "koa";
import { type Html, html } from "../../pages/html.ts";
import { type Page, renderPage } from "../../pages/page.ts";
import type { OpenBooks } from "../api/operations.ts";
import type { Books, Company } from "../books/books.ts";
import { months } from "../books/calendar.ts";
import { dexHeader, filesStyle } from "../oauth/consent-pages.ts";
import type { Route } from "../oauth/routes.ts";
import { withYearEnd } from "./extract.ts";
import { type Content, contents, type Wording, writeFile, writings } from "./files.ts";
import { type Layout, layoutFile, layoutId } from "./layouts/layout.ts";
import { layouts } from "./layouts/registry.ts";

interface FileRouteOptions {
  readonly companies: ReadonlyMap<string, Books>;
  readonly openBooks: (companyId: string) => OpenBooks;
}

/** Needs no consent: the page is for the person who keeps the books. */
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
      download(ctx, name, bytes);
    },

    "GET /files/layouts": async (ctx) => {
      const id = new URLSearchParams(ctx.querystring).get("layout");
      const layout = layouts.find((one) => layoutId(one) === id);
      if (!layout) return refuse(ctx);
      const { name, bytes } = layoutFile(layout);
      download(ctx, name, bytes);
    },
  };
}

function download(ctx: Context, name: string, bytes: Buffer): void {
  ctx.set("Content-Disposition", `attachment; filename="${name}"`);
  ctx.set("Content-Type", "application/octet-stream");
  ctx.body = bytes;
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

function filesPage(
  companies: readonly Company[],
  chosen: Company,
  yearEnd: number | undefined,
): Page {
  return {
    title: "Books as files · DEX (sandbox)",
    style: filesStyle,
    body: html`<main class="wrap">${dexHeader}
<form class="card" method="get" action="/files"><div class="in"><h1>Books as files</h1><p class="lede">One fiscal year; monthly balances go back two years more. Choose whose, and when its year ends.</p>
<div class="field"><label for="company">Company</label><select id="company" name="company">${companies.map(({ id, name, badges }) => html`<option value="${id}" ${id === chosen.id && "selected"}>${name} (${badges.join(", ")})</option>`)}</select></div>
<div class="field"><label for="yearEnd">Fiscal year ends in</label><select id="yearEnd" name="yearEnd"><option value="">As the company has it</option>${months.map((month, index) => html`<option value="${index + 1}" ${index + 1 === yearEnd && "selected"}>${month}</option>`)}</select></div></div>
<div class="foot"><button class="btn">Show files</button></div></form>
<section class="card files" aria-labelledby="files"><h2 id="files">${chosen.name}</h2>
<ul>${contents.map((content) => html`<li><b>${names[content]}</b>${links(chosen, yearEnd, content)}</li>`)}</ul></section>
<section class="card files" aria-labelledby="layouts"><h2 id="layouts">As packages write them</h2>
<ul>${packages.map((name) => html`<li><b>${name}</b><span>${layouts.filter((layout) => layout.package === name).map(layoutLink)}</span></li>`)}</ul></section></main>`,
  };
}

const packages = [...new Set(layouts.map((layout) => layout.package))];

/** All of one small business, so that figures can be compared. */
function layoutLink(layout: Layout): Html {
  const { package: name, report, variant, format } = layout;
  const label = [report.replaceAll("-", " "), variant ?? "", format].filter(Boolean).join(", ");
  return html`<a href="/files/layouts?layout=${layoutId(layout)}" aria-label="${name}, ${label}">${label}</a>`;
}

function links(company: Company, yearEnd: number | undefined, content: Content): Html {
  return html`<span>${writings[content].map((wording) => {
    const query = new URLSearchParams({
      company: company.id,
      yearEnd: String(yearEnd ?? ""),
      content,
      as: wording,
    });
    return html`<a href="/files/download?${query.toString()}" aria-label="${names[content]}, ${ways[wording]}">${ways[wording]}</a>`;
  })}</span>`;
}

const names: Record<Content, string> = {
  "trial-balance": "Trial balance",
  "monthly-balances": "Monthly balances",
  "general-ledger": "General ledger",
  sie: "SIE 4",
  "saf-t": "SAF-T",
  jpk: "JPK (Poland)",
  fec: "FEC",
};

const ways: Record<(typeof writings)[Content][number], string> = {
  xlsx: "Excel",
  csv: "CSV",
  "csv-semicolon": "CSV with semicolons",
  "csv-latin-1": "CSV in Latin-1",
  "csv-dos": "CSV in CP437",
  dos: "CP437",
  "utf-8": "UTF-8",
  tab: "Tabs",
  pipe: "Pipes",
  "tab-latin-1": "Tabs in Latin-1",
  denmark: "Denmark",
  portugal: "Portugal",
  romania: "Romania",
  luxembourg: "Luxembourg",
  lithuania: "Lithuania",
  JPK_KR: "JPK_KR",
  JPK_KR_PD: "JPK_KR_PD",
};
