import { createTransport } from "nodemailer";

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** PNG or JPEG shown beside the tenant's name, at double size. */
  readonly logo?: Uint8Array;
  /** Shown as the sender's name: the tenant's, at our address. */
  readonly senderName: string;
  /** The same for every attempt, so that a second one can be told from a second mail. */
  readonly messageId: string;
  /** Who an answer goes to, where that isn't our address. */
  readonly replyTo?: string;
  /** Where a mail program may post to end mails of this kind, without asking further (RFC 8058). */
  readonly unsubscribePostUrl?: string;
}

export interface Mailer {
  /** What our address ends with: the ids of what we send end with it as well. */
  readonly domain: string;
  /** Resolves once the mail server has taken it; rejects with what the server said. */
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => void;
}

/** The part an HTML mail names its logo by. */
export const logoContentId = "logo";

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
      await transport.sendMail({
        // As an object, nothing of a name or an address can become a header of its own.
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
    },
    close: () => transport.close(),
  };
}

const kindOf = (logo: Uint8Array) => (logo[0] === 0x89 ? "png" : "jpeg");
