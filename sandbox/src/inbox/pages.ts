import { back, bin, type Html, html, magnifier, type Page, tick } from "../pages/index.ts";
import type { Mailbox } from "./mailbox.ts";
import { type Message, previewOf } from "./message.ts";
import { refreshScript } from "./refresh-script.ts";
import { inboxStyle } from "./style.ts";
import { messageView, type View } from "./views.ts";

/** What the address of the page says. */
export interface Where {
  readonly search: string;
  /** A sender's name, `unread`, or nothing for all. */
  readonly filter: string;
  readonly message: Message | undefined;
  readonly view: View;
  readonly width: "600" | "375";
}

const unreadFilter = "unread";

export function inboxPage(mailbox: Mailbox, where: Where, smtpPort: number, now: Date): Page {
  const { search, filter, message } = where;
  const shown = mailbox.list({
    search,
    ...(filter === unreadFilter ? { unread: true } : { sender: filter }),
  });

  return {
    title: message ? `${message.subject} · Inbox · Sandbox` : "Inbox · Sandbox",
    band: { name: "Sandbox inbox", text: "Every email stops here." },
    style: inboxStyle,
    script: refreshScript,
    body: html`<header class="bar"><h1>Inbox<span class="count" id="count">${mailbox.list().length}</span></h1>
<form class="search" role="search" method="get">${magnifier}<input type="search" name="search" value="${search}" placeholder="Search by address or subject" aria-label="Search by address or subject"><input type="hidden" name="filter" value="${filter}"></form>
<div class="right"><span class="status">SMTP on port ${smtpPort}, checked <span id="checked">just now</span></span><a class="btn danger" href="/empty">${bin}<span class="label">Empty inbox</span><span class="hidden">Empty inbox</span></a></div></header>
<p class="lost" id="lost" role="status"></p>
<main class="lay ${message ? "open" : ""}"><section class="list" aria-label="Messages" id="list">${filters(mailbox, where)}${shown.length ? html`<ul class="mails">${shown.map((item) => row(item, mailbox.isRead(item.id), where, now))}</ul>` : nothing(mailbox)}</section>
${message ? opened(message, where) : html`<section class="mail none" aria-label="Message">${mailbox.list().length > 0 && "Choose a message."}</section>`}</main>`,
  };
}

export function emptyPage(count: number): Page {
  return {
    title: "Empty inbox · Sandbox",
    band: { name: "Sandbox inbox", text: "Every email stops here." },
    style: inboxStyle,
    body: html`<main class="ask"><form class="card" method="post" action="/empty"><div class="in"><h1>Empty the inbox?</h1><p class="lede">${count} ${count === 1 ? "message is" : "messages are"} deleted for good.</p></div><div class="foot"><a class="btn" href="/">Keep</a><button class="btn primary">Empty inbox</button></div></form></main>`,
  };
}

const nothing = (mailbox: Mailbox) =>
  html`<p class="none">${mailbox.list().length ? "No message matches." : "No mail yet. It appears here by itself."}</p>`;

function filters(mailbox: Mailbox, where: Where): Html {
  const senders = [...new Set(mailbox.list().map(({ from }) => from.name))].filter(Boolean).sort();
  const unread = mailbox.list({ unread: true }).length;
  const chip = (value: string, label: string) =>
    html`<a class="chip" href="${address(where, { filter: value, message: undefined })}" ${where.filter === value && html`aria-current="true"`}>${where.filter === value && tick}${label}</a>`;

  return html`<nav class="filters" aria-label="Filter">${chip("", "All")}${senders.map((name) => chip(name, name))}${chip(unreadFilter, `Unread ${unread}`)}</nav>`;
}

function row(message: Message, read: boolean, where: Where, now: Date): Html {
  const { id, to, receivedAt, subject } = message;
  return html`<li class="${read ? "" : "unread"}"><a href="${address(where, { message, view: "html" })}" ${where.message?.id === id && html`aria-current="true"`}><span class="dot"></span><span class="to">${!read && html`<span class="hidden">Unread, </span>`}${to.join(", ")}</span><time datetime="${receivedAt.toISOString()}">${shortTime(receivedAt, now)}</time><b>${subject || "(no subject)"}</b><span class="text">${previewOf(message)}</span></a></li>`;
}

const tabs = [
  { view: "html", label: "HTML" },
  { view: "text", label: "Text" },
  { view: "headers", label: "Headers" },
  { view: "source", label: "Source" },
  { view: "links", label: "Links" },
] as const;

function opened(message: Message, where: Where): Html {
  const { id, subject, from, to, receivedAt, links } = message;
  // What the text shows itself, such as a logo, is no file of its own; Source has it.
  const files = [...message.attachments.entries()].filter(([, { contentId }]) => !contentId);
  const width = (value: Where["width"]) =>
    html`<a href="${address(where, { width: value })}" ${where.width === value && html`aria-current="true"`}>${value}<span class="hidden"> pixels wide</span></a>`;

  return html`<article class="mail" aria-label="Message"><div class="mailhead"><a class="onlyphone" href="${address(where, { message: undefined })}">${back}Inbox</a>
<div class="row"><h2>${subject || "(no subject)"}</h2><nav class="seg" aria-label="Width">${width("600")}${width("375")}</nav><form method="post" action="/delete"><input type="hidden" name="id" value="${id}"><button class="btn icon" aria-label="Delete message">${bin}</button></form></div>
<dl><dt>From</dt><dd>${from.name} &lt;${from.address}&gt;</dd><dt>To</dt><dd>${to.join(", ")}<time datetime="${receivedAt.toISOString()}">${longTime(receivedAt)}</time></dd>${files.length > 0 && html`<dt>Files</dt><dd>${files.map(([index, { filename }]) => html`<a href="/messages/${id}/files/${index}">${filename}</a> `)}</dd>`}</dl>
<nav class="tabs" aria-label="Parts">${tabs.map(
    ({ view, label }) =>
      html`<a href="${address(where, { view })}" ${where.view === view && html`aria-current="page"`}>${label}${view === "links" && html`<span class="pill">${links.length}</span>`}</a>`,
  )}</nav></div>
<div class="view ${where.width === "375" ? "narrow" : ""}" tabindex="0" role="region" aria-label="Content">${messageView(message, where.view)}</div></article>`;
}

/** The page's address with some of it changed. */
function address(where: Where, change: Partial<Where>): string {
  const { search, filter, message, view, width } = { ...where, ...change };
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(filter && { filter }),
    ...(message && { message: message.id }),
    ...(message && view !== "html" && { view }),
    ...(message && width !== "600" && { width }),
  });
  return `/?${query}`;
}

function shortTime(instant: Date, now: Date): string {
  const isToday = instant.toDateString() === now.toDateString();
  return instant.toLocaleString(
    "en-US",
    isToday ? { hour: "numeric", minute: "2-digit" } : { month: "short", day: "numeric" },
  );
}

const longTime = (instant: Date) =>
  instant.toLocaleString("en-US", { dateStyle: "long", timeStyle: "medium" });
