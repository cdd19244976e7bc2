import { type Html, html, type Page } from "../../pages/index.ts";
import type { Company } from "../books/books.ts";
import { months } from "../books/calendar.ts";
import { type Content, contents, writings } from "../exports/files.ts";
import { dexHeader } from "./parts.ts";
import { filesStyle } from "./style.ts";

/** Books as files, to be sent where no connection can be made. */
export function filesPage(
  companies: readonly Company[],
  chosen: Company,
  /** Its own, unless another is tried. */
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
<ul>${contents.map((content) => html`<li><b>${names[content]}</b>${links(chosen, yearEnd, content)}</li>`)}</ul></section></main>`,
  };
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
};
