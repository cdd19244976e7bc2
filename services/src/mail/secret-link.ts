import type { MailMatter } from "./contents.ts";

/** Where a mail's own secret is sealed for, until it's sent. */
export const placeOfMailSecret = (mailDeliveryId: string) => ({
  purpose: "mail",
  id: mailDeliveryId,
});

/** A mail with its link whole: the secret joins the address only while the mail is written. */
export function withSecret(matter: MailMatter, secret: string | undefined): MailMatter {
  if (secret === undefined || !("secretLink" in matter.content)) return matter;
  const { secretLink } = matter.content;
  const receiptLink = "receiptLink" in matter.content ? matter.content.receiptLink : undefined;
  const content = {
    ...matter.content,
    secretLink: `${secretLink}#${secret}`,
    ...(receiptLink !== undefined && { receiptLink: `${receiptLink}#${secret}` }),
  };
  // The same content, whose kind still goes with it.
  return { ...matter, content } as MailMatter;
}
