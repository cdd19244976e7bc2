import type { Tx } from "@tieout/server/database/with-tenant";
import { problem } from "@tieout/server/http/problem";
import type { StoredSharedLink } from "@tieout/services/links/shared-link";
import { presentContact } from "./contact.ts";

export const linkDeleted = () => problem(410, "link-deleted", { title: "link-withdrawn" });

export const linkExpired = () =>
  problem(410, "link-expired", { title: "link-expired", detail: "ask-lender-for-new-link" });

/** The same to who has the link's secret, or had its session: they learn since when, and whom to ask. */
export async function linkExpiredFor(db: Tx, link: StoredSharedLink) {
  const { status, body } = linkExpired();
  const contact = await presentContact(db, link);
  return {
    status,
    body: { ...body, endedLink: { expirationTime: link.expiresAt.toISOString(), ...contact } },
  };
}
