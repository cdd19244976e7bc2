import { randomBytes } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { type Disk, openDisk } from "../disk/disk.ts";

interface State {
  /** By message id: envelope data missing from the mail itself. */
  readonly envelopes: Record<string, { readonly to: readonly string[]; read: boolean }>;
}

export interface Filter {
  /** Exact address, case-insensitive. */
  readonly to?: string | undefined;
  /** Part of address or subject, case-insensitive. */
  readonly search?: string | undefined;
  readonly sender?: string | undefined;
  readonly unread?: boolean | undefined;
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** The mails in a folder, one file each, newest first. */
export async function openMailbox(folder: string, now: () => Date = () => new Date()) {
  const mails = join(folder, "mails");
  mkdirSync(mails, { recursive: true });
  const disk: Disk<State> = openDisk(join(folder, "envelopes.json"), { envelopes: {} });
  const { envelopes } = disk.state;
  const arrivals = new EventEmitter().setMaxListeners(0);
  const fileOf = (id: string) => join(mails, `${id}.eml`);
  const messages = await readAll(mails, envelopes);
  const list = (filter: Filter = {}) =>
    messages.filter((message) => matches(message, isRead(message.id), filter));
  const isRead = (id: string) => envelopes[id]?.read ?? false;

  return {
    list,
    isRead,
    find: (id: string) => messages.find((message) => message.id === id),
    sourceOf: (id: string) => readFileSync(fileOf(id)),

    async add(to: readonly string[], source: Uint8Array): Promise<Message> {
      const receivedAt = now();
      const id = `${receivedAt.getTime()}-${randomBytes(4).toString("hex")}`;
      const message = await readMessage(id, receivedAt, to, source);
      writeFileSync(fileOf(id), source);
      envelopes[id] = { to, read: false };
      disk.save();
      messages.unshift(message);
      arrivals.emit("arrival");
      return message;
    },

    markRead(id: string): void {
      const envelope = envelopes[id];
      if (!envelope || envelope.read) return;
      envelope.read = true;
      disk.save();
    },

    remove(ids: readonly string[]): void {
      for (const id of ids) {
        const index = messages.findIndex((message) => message.id === id);
        if (index < 0) continue;
        messages.splice(index, 1);
        delete envelopes[id];
        rmSync(fileOf(id), { force: true });
      }
      disk.save();
    },

    /** Waits for the first match; empty if the signal aborts first. */
    async waitFor(filter: Filter, signal: AbortSignal): Promise<Message[]> {
      while (list(filter).length === 0 && !signal.aborted) {
        await once(arrivals, "arrival", { signal }).catch(() => undefined);
      }
      return list(filter);
    },
  };
}

async function readAll(mails: string, envelopes: State["envelopes"]): Promise<Message[]> {
  const ids = readdirSync(mails)
    .filter((file) => file.endsWith(".eml"))
    .map((file) => file.slice(0, -".eml".length))
    .sort()
    .reverse();

  return Promise.all(
    ids.map((id) => {
      const receivedAt = new Date(Number(id.split("-")[0]));
      const { to = [] } = envelopes[id] ?? {};
      return readMessage(id, receivedAt, to, readFileSync(join(mails, `${id}.eml`)));
    }),
  );
}

function matches(message: Message, read: boolean, { to, search, sender, unread }: Filter): boolean {
  const texts = [...message.to, message.from.address, message.subject].map((text) =>
    text.toLowerCase(),
  );
  return (
    (!to || message.to.some((address) => address.toLowerCase() === to.toLowerCase())) &&
    (!search || texts.some((text) => text.includes(search.toLowerCase()))) &&
    (!sender || message.from.name === sender) &&
    (!unread || !read)
  );
}

interface Attachment {
  readonly filename: string;
  readonly mimeType: string;
  readonly contentId: string | undefined;
  readonly content: Uint8Array;
}

export interface Message {
  readonly id: string;
  readonly receivedAt: Date;
  readonly from: { readonly name: string; readonly address: string };
  /** The envelope's addresses, so Bcc too. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly links: readonly Link[];
  readonly attachments: readonly Attachment[];
}

interface Link {
  readonly label: string;
  readonly href: string;
}

async function readMessage(
  id: string,
  receivedAt: Date,
  to: readonly string[],
  source: Uint8Array,
): Promise<Message> {
  const email = await PostalMime.parse(source, { attachmentEncoding: "arraybuffer" });
  return {
    id,
    receivedAt,
    from: { name: email.from?.name ?? "", address: email.from?.address ?? "" },
    to,
    subject: email.subject ?? "",
    text: email.text ?? "",
    html: email.html,
    headers: email.headers.map(({ originalKey, key, value }) => ({
      name: originalKey ?? key,
      value,
    })),
    links: linksOf(email),
    attachments: email.attachments.map((attachment) => ({
      filename: attachment.filename ?? "attachment",
      mimeType: attachment.mimeType,
      contentId: attachment.contentId?.replace(/^<|>$/g, ""),
      content: bytesOf(attachment.content),
    })),
  };
}

/** The mail's hidden preheader, or else its text. */
export function previewOf({ html, text }: Message): string {
  const hidden = html && /<div[^>]*display:\s*none[^>]*>([\s\S]*?)<\/div>/i.exec(html)?.[1];
  return (hidden ? plain(hidden) : text).replace(/\s+/g, " ").trim().slice(0, 160);
}

function linksOf({ html, text }: Email): Link[] {
  if (html) {
    const anchors = html.matchAll(/<a\s[^>]*?href\s*=\s*(["'])(.*?)\1[^>]*>([\s\S]*?)<\/a>/gi);
    return [...anchors].map(([, , href = "", label = ""]) => ({
      label: plain(label),
      href: decodeEntities(href),
    }));
  }
  return (text ?? "").match(/https?:\/\/[^\s<>"]+/g)?.map((href) => ({ label: href, href })) ?? [];
}

const plain = (markup: string) =>
  decodeEntities(markup.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  if (typeof content === "string") return Buffer.from(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}
