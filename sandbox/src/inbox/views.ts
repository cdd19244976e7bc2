import { type Html, html } from "../pages/index.ts";
import type { Message } from "./message.ts";

const views = ["html", "text", "headers", "source", "links"] as const;
export type View = (typeof views)[number];

export const isView = (text: string | null): text is View => views.some((view) => view === text);

/** One part of a message. What it says as HTML stands in a frame without scripts. */
export function messageView(message: Message, view: View): Html {
  const { id, subject, text, headers, links } = message;
  switch (view) {
    case "html":
      if (message.html === undefined)
        return sheet(html`<p class="muted">This message has no HTML. See Text.</p>`);
      return html`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${id}/html" title="${subject}"></iframe>`;
    case "text":
      return sheet(
        text ? html`<pre>${text}</pre>` : html`<p class="muted">This message has no text.</p>`,
      );
    case "headers":
      return sheet(
        html`<table><tbody>${headers.map(({ name, value }) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>`,
      );
    case "source":
      return html`<iframe sandbox="" src="/messages/${id}/source" title="Source"></iframe>`;
    case "links":
      return sheet(
        links.length
          ? html`<ul>${links.map(({ label, href }) => html`<li>${label}<br>${linked(href)}</li>`)}</ul>`
          : html`<p class="muted">This message has no links.</p>`,
      );
  }
}

/** Only addresses of the web are links: a mail may say `javascript:`. */
const linked = (href: string) =>
  /^https?:\/\//i.test(href)
    ? html`<a href="${href}" target="_blank" rel="noopener noreferrer">${href}</a>`
    : html`<code>${href}</code>`;

const sheet = (content: Html) => html`<div class="sheet">${content}</div>`;
