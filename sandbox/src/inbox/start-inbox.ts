import Koa, { type Context } from "koa";
import { readForm } from "../forms/index.ts";
import { type Page, renderPage, serveFont } from "../pages/index.ts";
import { listen, type Running } from "../ports/index.ts";
import { answerJson } from "./json.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import type { Message } from "./message.ts";
import { emptyPage, inboxPage, type Where } from "./pages.ts";
import { startSmtp } from "./smtp.ts";
import { isView } from "./views.ts";

export interface InboxOptions {
  /** The page's port to try first; the next free one is taken, 0 means any. */
  readonly port: number;
  /** The same for SMTP. */
  readonly smtpPort: number;
  /** Where mails are kept, a file each. */
  readonly folder: string;
}

export interface RunningInbox extends Running {
  readonly smtpPort: number;
}

/** Starts a mailbox for everybody: SMTP, a page to read mails on, and JSON for tests. */
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

/** What a mail says is never trusted: no scripts, no frames, no forms, whoever opens it. */
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

/** The form, when it was sent from the inbox's own page. */
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
