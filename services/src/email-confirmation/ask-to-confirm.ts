import { randomUUID } from "node:crypto";
import type { Language } from "@tieout/core/language";
import { emailConfirmationSeconds } from "@tieout/core/submission";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { invalid } from "@tieout/server/http/problem";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSecret } from "@tieout/server/sealing/secrets";
import type { ConfirmEmailMail } from "../mail/borrower-mails.ts";
import { saveMailDelivery } from "../mail/deliveries.ts";
import { placeOfMailSecret } from "../mail/secret-link.ts";
import { findTenantSettings } from "../tenants/settings.ts";
import { saveEmailConfirmation } from "./email-confirmation.ts";

interface ConfirmationAsked {
  readonly submissionId: string;
  readonly workspaceId: string;
  readonly workspaceName: string;
  readonly address: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Mails a confirmation question in the caller's transaction (D-13). Its secret is kept as a hash, and sealed until
 * the mail is sent.
 */
export async function askToConfirm(
  db: Tx,
  sealer: Sealer,
  { submissionId, workspaceId, workspaceName, address, language, now }: ConfirmationAsked,
): Promise<void> {
  const mailDeliveryId = randomUUID();
  const { secret, hash: secretHash } = newSecret();
  const expiresAt = new Date(now.getTime() + emailConfirmationSeconds * 1_000);
  await saveEmailConfirmation(db, {
    id: randomUUID(),
    submissionId,
    address,
    secretHash,
    expiresAt,
    now,
  });

  const { timeZone } = await findTenant(db);
  const { supportEmailAddress } = await findTenantSettings(db);
  const { seal } = await sealer.forTenant(db);
  const content: ConfirmEmailMail = {
    workspaceName,
    askedAt: now.toISOString(),
    timeZone,
    ...(supportEmailAddress && { supportEmailAddress }),
    secretLink: new URL("/confirming", await canonicalOrigin(db, "borrower")).href,
  };
  await saveMailDelivery(db, {
    id: mailDeliveryId,
    kind: "confirm-email",
    toAddress: address,
    language,
    content,
    now,
    workspaceId,
    submissionId,
    sealedSecret: seal(placeOfMailSecret(mailDeliveryId), secret),
  });
  await enqueue(db, "send-mail", { mailDeliveryId }, { jobKey: `mail:${mailDeliveryId}` });
}

/** Refuses what isn't an address, in the specification's words (S-M1). */
export function noAddress(pointer: string) {
  const description = "verification-email-invalid";
  return invalid([{ pointer, code: "email", description }], description);
}
