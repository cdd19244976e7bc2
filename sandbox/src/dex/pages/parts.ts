import { type Html, html } from "../../pages/index.ts";
import type { Person } from "../oauth/people.ts";

export const dexHeader = html`<div class="system"><span class="mark" aria-hidden="true">DEX</span><span><b>DEX</b><small>Demo accounting system</small></span></div>`;

/** The request's parameters, carried on by a form. */
export function hiddenFields(parameters: Readonly<Record<string, string>>): Html[] {
  return Object.entries(parameters).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
}

export function signedInAs(person: Person, switchTo: string): Html {
  return html`<div class="who"><span class="face" aria-hidden="true">${initials(person)}</span><span>Signed in as ${person.login}</span><a href="${switchTo}">Switch<span class="hidden"> to somebody else</span></a></div>`;
}

const initials = ({ name }: Person) =>
  name
    .split(" ")
    .map(([letter]) => letter)
    .join("");
