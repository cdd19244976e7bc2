import type { Context } from "koa";
import type { Filter, Mailbox } from "./mailbox.ts";
import type { Message } from "./message.ts";

const longestWait = 60;

/**
 * For tests: `GET /api/messages?to=&search=&wait=` (newest first; `wait` is the most seconds to wait
 * for a first match), `GET` and `DELETE /api/messages/{id}`, `DELETE /api/messages`.
 * `false` when the path isn't one of these.
 */
export async function answerJson(ctx: Context, mailbox: Mailbox): Promise<boolean> {
  const [path, id] = /^\/api\/messages(?:\/([\w-]+))?$/.exec(ctx.path) ?? [];
  if (path === undefined) return false;
  const message = id === undefined ? undefined : mailbox.find(id);

  if (ctx.method === "DELETE" && (message || id === undefined)) {
    mailbox.remove(message ? [message.id] : mailbox.list().map((each) => each.id));
    ctx.status = 204;
  } else if (ctx.method === "GET" && message) {
    ctx.body = { ...present(message, mailbox), ...presentContent(message) };
  } else if (ctx.method === "GET" && id === undefined) {
    ctx.body = { messages: (await found(ctx, mailbox)).map((each) => present(each, mailbox)) };
  } else {
    ctx.status = 404;
    ctx.body = { message: "There is no such message." };
  }
  return true;
}

async function found(ctx: Context, mailbox: Mailbox): Promise<Message[]> {
  const query = new URLSearchParams(ctx.querystring);
  const filter: Filter = {
    to: query.get("to") ?? undefined,
    search: query.get("search") ?? undefined,
  };
  const wait = Math.min(longestWait, Number(query.get("wait")) || 0);
  if (wait <= 0) return mailbox.list(filter);
  return mailbox.waitFor(filter, AbortSignal.timeout(wait * 1_000));
}

function present({ id, receivedAt, from, to, subject }: Message, mailbox: Mailbox) {
  return { id, receivedAt: receivedAt.toISOString(), from, to, subject, read: mailbox.isRead(id) };
}

function presentContent({ text, html, headers, links, attachments }: Message) {
  return {
    text,
    html: html ?? null,
    headers,
    links,
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      filename,
      mimeType,
      bytes: content.byteLength,
    })),
  };
}
