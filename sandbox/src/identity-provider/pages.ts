import { flask, type Html, html, warning } from "../pages/html.ts";
import type { Page } from "../pages/page.ts";
import type { Person } from "./accounts.ts";
import { type Language, messagesIn } from "./messages.ts";

export interface Setting {
  readonly language: Language;
  readonly clientName: string;
  readonly practice: { readonly people: readonly Person[]; readonly password: string };
  readonly uid: string;
}

export type Problem = "wrong" | "incomplete" | "different" | "taken" | "wrongCode";

export function signInPage(
  { language, clientName, practice, uid }: Setting,
  { email = "", problem }: { readonly email?: string | undefined; readonly problem?: Problem } = {},
): Page {
  const texts = messagesIn(language);
  return page(
    language,
    texts.signIn,
    html`<form class="card" method="post" action="/login/${uid}"><div class="in"><h1>${texts.signIn}</h1><p class="lede">${texts.signInTo(clientName)}</p>
${alert(problem && texts[problem])}
${field("email", texts.email, "email", "username", email, problem === "wrong")}
${field("password", texts.password, "password", "current-password", "", problem === "wrong")}
<p class="other"><a href="/login/${uid}/sign-up">${texts.invited}</a></p></div>
<div class="foot"><button class="btn primary">${texts.signIn}</button></div></form>
${lab(language, html`<dl><dt>${texts.practiceAccounts}</dt>${practice.people.map(({ email: address }) => html`<dd>${address}</dd>`)}<dt>${texts.practicePassword}</dt><dd>${practice.password}</dd></dl>`)}`,
  );
}

export function signUpPage(
  { language, clientName, uid }: Setting,
  given: {
    readonly email: string;
    readonly givenName: string;
    readonly familyName: string;
    readonly problem?: Problem;
  },
): Page {
  const texts = messagesIn(language);
  const { problem } = given;
  return page(
    language,
    texts.createAccount,
    html`<form class="card" method="post" action="/login/${uid}/sign-up"><div class="in"><h1>${texts.createAccount}</h1><p class="lede">${texts.createLede(clientName)}</p>
${alert(problem && texts[problem])}
${field("email", texts.email, "email", "username", given.email, problem === "taken")}
${field("given_name", texts.givenName, "text", "given-name", given.givenName)}
${field("family_name", texts.familyName, "text", "family-name", given.familyName)}
${field("password", texts.choosePassword, "password", "new-password", "", problem === "incomplete", texts.passwordRule)}
${field("password_again", texts.passwordAgain, "password", "new-password", "", problem === "different")}
<p class="other"><a href="/login/${uid}?sign-in">${texts.haveAccount}</a></p></div>
<div class="foot"><button class="btn primary">${texts.createAccount}</button></div></form>`,
  );
}

export function confirmPage(
  { language, uid }: Setting,
  { email, problem }: { readonly email: string; readonly problem?: Problem },
): Page {
  const texts = messagesIn(language);
  return page(
    language,
    texts.confirm,
    html`<form class="card" method="post" action="/login/${uid}/confirm"><div class="in"><h1>${texts.confirm}</h1><p class="lede">${texts.confirmLede(email)}</p>
${alert(problem && texts[problem])}
${field("code", texts.code, "text", "one-time-code", "", problem === "wrongCode")}</div>
<div class="foot"><button class="btn primary">${texts.confirm}</button></div></form>
${lab(language, html`<form method="post" action="/login/${uid}/confirm"><p>${texts.unconfirmedLede}</p><button class="btn" name="unconfirmed" value="yes">${texts.unconfirmed}</button></form>`)}`,
  );
}

/** `form` is the provider's own, with its CSRF token. */
export function signOutPage(language: Language, form: Html, formId: string): Page {
  const texts = messagesIn(language);
  return page(
    language,
    texts.signOut,
    html`${form}<div class="card"><div class="in"><h1>${texts.signOut}</h1><p class="lede">${texts.signOutLede}</p></div><div class="foot"><button class="btn" form="${formId}">${texts.stay}</button><button class="btn primary" form="${formId}" name="logout" value="yes">${texts.signOut}</button></div></div>`,
  );
}

export function signedOutPage(language: Language): Page {
  const texts = messagesIn(language);
  return page(
    language,
    texts.signedOut,
    html`<div class="card"><div class="in"><h1>${texts.signedOut}</h1><p class="lede">${texts.signedOutLede}</p></div></div>`,
  );
}

export function errorPage(language: Language, reason: string): Page {
  const texts = messagesIn(language);
  return page(
    language,
    texts.cannotContinue,
    html`<div class="card"><div class="in"><h1>${texts.cannotContinue}</h1>${alert(reason)}<p class="lede">${texts.tryAgain}</p></div></div>`,
  );
}

function page(language: Language, title: string, body: Html): Page {
  const { band, system } = messagesIn(language);
  return {
    title: `${title} · ${band.name}`,
    language,
    band,
    style,
    body: html`<main class="wrap"><div class="system"><span class="mark" aria-hidden="true">ID</span><span><b>Practice ID</b><small>${system}</small></span></div>${body}</main>`,
  };
}

const alert = (text: string | undefined) =>
  text !== undefined && html`<p class="problem" role="alert">${warning}<span>${text}</span></p>`;

const lab = (language: Language, content: Html) =>
  html`<section class="lab" aria-labelledby="lab"><h2 id="lab">${flask}${messagesIn(language).forTesting}</h2>${content}</section>`;

function field(
  name: string,
  label: string,
  type: string,
  autocomplete: string,
  value: string,
  invalid = false,
  hint?: string,
): Html {
  return html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" required ${invalid && html`aria-invalid="true"`} ${hint !== undefined && html`minlength="8" aria-describedby="${name}-hint"`}>${hint !== undefined && html`<span class="hint" id="${name}-hint">${hint}</span>`}</div>`;
}

const style = `
.other{margin-top:14px;font-size:15px}
.lab{margin-top:14px;border-radius:14px;border:1.5px dashed var(--control);padding:14px 18px 16px;font-size:14px;line-height:1.45}
.lab h2{font-size:14px;display:flex;gap:8px;align-items:center;margin-bottom:10px}
.lab dt{color:var(--muted);font-size:13px}.lab dt~dt{margin-top:8px}.lab dd{font:12px/19px var(--mono);overflow-wrap:anywhere}
.lab p{margin-bottom:10px}
`;
