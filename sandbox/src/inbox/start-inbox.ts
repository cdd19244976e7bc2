import Koa, { type Context } from "koa";
import { SMTPServer } from "smtp-server";
import { readForm } from "../pages/forms.ts";
import { type Page, renderPage } from "../pages/page.ts";
import { serveFont } from "../pages/style.ts";
import { freePort, listen, type Running } from "../ports/listen.ts";
import { type Filter, type Mailbox, type Message, openMailbox } from "./mailbox.ts";
import { emptyPage, inboxPage, isView, type Where } from "./pages.ts";

interface InboxOptions {
  /** First port of the page to try; the next free one is taken, 0 means any. */
  readonly port: number;
  /** The same for SMTP. */
  readonly smtpPort: number;
  readonly folder: string;
}

export interface RunningInbox extends Running {
  readonly smtpPort: number;
}

export async function startInbox(options: InboxOptions): Promise<RunningInbox> {
  const mailbox = await openMailbox(options.folder);
  const smtp = await startSmtp(mailbox, options.smtpPort);
  const app = new Koa();
  app.use(async (ctx) => {
    if (serveFont(ctx) || (await answerJson(ctx, mailbox))) return;
    await answerPage(ctx, mailbox, smtp.port);
  });
  const running = await listen(app.callback(), options.port);

  return {
    ...running,
    smtpPort: smtp.port,
    stop: async () => {
      await Promise.all([running.stop(), smtp.stop()]);
    },
  };
}

async function answerPage(ctx: Context, mailbox: Mailbox, smtpPort: number): Promise<void> {
  const [, id, part, index] =
    /^\/messages\/([\w-]+)\/(html|source|files)(?:\/(\d+))?$/.exec(ctx.path) ?? [];
  const message = id === undefined ? undefined : mailbox.find(id);
  if (message && ctx.method === "GET")
    return showPart(ctx, mailbox, message, part ?? "", Number(index));

  switch (`${ctx.method} ${ctx.path}`) {
    case "GET /": {
      const where = whereOf(ctx, mailbox);
      if (where.message) mailbox.markRead(where.message.id);
      return show(ctx, inboxPage(mailbox, where, smtpPort, new Date()));
    }
    case "GET /empty":
      return show(ctx, emptyPage(mailbox.list().length));
    case "POST /empty":
      if (await sentByUs(ctx)) mailbox.remove(mailbox.list().map((each) => each.id));
      return ctx.redirect("/");
    case "POST /delete": {
      const form = await sentByUs(ctx);
      if (form) mailbox.remove([form.get("id") ?? ""]);
      return ctx.redirect("/");
    }
    case "GET /healthz":
      ctx.body = "ok";
      return;
  }
}

function whereOf(ctx: Context, mailbox: Mailbox): Where {
  const query = new URLSearchParams(ctx.querystring);
  const view = query.get("view");
  return {
    search: query.get("search") ?? "",
    filter: query.get("filter") ?? "",
    message: mailbox.find(query.get("message") ?? ""),
    view: isView(view) ? view : "html",
    width: query.get("width") === "375" ? "375" : "600",
  };
}

/** Mails are untrusted: no scripts, frames or forms. */
function showPart(
  ctx: Context,
  mailbox: Mailbox,
  message: Message,
  part: string,
  index: number,
): void {
  ctx.set({
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy":
      "default-src 'none'; img-src 'self' data: http: https:; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  });
  const attachment = message.attachments[index];
  if (part === "html") {
    ctx.type = "text/html; charset=utf-8";
    ctx.body = `<base target="_blank">${withInlineImages(message)}`;
  } else if (part === "source") {
    ctx.type = "text/plain; charset=utf-8";
    ctx.body = mailbox.sourceOf(message.id);
  } else if (attachment) {
    ctx.attachment(attachment.filename);
    ctx.type = /^image\/(png|jpeg|gif|webp)$/.test(attachment.mimeType)
      ? attachment.mimeType
      : "application/octet-stream";
    ctx.body = Buffer.from(attachment.content);
  }
}

function withInlineImages({ id, html = "", attachments }: Message): string {
  return attachments.reduce(
    (text, { contentId }, index) =>
      contentId ? text.replaceAll(`cid:${contentId}`, `/messages/${id}/files/${index}`) : text,
    html,
  );
}

/** The form, if it was sent from the inbox's own page. */
async function sentByUs(ctx: Context): Promise<URLSearchParams | undefined> {
  const form = await readForm(ctx.req);
  const origin = ctx.get("Origin");
  return URL.canParse(origin) && new URL(origin).host === ctx.host ? form : undefined;
}

function show(ctx: Context, page: Page): void {
  const { text, headers } = renderPage(page);
  ctx.set(headers);
  ctx.body = text;
}

const mostBytes = 25 * 1024 * 1024;

interface Smtp {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Accepts every mail. Nothing is forwarded. */
async function startSmtp(mailbox: Mailbox, wanted: number): Promise<Smtp> {
  const server = new SMTPServer({
    authOptional: true,
    // There is no certificate, so senders must not try STARTTLS.
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: mostBytes,
    onAuth: (_auth, _session, callback) => callback(null, { user: "anybody" }),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (stream.sizeExceeded) {
          callback(Object.assign(new Error("The message is too large"), { responseCode: 552 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.add(to, Buffer.concat(chunks)).then(
          () => callback(),
          (error: Error) => callback(error),
        );
      });
    },
  });
  // A sender that disconnects must not affect other mails.
  server.on("error", (error) => console.error(`inbox: ${error.message}`));
  const port = await freePort(wanted);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  return { port, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

const longestWait = 60;

/**
 * For tests: `GET /api/messages?to=&search=&wait=` (newest first; `wait` is the most seconds to wait
 * for a first match), `GET` and `DELETE /api/messages/{id}`, `DELETE /api/messages`.
 * `false` when the path isn't one of these.
 */
async function answerJson(ctx: Context, mailbox: Mailbox): Promise<boolean> {
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
