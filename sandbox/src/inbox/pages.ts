import { back, bin, type Html, html, magnifier, tick } from "../pages/html.ts";
import type { Page } from "../pages/page.ts";
import { type Mailbox, type Message, previewOf } from "./mailbox.ts";

export interface Where {
  readonly search: string;
  /** A sender's name, `unread`, or empty for all. */
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
  // Inline attachments, such as a logo, are listed under Source only.
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

const views = ["html", "text", "headers", "source", "links"] as const;
type View = (typeof views)[number];

export const isView = (text: string | null): text is View => views.some((view) => view === text);

/** One part of a message. HTML is shown in a frame without scripts. */
function messageView(message: Message, view: View): Html {
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

/** Only web addresses become links: a mail may contain `javascript:`. */
const linked = (href: string) =>
  /^https?:\/\//i.test(href)
    ? html`<a href="${href}" target="_blank" rel="noopener noreferrer">${href}</a>`
    : html`<code>${href}</code>`;

const sheet = (content: Html) => html`<div class="sheet">${content}</div>`;

/** Runs in the page: reloads the list every few seconds while visible; on failure the list stays. */
const refreshScript = `
(() => {
  let checked = Date.now();
  const lost = document.getElementById("lost");
  async function refresh() {
    if (document.hidden) return;
    try {
      const reply = await fetch(location.href, { headers: { Accept: "text/html" } });
      const fresh = new DOMParser().parseFromString(await reply.text(), "text/html");
      const list = document.getElementById("list");
      const next = fresh.getElementById("list");
      if (next && list.innerHTML !== next.innerHTML) {
        const focused = document.activeElement?.closest("#list a")?.getAttribute("href");
        const scrolled = list.scrollTop;
        list.innerHTML = next.innerHTML;
        list.scrollTop = scrolled;
        if (focused) for (const link of list.querySelectorAll("a")) if (link.getAttribute("href") === focused) link.focus();
        document.getElementById("count").textContent = fresh.getElementById("count").textContent;
      }
      checked = Date.now();
      lost.classList.remove("on");
      lost.textContent = "";
    } catch {
      if (!lost.textContent) lost.textContent = "The inbox can't be reached. The list is from the last time it could.";
      lost.classList.add("on");
    }
  }
  setInterval(refresh, 3000);
  document.addEventListener("visibilitychange", refresh);
  setInterval(() => {
    const seconds = Math.round((Date.now() - checked) / 1000);
    document.getElementById("checked").textContent =
      seconds < 1 ? "just now" : seconds === 1 ? "1 second ago" : seconds + " seconds ago";
  }, 1000);
})();
`;

const inboxStyle = `
body{font-size:13px;line-height:1.4;background:var(--surface)}
.band{font-size:13px;min-height:36px}
.bar{height:52px;display:flex;align-items:center;gap:10px;padding:0 20px;border-bottom:1px solid var(--line)}
.bar h1{font-size:18px}.count{font-size:13px;color:var(--subtle);font-weight:400;letter-spacing:0;margin-left:6px}
.bar .right{margin-left:auto;display:flex;gap:8px;align-items:center}.status{font-size:12px;color:var(--muted);font-variant-numeric:tabular-nums}
.search{position:relative;width:300px;margin-left:14px}.search .i{position:absolute;left:10px;top:8px;color:var(--subtle);pointer-events:none}
.search input{width:100%;height:32px;border:0;border-radius:7px;padding:0 10px 0 34px;background:var(--surface);box-shadow:inset 0 0 0 1px var(--control)}
.search input::placeholder{color:var(--subtle);opacity:1}
.btn{height:32px;padding:0 12px;gap:6px;font-size:13px}.btn.danger{color:var(--danger)}.btn.icon{width:32px;padding:0}
.lay{display:grid;grid-template-columns:392px minmax(0,1fr);height:calc(100vh - 89px)}
.list{border-right:1px solid var(--line);overflow:auto}
.filters{display:flex;gap:6px;padding:10px 16px;border-bottom:1px solid var(--line);flex-wrap:wrap}
.chip{display:inline-flex;align-items:center;gap:6px;height:26px;padding:0 9px;border-radius:999px;box-shadow:inset 0 0 0 1px #d2cecc;font-size:12px;color:var(--muted);text-decoration:none;white-space:nowrap}
.chip[aria-current]{background:var(--hover);box-shadow:inset 0 0 0 1px var(--control);color:var(--text)}.chip .i{width:12px;height:12px}
.mails li{border-bottom:1px solid var(--line)}
.mails a{display:grid;grid-template-columns:8px minmax(0,1fr) auto;gap:1px 10px;padding:10px 16px 11px;color:inherit;text-decoration:none;font-weight:400}
.mails a:hover{background:var(--sunken)}.mails a[aria-current]{background:var(--chip)}
.mails a:focus-visible{outline-offset:-2px}
.mails span,.mails b{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-width:0}
.mails .dot{width:7px;height:7px;border-radius:50%;margin-top:6px}.unread .dot{background:#3690e3}
.mails .to,.mails time{font-size:12px;color:var(--muted)}
.mails b{font-weight:500;grid-column:2/4}.unread b{font-weight:600}.mails .text{grid-column:2/4;color:var(--muted);font-size:12px}
.none{padding:48px 24px;text-align:center;color:var(--muted)}
.mail{display:flex;flex-direction:column;min-width:0;min-height:0}
.mailhead{padding:14px 24px 0;border-bottom:1px solid var(--line)}
.row{display:flex;align-items:flex-start;gap:8px}.row h2{flex:1;min-width:0;font-size:17px;line-height:1.3;overflow-wrap:anywhere}
.seg{display:inline-flex;background:var(--chip);border-radius:7px;padding:2px;gap:2px}
.seg a{display:grid;place-items:center;height:28px;padding:0 11px;border-radius:5px;color:#4a4643;text-decoration:none}
.seg a[aria-current]{background:var(--surface);color:var(--text);box-shadow:0 1px 2px rgb(24 16 12/.12)}
.mailhead dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin-top:8px;font-size:12.5px}.mailhead dt{color:var(--muted)}.mailhead dd{overflow-wrap:anywhere}
.mailhead dd{display:flex;flex-wrap:wrap;gap:0 12px}.mailhead time{color:var(--subtle)}
.tabs{display:flex;gap:20px;margin-top:8px;overflow-x:auto}
.tabs a{padding:9px 0 10px;color:var(--muted);text-decoration:none;white-space:nowrap;box-shadow:none}
.tabs a[aria-current]{color:var(--text);box-shadow:inset 0 -2px 0 var(--ink)}.tabs a:focus-visible{outline-offset:-2px}
.pill{font-size:11px;background:var(--chip);color:#4a4643;border-radius:20px;padding:1px 6px;margin-left:4px}
.view{flex:1;min-height:0;overflow:auto;background:#f4f1f0;padding:20px 24px 0;display:flex;justify-content:center}
.view iframe{border:0;background:#fff;border-radius:8px 8px 0 0;box-shadow:0 0 0 1px rgb(24 16 12/.08),0 12px 28px -8px rgb(24 16 12/.12);width:600px;max-width:100%;height:100%;min-height:420px}
.view.narrow iframe{width:375px}
.sheet{background:var(--surface);border-radius:8px;padding:20px 24px;width:100%;max-width:880px;align-self:flex-start;margin-bottom:20px}
.sheet pre{margin:0;font:12px/19px var(--mono);white-space:pre-wrap;overflow-wrap:anywhere}
.sheet table{border-collapse:collapse;width:100%}.sheet th{font-weight:500;color:var(--muted);white-space:nowrap}.sheet th,.sheet td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.sheet li{padding:8px 0;border-bottom:1px solid var(--line)}.sheet li a{overflow-wrap:anywhere;font:12px/19px var(--mono)}
.ask{max-width:420px;margin:64px auto;padding:0 16px}.ask .foot .btn{height:44px;font-size:15px}
.lost{display:none;padding:9px 16px;background:var(--danger-bg);color:var(--danger);border-bottom:1px solid var(--danger-line)}.lost.on{display:block}
.onlyphone{display:none}
@media(max-width:899px){
.bar{padding:0 16px;height:56px}.bar h1{font-size:20px}.status,.bar .label{display:none}.bar .btn{width:44px;height:44px;padding:0}
.search{width:auto;flex:1;margin-left:6px}.search input{height:44px;font-size:16px}.search .i{top:14px}
.lay{display:block;height:auto}.list{border:0}.open .list,.open+.none{display:none}.lay:not(.open) .mail{display:none}
.filters{flex-wrap:nowrap;overflow-x:auto}.chip{height:44px;padding:0 12px;font-size:13px}
.mails a{padding:13px 16px 14px;gap:2px 10px}.mails .to,.mails time,.mails .text{font-size:13px}.mails b{font-size:15px}
.mailhead{padding:6px 16px 0}.onlyphone{display:inline-flex;align-items:center;gap:4px;min-height:44px;text-decoration:none}
.row{align-items:center}.seg{display:none}.btn.icon{width:44px;height:44px}.tabs a{padding:12px 0}
.view{padding:0;min-height:60vh}.view iframe{border-radius:0;width:100%!important;min-height:70vh}.sheet{border-radius:0;padding:16px}
}
`;
