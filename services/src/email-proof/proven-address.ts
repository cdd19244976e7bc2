import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { LinkSession } from "../links/link-session.ts";
import { confirmWorkspace } from "../workspaces/members.ts";
import { touchWorkspace } from "../workspaces/workspace.ts";

/** An email address that reaches the person who shares, and how that was proved. */
export interface ProvenAddress {
  readonly address: string;
  /**
   * A code that was mailed there was typed; the lender mailed the link there, and it was used; or a link was, that only that
   * mail has.
   */
  readonly proof: "code" | "mailed-link" | "confirmed-by-mail";
}

type Session = Pick<LinkSession, "id" | "sharedLinkId">;

/** The last address that a session proved by code, else the only one that its link was mailed to. */
export async function findProvenAddress(
  db: Tx,
  { id, sharedLinkId }: Session,
): Promise<ProvenAddress | undefined> {
  const typed = await findTypedAddress(db, id);
  if (typed !== undefined) return { address: typed, proof: "code" };
  const mailed = sharedLinkId === undefined ? undefined : await findMailedAddress(db, sharedLinkId);
  return mailed === undefined ? undefined : { address: mailed, proof: "mailed-link" };
}

/** The last address whose code was typed in this session. */
export async function findTypedAddress(db: Tx, linkSessionId: string): Promise<string | undefined> {
  const row = await table(db, "emailCodes")
    .where({ tenantId: db.tenantId, linkSessionId })
    .whereNotNull("provedAt")
    .orderBy("provedAt", "desc")
    .first("address");
  return row?.address;
}

/** A link that was mailed to two people proves neither of them. */
async function findMailedAddress(db: Tx, sharedLinkId: string): Promise<string | undefined> {
  const mailed = await table(db, "mailDeliveries")
    .where({ tenantId: db.tenantId, kind: "request", state: "Sent" })
    .whereRaw("content ->> 'sharedLinkId' = ?", [sharedLinkId])
    .select({ address: computed<string>(db, "distinct lower(to_address)") });
  return mailed.length === 1 ? mailed[0]?.address : undefined;
}

/** For what is shared after the address was proved. */
export async function keepProvenAddress(
  db: Tx,
  session: Pick<LinkSession, "id" | "workspaceId">,
  now: Date,
): Promise<void> {
  const address = await findTypedAddress(db, session.id);
  if (address !== undefined) await saveProvenAddress(db, session, { address, proof: "code" }, now);
}

/** Records a proved address with what was shared in its session. A consent keeps the address that it had. */
export async function saveProvenAddress(
  db: Tx,
  { id: linkSessionId, workspaceId }: Pick<LinkSession, "id" | "workspaceId">,
  { address, proof }: ProvenAddress,
  now: Date,
): Promise<void> {
  const { tenantId } = db;
  await table(db, "consents")
    .where({ tenantId, linkSessionId, givenBy: "borrower", emailAddress: null })
    .update({ emailAddress: address, emailProof: proof });
  await table(db, "submissions")
    .where({ tenantId, linkSessionId, sourceFlow: "borrower" })
    .update({ verificationEmail: address, verifiedAt: now });
  await confirmWorkspace(db, workspaceId, now);
  await touchWorkspace(db, workspaceId, { now });
}
