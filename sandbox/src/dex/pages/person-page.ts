import { html, type Page, warning } from "../../pages/index.ts";
import { type Person, people } from "../oauth/people.ts";
import { dexHeader } from "./parts.ts";
import { consentStyle } from "./style.ts";

/** Who is signed in; `returnTo` is a path of DEX. */
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

/** For a request that can't be answered with a redirect. */
export function refusalPage(reason: string): Page {
  return {
    title: "Can't continue · DEX (sandbox)",
    style: consentStyle,
    body: html`<main class="wrap">${dexHeader}<div class="card"><div class="in"><h1>This request can't be used</h1><p class="problem" role="alert">${warning}<span>${reason}</span></p><p class="lede">Go back to the application that sent you here, and try again.</p></div></div></main>`,
  };
}
