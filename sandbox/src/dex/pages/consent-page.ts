import { chevron, cross, flask, html, type Page, tick } from "../../pages/index.ts";
import type { Company } from "../books/books.ts";
import type { AuthorizationRequest } from "../oauth/authorization-request.ts";
import { outcomes } from "../oauth/outcomes.ts";
import type { Person } from "../oauth/people.ts";
import { dexHeader, hiddenFields, signedInAs } from "./parts.ts";
import { consentStyle } from "./style.ts";

/** What each scope lets the client read, in the words of whoever decides. */
const readings = [
  { scope: "books.read", text: "Chart of accounts and journal" },
  { scope: "contacts.read", text: "Customers and what they owe" },
  { scope: "contacts.read", text: "Vendors and what is owed to them" },
  { scope: "reports.read", text: "Trial balance, balance sheet, income statement" },
] as const;

export function consentPage(
  request: AuthorizationRequest,
  company: Company,
  person: Person,
  switchTo: string,
): Page {
  const { asker, scopes, client, redirectUri, parameters } = request;
  const asked = readings.filter(({ scope }) => scopes.includes(scope));

  return {
    title: "Allow access · DEX (sandbox)",
    style: consentStyle,
    body: html`<main class="wrap two">${dexHeader}
<form class="card" id="consent" method="post" action="/oauth/decision">
${hiddenFields({ ...parameters, company: company.id })}
<div class="in"><div class="pair"><span class="mark asker" aria-hidden="true">${asker.slice(0, 1).toUpperCase()}</span><span class="dots" aria-hidden="true">···</span><span class="mark" aria-hidden="true">DEX</span></div>
<h1>Allow ${asker} to read your books?</h1><p class="lede">Company: ${company.name}</p>
<section class="scope"><h2>It will be able to read</h2><ul>${asked.map(({ text }) => html`<li>${tick}<span>${text}</span></li>`)}</ul></section>
<section class="scope"><h2>It will not be able to</h2><ul><li>${cross}<span>Change, add or delete anything</span></li><li>${cross}<span>See your password, payroll or bank logins</span></li></ul></section></div>
${signedInAs(person, switchTo)}
<div class="foot"><button class="btn" name="decision" value="refuse">Do not allow</button><button class="btn primary" name="decision" value="allow">Allow</button></div>
</form>
<section class="lab" aria-labelledby="lab"><h2 id="lab">${flask}For testing</h2>
<div class="field"><label for="outcome">What happens next</label><div class="pick"><select id="outcome" name="outcome" form="consent" aria-describedby="outcomes">${outcomes.map(({ value, label }) => html`<option value="${value}">${label}</option>`)}</select>${chevron}</div><span class="hint" id="outcomes">Or: borrower cancels, no permission, slow or held replies, rate limit, token expires in mid-import, connection lost.</span></div>
<dl><dt>client_id</dt><dd>${client.id}</dd><dt>scope</dt><dd>${scopes.join(" ")}</dd><dt>redirect_uri</dt><dd>${redirectUri}</dd></dl></section></main>`,
  };
}
