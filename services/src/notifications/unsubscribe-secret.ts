import { timingSafeEqual } from "node:crypto";
import type { TenantSealer } from "@tieout/server/sealing/sealer";

const idBytes = 16;

/**
 * What a mail's link ends its notification with: the mail's id, and 32 bytes that only the tenant's key
 * makes of it. So nothing has to be kept, and a mail may be sent again with the same link.
 */
export function unsubscribeSecret(seals: TenantSealer, mailId: string): string {
  const id = Buffer.from(mailId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, proofOf(seals, mailId)]).toString("base64url");
}

/** Whose mail's link that is; nothing for what isn't one of this tenant's. */
export function mailOfUnsubscribeSecret(seals: TenantSealer, secret: string): string | undefined {
  const bytes = Buffer.from(secret, "base64url");
  const hex = bytes.subarray(0, idBytes).toString("hex");
  const mailId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const [given, proof] = [bytes.subarray(idBytes), proofOf(seals, mailId)];
  return given.length === proof.length && timingSafeEqual(given, proof) ? mailId : undefined;
}

const proofOf = (seals: TenantSealer, id: string) => seals.derive({ purpose: "unsubscribe", id });
