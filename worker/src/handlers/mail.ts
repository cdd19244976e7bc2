import { sharedLinkState } from "@tieout/core/submission-request/submission-request";
import { canonicalOrigin } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { RecipientRefused } from "@tieout/server/mail/mailer";
import type { Sealer } from "@tieout/server/sealing/sealer";
import type { Storage } from "@tieout/server/storage/open-storage";
import { shownLogo } from "@tieout/services/brand-assets/brand-assets";
import { pauseUpdatesTo } from "@tieout/services/consent/pause";
import {
  findSealedLinkSecret,
  findSharedLink,
  placeOfLinkSecret,
} from "@tieout/services/links/shared-link";
import type { TenantLook } from "@tieout/services/mail/brand";
import { composeMail, type MailMatter } from "@tieout/services/mail/compose";
import {
  findMailDelivery,
  type MailDelivery,
  recordMailAttempt,
} from "@tieout/services/mail/deliveries";
import { mailOutcome as mail } from "@tieout/services/mail/queue-outcome";
import { placeOfMailSecret, withSecret } from "@tieout/services/mail/secret-link";
import {
  findUnsubscribeToken,
  isStillWanted,
  unsubscribeSecret,
} from "@tieout/services/notifications/unsubscribing";
import {
  findTenantBrand,
  findTenantSettings,
  type TenantBrand,
  type TenantSettings,
} from "@tieout/services/tenants/settings";
import { recordInvitationSent } from "@tieout/services/users/invitations";
import { tellNews } from "@tieout/services/web-connector/news";
import type { JobHandler } from "../queue/job-handler.ts";

/** Sends a mail from the outbox; the queue retries if the mail server is away. */
export const sendMail: JobHandler<"send-mail"> = async ({ mailDeliveryId: id }, run, services) => {
  const { mailer, now, sealer, storage } = services;
  const found = await run.tx(async (db) => {
    const waiting = await findMailDelivery(db, id);
    const secret = waiting && (await secretOf(db, sealer, waiting, now()));
    const [brand, settings] = [await findTenantBrand(db), await findTenantSettings(db)];
    const [way, wanted] = [await wayOut(db, sealer, id), await isStillWanted(db, id)];
    return { delivery: waiting, secret, brand, settings, way, wanted };
  });
  const { delivery, secret, brand, settings, way, wanted } = found;
  // An earlier run sent it but was killed before reporting it.
  if (!delivery || delivery.state === "Sent") return;
  if (secret === "withdrawn" || !wanted) {
    const error = wanted ? "The link was withdrawn or has expired" : "Its notification was ended";
    const failed = { result: "failed", error, final: true, now: now() } as const;
    return run.tx((db) => recordMailAttempt(db, id, failed));
  }

  const { look, logo } = await tenantMailStyle(brand, settings, storage);
  // Saved with the content of its kind.
  const matter = delivery as MailMatter;
  const mail = composeMail(withSecret(matter, secret), look, delivery.language, {
    unsubscribeUrl: way?.page,
  });
  const messageId = `<${id}@${mailer.domain}>`;
  try {
    await mailer.send({
      ...mail,
      to: delivery.toAddress,
      senderName: look.visibleName,
      messageId,
      ...(logo && { logo }),
      ...(way && { unsubscribePostUrl: way.post }),
    });
  } catch (fault) {
    const error = fault instanceof Error ? fault.message : "unknown";
    const isRefused = fault instanceof RecipientRefused;
    const final = run.lastAttempt || isRefused;
    await run.tx(async (db) => {
      await recordMailAttempt(db, id, { result: "failed", error, final, now: now() });
      if (isRefused) await pauseUpdatesTo(db, delivery.toAddress, now());
    });
    if (final) return;
    throw fault;
  }
  await run.tx(async (db) => {
    await recordMailAttempt(db, id, { result: "sent", messageId, now: now() });
    if (matter.kind === "invitation") await recordInvitationSent(db, matter.content.invitationId);
  });
};

/** The link's secret: the mail's own until it's sent, or its shared link's while that is valid. */
async function secretOf(db: Tx, sealer: Sealer, delivery: MailDelivery, now: Date) {
  const { id, sealedSecret } = delivery;
  const { open } = await sealer.forTenant(db);
  if (sealedSecret) return open(placeOfMailSecret(id), sealedSecret).toString();

  const matter = delivery as MailMatter;
  if (matter.kind !== "request") return undefined;
  const { sharedLinkId } = matter.content;
  const link = await findSharedLink(db, sharedLinkId);
  const sealed = await findSealedLinkSecret(db, sharedLinkId);
  return link && sealed && sharedLinkState(link, now) === "open"
    ? open(placeOfLinkSecret(sharedLinkId), sealed).toString()
    : "withdrawn";
}

/** Unsubscribe links for a person and for a mail program, where allowed. */
async function wayOut(db: Tx, sealer: Sealer, mailId: string) {
  if (!(await findUnsubscribeToken(db, mailId))) return undefined;
  const secret = unsubscribeSecret(await sealer.forTenant(db), mailId);
  const origin = await canonicalOrigin(db, "lender");
  return {
    page: `${origin}/unsubscribe#${secret}`,
    post: `${origin}/api/notifications/unsubscribe/${secret}`,
  };
}

/** A tenant's look in mail; its name alone without a usable logo. */
async function tenantMailStyle(
  brand: TenantBrand,
  { legalFooter }: Pick<TenantSettings, "legalFooter">,
  storage: Storage,
): Promise<{ readonly look: TenantLook; readonly logo?: Buffer }> {
  const { visibleName, primaryColor, secondaryColor, font } = brand;
  const look = {
    visibleName,
    primaryColor,
    secondaryColor,
    ...(font && { font }),
    ...(legalFooter && { legalFooter }),
  };
  const logo = await shownLogo(brand, storage);
  return { look: { ...look, hasLogo: logo !== undefined }, ...(logo && { logo }) };
}

/** Tells a borrower who closed the page how it ended (D-15). */
export const mailOutcome: JobHandler<"mail-outcome"> = (ended, { tx }, { sealer, now }) =>
  tx((db) => mail(db, sealer, { ...ended, now: now() }));

export const tellWebConnectorNews: JobHandler<"tell-web-connector-news"> = (
  { webConnectorId: id },
  { tx },
  { sealer, now },
) => tx((db) => tellNews(db, sealer, { id, now: now() }));
