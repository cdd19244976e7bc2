import { createTransport } from "nodemailer";

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** PNG or JPEG beside the tenant's name, at double size. */
  readonly logo?: Uint8Array;
  /** The tenant's name, at our address. */
  readonly senderName: string;
  /** The same for every attempt, so retries are recognizable. */
  readonly messageId: string;
  /** Reply address, where it isn't ours. */
  readonly replyTo?: string;
  /** One-click unsubscribe (RFC 8058). */
  readonly unsubscribePostUrl?: string;
}

export interface Mailer {
  /** Our address's domain, also of message ids. */
  readonly domain: string;
  /** Resolves once the mail server accepted it; rejects with its error. */
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => void;
}

/** Content id of the logo. */
export const logoContentId = "logo";

/** The mail server says for good that it doesn't know the address. */
export class RecipientRefused extends Error {
  override readonly name = "RecipientRefused";

  constructor() {
    super("The mail server refused the address");
  }
}

/**
 * Whether the server answered to this recipient (RCPT TO) that there's no such mailbox: 550, 551 or 553. A full mailbox is 552, and
 * 5.7 in the answer says that the server won't have mail from us.
 */
const isRefused = (fault: unknown) =>
  fault instanceof Error &&
  "command" in fault &&
  fault.command === "RCPT TO" &&
  "response" in fault &&
  /^55[013][ -](?!5\.7\.)/.test(String(fault.response));

/** Sends by SMTP: `smtps://user:password@host`. `from` is an address, with or without a name. */
export function openMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2 });
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  const [, domain = "localhost"] = address.split("@");

  return {
    domain,
    send: async (mail) => {
      const { to, subject, html, text, logo, senderName, messageId } = mail;
      const { replyTo, unsubscribePostUrl } = mail;
      const sent = transport.sendMail({
        // As an object, so names and addresses can't inject headers.
        from: { name: senderName, address },
        to: { name: "", address: to },
        subject,
        html,
        text,
        messageId,
        ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(unsubscribePostUrl && {
            "List-Unsubscribe": `<${unsubscribePostUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
        attachments: logo
          ? [
              {
                cid: logoContentId,
                filename: `logo.${kindOf(logo)}`,
                contentType: `image/${kindOf(logo)}`,
                content: Buffer.from(logo),
              },
            ]
          : [],
      });
      await sent.catch((fault: unknown) => {
        throw isRefused(fault) ? new RecipientRefused() : fault;
      });
    },
    close: () => transport.close(),
  };
}

const kindOf = (logo: Uint8Array) => (logo[0] === 0x89 ? "png" : "jpeg");
