import { chevron, cross, flask, type Html, html, tick, warning } from "../../pages/html.ts";
import type { Page } from "../../pages/page.ts";
import { labStyle } from "../../pages/style.ts";
import type { Company } from "../books/books.ts";
import type { AuthorizationRequest } from "./authorization-request.ts";
import { outcomes } from "./grants.ts";

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

/** Cancel has its own form, because Enter presses a form's first button. Sizes of one company share a row. */
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

/** `returnTo` is a path of DEX. */
export function personPage(current: Person, returnTo: string): Page {
  return {
    title: "Switch person · DEX (sandbox)",
    style: consentStyle,
    body: html`<main class="wrap">${dexHeader}
<form class="card" method="post" action="/oauth/person"><input type="hidden" name="return_to" value="${returnTo}">
<div class="head"><h1 id="who">Who is signed in?</h1><p class="lede">No password is needed here.</p></div>
<div class="rows" role="radiogroup" aria-labelledby="who">${people.map(
      ({ login, name, role }) =>
        html`<div><label><input type="radio" name="login" value="${login}" ${login === current.login && "checked"}><span><b>${name}</b><small>${login} · ${role}</small></span></label></div>`,
    )}</div>
<div class="foot"><a class="btn" href="${returnTo}">Cancel</a><button class="btn primary">Continue</button></div></form></main>`,
  };
}

export function refusalPage(reason: string): Page {
  return {
    title: "Can't continue · DEX (sandbox)",
    style: consentStyle,
    body: html`<main class="wrap">${dexHeader}<div class="card"><div class="in"><h1>This request can't be used</h1><p class="problem" role="alert">${warning}<span>${reason}</span></p><p class="lede">Go back to the application that sent you here, and try again.</p></div></div></main>`,
  };
}

export const dexHeader = html`<div class="system"><span class="mark" aria-hidden="true">DEX</span><span><b>DEX</b><small>Demo accounting system</small></span></div>`;

function hiddenFields(parameters: Readonly<Record<string, string>>): Html[] {
  return Object.entries(parameters).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
}

function signedInAs(person: Person, switchTo: string): Html {
  return html`<div class="who"><span class="face" aria-hidden="true">${initials(person)}</span><span>Signed in as ${person.login}</span><a href="${switchTo}">Switch<span class="hidden"> to somebody else</span></a></div>`;
}

const initials = ({ name }: Person) =>
  name
    .split(" ")
    .map(([letter]) => letter)
    .join("");

/** A DEX user. There are no passwords: it's a practice system. */
interface Person {
  readonly login: string;
  readonly name: string;
  readonly role: string;
  /** Whether DEX lets them share a company's books. */
  readonly mayShare: boolean;
}

const owner: Person = {
  login: "rosa.lowell",
  name: "Rosa Lowell",
  role: "Owner, may share the books",
  mayShare: true,
};

const people: readonly Person[] = [
  owner,
  {
    login: "sam.ibarra",
    name: "Sam Ibarra",
    role: "Clerk, may not share the books",
    mayShare: false,
  },
];

/** The person last chosen in this browser; the owner by default. */
export const personBy = (login: string | undefined): Person =>
  people.find((person) => person.login === login) ?? owner;

const consentStyle = `${labStyle}
.pair{display:flex;align-items:center;gap:10px;margin-bottom:16px}.pair .asker{background:var(--chip);color:var(--text);font-size:16px}.pair .dots{color:var(--subtle);letter-spacing:3px}
.scope{margin-top:16px}.scope h2{font-size:14px;margin-bottom:4px}
.scope li{display:flex;gap:11px;padding:5px 0;font-size:15px;line-height:1.4}.scope .i{margin-top:3px}
.scope .yes{color:var(--success)}.scope .no{color:var(--subtle)}.scope .no+span{color:var(--muted)}
.scope+.scope{margin-top:10px;padding-top:13px;border-top:1px solid var(--line)}
.who{display:flex;align-items:center;gap:10px;font-size:14px;color:var(--muted);padding:3px 20px;background:var(--sunken);border-top:1px solid var(--line)}
.who a{margin-left:auto;padding:11px 0;text-decoration:none}.who a:hover{text-decoration:underline}
.face{width:26px;height:26px;border-radius:50%;display:grid;place-items:center;font-size:10.5px;font-weight:600;background:#e8e4e1;color:#4a4643;flex:none}
.head{padding:20px 20px 14px;border-bottom:1px solid var(--line)}
.rows>div{position:relative;border-top:1px solid var(--line)}.rows>div:first-child{border-top:0}
.rows>div:has(>label>input:checked){background:var(--hover)}
.rows>div>label{display:grid;grid-template-columns:20px minmax(0,1fr);gap:12px;padding:13px 20px;font-size:15px;line-height:1.4;cursor:pointer}
.rows input[type=radio]{appearance:none;margin:1px 0 0;width:20px;height:20px;border-radius:50%;background:var(--surface);box-shadow:inset 0 0 0 1.5px var(--control);cursor:pointer}
.rows input[type=radio]:checked{box-shadow:inset 0 0 0 6px var(--ink)}
.rows small{display:block;color:var(--muted);font-size:13.5px}
.badges{display:flex;gap:6px;margin-top:6px;flex-wrap:wrap}.badges span{padding:2px 7px;border-radius:5px;background:var(--chip);color:#4a4643;font-size:11.5px;font-weight:500}
.sizes{display:inline-flex;margin:-5px 20px 13px 52px;padding:2px;border-radius:9px;background:var(--chip)}
.sizes label{position:relative;display:grid;place-items:center;height:44px;padding:0 12px;border-radius:7px;font-size:14px;font-weight:500;color:#4a4643;cursor:pointer}
.sizes input[type=radio]{position:absolute;inset:0;width:auto;height:auto;margin:0;border-radius:7px;box-shadow:none;background:none}
.sizes label:has(:checked){background:var(--surface);color:var(--text);box-shadow:0 0 0 1px var(--line),var(--shadow)}
.sizes input[type=radio]:checked{box-shadow:none}
@media(min-width:900px){.who{padding:3px 28px}.head{padding:24px 28px 16px}.rows>div>label{padding:13px 28px}.sizes{margin-left:60px}}
@media(forced-colors:active){.rows input[type=radio]{appearance:auto}}
`;

export const filesStyle = `
.files{margin-top:14px}.files h2{font-size:15px;padding:14px 20px}
.files li{display:flex;flex-wrap:wrap;gap:2px 14px;padding:8px 20px;border-top:1px solid var(--line);font-size:15px}
.files li b{flex:1 1 160px;padding:9px 0}.files li span{display:flex;flex-wrap:wrap;gap:0 14px}.files a{padding:9px 0}
@media(min-width:900px){.files h2,.files li{padding-inline:28px}}
`;
