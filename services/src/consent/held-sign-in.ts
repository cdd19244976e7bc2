import type { Tokens } from "@tieout/connectors/connector";
import type { Person } from "@tieout/server/database/person";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { findConnection, saveConnection } from "../connections/connection.ts";
import { placeOfTokens } from "../connections/tokens.ts";
import { findRunningImportId } from "../imports/import.ts";
import { endWebConnectors } from "../web-connector/web-connector.ts";

interface HeldSignIn {
  readonly consentId: string;
  readonly workspaceId: string;
  readonly connectionId: string;
  /** Sealed for the connection. */
  readonly sealedTokens: Buffer;
  readonly datasetId: string | null;
  readonly datasetName: string;
  readonly consentExpiresAt: Date | null;
  readonly heldAt: Date;
}

/**
 * Holds a sign-in over a connection whose access another consent needs, until its own company is confirmed. Some packages let a
 * company have one sign-in only and end the earlier one by themselves. Then its next read fails as for any access that was
 * lost: nothing is read with tokens that nobody has confirmed.
 */
export async function holdSignIn(db: Tx, held: HeldSignIn): Promise<void> {
  await table(db, "heldSignIns").insert({ tenantId: db.tenantId, ...held });
}

type Of = { readonly consentId: string } | { readonly connectionId: string };

/** The sign-ins that are held, with their tokens opened. */
export async function openHeldSignIns(
  db: Tx,
  sealer: Sealer,
  of: Of,
): Promise<(Pick<HeldSignIn, "consentId" | "connectionId"> & { readonly tokens: Tokens })[]> {
  const rows = await heldSignIns(db, of).select("consentId", "connectionId", "sealedTokens");
  const { open } = await sealer.forTenant(db);
  return rows.map(({ consentId, connectionId, sealedTokens }) => ({
    consentId,
    connectionId,
    tokens: JSON.parse(open(placeOfTokens(connectionId), sealedTokens).toString()),
  }));
}

/** Destroys the tokens of sign-ins whose connection ends. Revoke them at the package first. */
export async function dropHeldSignIns(db: Tx, of: Of): Promise<void> {
  await heldSignIns(db, of).delete();
}

/**
 * Puts a held sign-in in the place of its connection's access, now that the company is confirmed.
 *
 * @returns false if the consent's sign-in isn't held
 */
export async function useHeldSignIn(
  db: Tx,
  consentId: string,
  { confirmedBy, now }: { readonly confirmedBy: Person; readonly now: Date },
): Promise<boolean> {
  const held = await heldSignIns(db, { consentId }).first();
  const { workspaceId, connectionId: id = "" } = held ?? {};
  const connection = workspaceId && (await findConnection(db, { workspaceId, id }));
  if (!held || !connection) return false;

  const { datasourceNameId, orgId } = connection;
  const { datasetId, datasetName, sealedTokens, consentExpiresAt } = held;
  const consent = await table(db, "consents")
    .where({ tenantId: db.tenantId, id: consentId })
    .first("userId");
  // A colleague may confirm what a lender's user signed in for.
  const createdBy = consent?.userId ? { userId: consent.userId } : confirmedBy;
  await saveConnection(db, {
    ...{ id, workspaceId: held.workspaceId, datasourceNameId, orgId, datasetId, datasetName, now },
    ...{ sealedTokens, createdBy },
    ...(consentExpiresAt && { consentExpiresAt }),
  });
  await dropHeldSignIns(db, { consentId });
  const butOfRequest = await findRequestId(db, consentId);
  await endWebConnectors(db, { connectionId: id }, { butOfRequest, now });
  return true;
}

/** Destroys the tokens of a sign-in that nobody confirmed. Revoke them at the package first. */
export async function endHeldSignIn(db: Tx, consentId: string, now: Date): Promise<void> {
  await dropHeldSignIns(db, { consentId });
  const connectionRequestId = await findRequestId(db, consentId);
  if (connectionRequestId) await endWebConnectors(db, { connectionRequestId }, { now });
}

async function findRequestId(db: Tx, consentId: string): Promise<string | undefined> {
  const consent = await table(db, "consents")
    .where({ tenantId: db.tenantId, id: consentId })
    .first("connectionRequestId");
  return consent?.connectionRequestId ?? undefined;
}

/** Whether a sign-in is held: anybody's over a connection, a person's own, or a request's. */
export async function isSignInHeld(
  db: Tx,
  of:
    | { readonly connectionId: string; readonly by?: Person }
    | { readonly connectionRequestId: string },
): Promise<boolean> {
  const consents = table(db, "consents").where({ tenantId: db.tenantId });
  const own = "connectionRequestId" in of ? consents.where(of) : consents.where(of.by ?? {});
  const held = heldSignIns(db, "connectionId" in of ? { connectionId: of.connectionId } : {});
  return (await held.whereIn("consentId", own.select("id")).first("consentId")) !== undefined;
}

/** Whether a running import needs the connection's access, or a consent does or will once it's confirmed. */
export async function isAccessNeeded(db: Tx, connectionId: string, now: Date): Promise<boolean> {
  if ((await findRunningImportId(db, connectionId)) !== undefined) return true;
  const needing = await table(db, "consents")
    .where({ tenantId: db.tenantId, connectionId })
    .where({ usedAt: null, endedAt: null, supersededAt: null })
    .where("expiresAt", ">", now)
    // These have a sign-in of their own.
    .whereNotIn("id", heldSignIns(db, { connectionId }).select("consentId"))
    .first("id");
  return needing !== undefined;
}

const heldSignIns = (db: Tx, of: Partial<Pick<HeldSignIn, "consentId" | "connectionId">>) =>
  table(db, "heldSignIns").where({ tenantId: db.tenantId, ...of });
