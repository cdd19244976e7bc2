import { randomBytes } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Disk, openDisk } from "../disk/index.ts";
import { type Message, readMessage } from "./message.ts";

interface State {
  /** By message id: what the mail itself doesn't say. */
  readonly envelopes: Record<string, { readonly to: readonly string[]; read: boolean }>;
}

export interface Filter {
  /** An address, exactly, in any case. */
  readonly to?: string | undefined;
  /** A part of address or subject, in any case. */
  readonly search?: string | undefined;
  /** The sender's name. */
  readonly sender?: string | undefined;
  readonly unread?: boolean | undefined;
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** The mails in a folder, a file each, as they came. Newest first. */
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

    /** What matches, as soon as anything does; nothing when the signal comes first. */
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
