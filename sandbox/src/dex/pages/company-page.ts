import { type Html, html, type Page } from "../../pages/index.ts";
import type { Company } from "../books/books.ts";
import type { AuthorizationRequest } from "../oauth/authorization-request.ts";
import type { Person } from "../oauth/people.ts";
import { dexHeader, hiddenFields, signedInAs } from "./parts.ts";
import { consentStyle } from "./style.ts";

/**
 * Cancel has a form of its own: Enter in a form presses its first button, which must not be Cancel.
 * Companies of one name come in sizes, and make one row.
 */
export function companyPage(
  request: AuthorizationRequest,
  companies: readonly Company[],
  person: Person,
  switchTo: string,
): Page {
  const byName = new Map<string, Company[]>();
  for (const company of companies) {
    byName.set(company.name, [...(byName.get(company.name) ?? []), company]);
  }

  return {
    title: "Choose a company · DEX (sandbox)",
    style: consentStyle,
    body: html`<main class="wrap">${dexHeader}
<form class="card" method="get" action="/oauth/authorize">
${hiddenFields(request.parameters)}
<div class="head"><h1 id="which">Which company?</h1><p class="lede">${request.asker} reads one company at a time.</p></div>
<div class="rows" role="radiogroup" aria-labelledby="which">${[...byName.values()].map(row)}</div>
${signedInAs(person, switchTo)}
<div class="foot"><button class="btn" form="cancel" name="decision" value="refuse">Cancel</button><button class="btn primary">Use this company</button></div>
</form>
<form id="cancel" method="post" action="/oauth/decision">${hiddenFields(request.parameters)}</form></main>`,
  };
}

function row(companies: readonly Company[], index: number): Html {
  const [company, ...others] = companies;
  if (!company) return html``;
  const choice = html`<label><input type="radio" name="company" value="${company.id}" ${index === 0 && "checked"}><span><b>${company.name}</b><small>${company.summary}</small>${others.length === 0 && badges(company)}</span></label>`;
  if (others.length === 0) return html`<div>${choice}</div>`;
  return html`<div>${choice}<div class="sizes" role="radiogroup" aria-label="Size">${companies.map(size)}</div></div>`;
}

const badges = (company: Company) =>
  html`<span class="badges">${company.badges.map((badge) => html`<span>${badge}</span>`)}</span>`;

const size = (company: Company, index: number) =>
  html`<label><input type="radio" name="size" value="${company.id}" ${index === 0 && "checked"}>${company.badges[0]}</label>`;
