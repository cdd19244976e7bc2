import { flask, type Html, html, warning } from "../pages/html.ts";
import type { Page } from "../pages/page.ts";
import type { Person } from "./accounts.ts";
import { type Language, wordsOf } from "./messages.ts";

export interface Setting {
  readonly language: Language;
  /** Whom people sign in to. */
  readonly clientName: string;
  /** Who can be tried, and their common password. */
  readonly practice: { readonly people: readonly Person[]; readonly password: string };
  readonly uid: string;
}

export type Problem = "wrong" | "incomplete" | "different" | "taken" | "wrongCode";

export function signInPage(
  { language, clientName, practice, uid }: Setting,
  { email = "", problem }: { readonly email?: string | undefined; readonly problem?: Problem } = {},
): Page {
  const words = wordsOf(language);
  return page(
    language,
    words.signIn,
    html`<form class="card" method="post" action="/login/${uid}"><div class="in"><h1>${words.signIn}</h1><p class="lede">${words.signInTo(clientName)}</p>
${alert(problem && words[problem])}
${field("email", words.email, "email", "username", email, problem === "wrong")}
${field("password", words.password, "password", "current-password", "", problem === "wrong")}
<p class="other"><a href="/login/${uid}/sign-up">${words.invited}</a></p></div>
<div class="foot"><button class="btn primary">${words.signIn}</button></div></form>
${lab(language, html`<dl><dt>${words.practiceAccounts}</dt>${practice.people.map(({ email: address }) => html`<dd>${address}</dd>`)}<dt>${words.practicePassword}</dt><dd>${practice.password}</dd></dl>`)}`,
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
  const words = wordsOf(language);
  const { problem } = given;
  return page(
    language,
    words.createAccount,
    html`<form class="card" method="post" action="/login/${uid}/sign-up"><div class="in"><h1>${words.createAccount}</h1><p class="lede">${words.createLede(clientName)}</p>
${alert(problem && words[problem])}
${field("email", words.email, "email", "username", given.email, problem === "taken")}
${field("given_name", words.givenName, "text", "given-name", given.givenName)}
${field("family_name", words.familyName, "text", "family-name", given.familyName)}
${field("password", words.choosePassword, "password", "new-password", "", problem === "incomplete", words.passwordRule)}
${field("password_again", words.passwordAgain, "password", "new-password", "", problem === "different")}
<p class="other"><a href="/login/${uid}?sign-in">${words.haveAccount}</a></p></div>
<div class="foot"><button class="btn primary">${words.createAccount}</button></div></form>`,
  );
}

/** Asks for the code that was mailed. */
export function confirmPage(
  { language, uid }: Setting,
  { email, problem }: { readonly email: string; readonly problem?: Problem },
): Page {
  const words = wordsOf(language);
  return page(
    language,
    words.confirm,
    html`<form class="card" method="post" action="/login/${uid}/confirm"><div class="in"><h1>${words.confirm}</h1><p class="lede">${words.confirmLede(email)}</p>
${alert(problem && words[problem])}
${field("code", words.code, "text", "one-time-code", "", problem === "wrongCode")}</div>
<div class="foot"><button class="btn primary">${words.confirm}</button></div></form>
${lab(language, html`<form method="post" action="/login/${uid}/confirm"><p>${words.unconfirmedLede}</p><button class="btn" name="unconfirmed" value="yes">${words.unconfirmed}</button></form>`)}`,
  );
}

/** `form` is the provider's own, with its protection against forged requests. */
export function signOutPage(language: Language, form: Html, formId: string): Page {
  const words = wordsOf(language);
  return page(
    language,
    words.signOut,
    html`${form}<div class="card"><div class="in"><h1>${words.signOut}</h1><p class="lede">${words.signOutLede}</p></div><div class="foot"><button class="btn" form="${formId}">${words.stay}</button><button class="btn primary" form="${formId}" name="logout" value="yes">${words.signOut}</button></div></div>`,
  );
}

export function signedOutPage(language: Language): Page {
  const words = wordsOf(language);
  return page(
    language,
    words.signedOut,
    html`<div class="card"><div class="in"><h1>${words.signedOut}</h1><p class="lede">${words.signedOutLede}</p></div></div>`,
  );
}

export function errorPage(language: Language, reason: string): Page {
  const words = wordsOf(language);
  return page(
    language,
    words.cannotContinue,
    html`<div class="card"><div class="in"><h1>${words.cannotContinue}</h1>${alert(reason)}<p class="lede">${words.tryAgain}</p></div></div>`,
  );
}

function page(language: Language, title: string, body: Html): Page {
  const { band, system } = wordsOf(language);
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
  html`<section class="lab" aria-labelledby="lab"><h2 id="lab">${flask}${wordsOf(language).forTesting}</h2>${content}</section>`;

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
