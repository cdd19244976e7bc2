import { findMailDelivery, findTenantBrand, recordMailAttempt } from "@tieout/server/database";
import { composeMail, type MailMatter } from "@tieout/server/mail";
import type { JobHandler } from "../job-handler.ts";

/** Sends a mail of the outbox. A mail server that is away is tried again by the queue. */
export const sendMail: JobHandler<"send-mail"> = async ({ mailDeliveryId: id }, run, services) => {
  const { mailer, now } = services;
  const found = await run.tx(async (db) => ({
    delivery: await findMailDelivery(db, id),
    brand: await findTenantBrand(db),
  }));
  const { delivery, brand } = found;
  // An earlier run sent it and stopped before it could say so.
  if (!delivery || delivery.state === "Sent") return;

  const { visibleName, primaryColor, secondaryColor } = brand;
  const look = { visibleName, primaryColor, secondaryColor, hasLogo: false };
  // `notify` wrote the kind together with the content that belongs to it.
  const mail = composeMail(delivery as MailMatter, look, delivery.language);
  const messageId = `<${id}@tieout>`;
  try {
    await mailer.send({ ...mail, to: delivery.toAddress, senderName: visibleName, messageId });
  } catch (fault) {
    const error = fault instanceof Error ? fault.message : "unknown";
    const final = run.lastAttempt;
    await run.tx((db) => recordMailAttempt(db, id, { result: "failed", error, final, now: now() }));
    if (final) return;
    throw fault;
  }
  await run.tx((db) => recordMailAttempt(db, id, { result: "sent", messageId, now: now() }));
};
