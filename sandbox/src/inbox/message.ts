import PostalMime, { type Email } from "postal-mime";

interface Attachment {
  readonly filename: string;
  readonly mimeType: string;
  readonly contentId: string | undefined;
  readonly content: Uint8Array;
}

/** A mail as it was received, read. */
export interface Message {
  readonly id: string;
  readonly receivedAt: Date;
  readonly from: { readonly name: string; readonly address: string };
  /** The addresses that the envelope names, so blind copies too. */
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

export async function readMessage(
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

/** What the list shows under the subject: the hidden line that mails begin with, else their text. */
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
