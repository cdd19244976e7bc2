import type { MailMatter } from "./compose.ts";

export const placeOfMailSecret = (mailDeliveryId: string) => ({
  purpose: "mail",
  id: mailDeliveryId,
});

/** Adds the secret to a mail's link, or the code to its text, only while the mail is written. */
export function withSecret(matter: MailMatter, secret: string | undefined): MailMatter {
  if (secret === undefined) return matter;
  if (matter.kind === "email-code") {
    return { ...matter, content: { ...matter.content, code: secret } };
  }
  if (!("secretLink" in matter.content)) return matter;
  const { secretLink } = matter.content;
  const receiptLink = "receiptLink" in matter.content ? matter.content.receiptLink : undefined;
  const content = {
    ...matter.content,
    secretLink: `${secretLink}#${secret}`,
    ...(receiptLink !== undefined && { receiptLink: `${receiptLink}#${secret}` }),
  };
  return { ...matter, content } as MailMatter;
}
