import type { Person } from "@tieout/server/database/person";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Connection } from "./connection.ts";
import { forgetEndedConsents, saveConsent } from "./consents.ts";

type Given = "id" | "workspaceId" | "datasourceNameId" | "orgId" | "datasetId" | "datasetName";

export interface NewConnection extends Pick<Connection, Given> {
  readonly consentExpiresAt?: Date | undefined;
  /** Sealed for `connection` and the connection's id. */
  readonly sealedTokens: Buffer;
  readonly createdBy: Person;
  readonly now: Date;
}

/**
 * Keeps a consent. The same company of the same package in the same workspace is the same
 * connection, with new tokens. Its id is what the tokens are sealed for.
 */
export async function saveConnection(db: Tx, connection: NewConnection): Promise<void> {
  const { createdBy, now, datasetId, consentExpiresAt = null, ...rest } = connection;
  await forgetEndedConsents(db, connection.id, now);
  await table(db, "connections")
    .insert({
      tenantId: db.tenantId,
      ...rest,
      datasetId,
      consentExpiresAt,
      state: "Connected",
      createdByUserId: "userId" in createdBy ? createdBy.userId : null,
      createdByLinkSessionId: "linkSessionId" in createdBy ? createdBy.linkSessionId : null,
      createdAt: now,
      consentedAt: now,
      tokensRefreshedAt: now,
      disconnectedAt: null,
    })
    .onConflict(["tenantId", "id"])
    .merge([
      "datasetId",
      "datasetName",
      "state",
      "sealedTokens",
      "tokensRefreshedAt",
      "consentedAt",
      "consentExpiresAt",
      "disconnectedAt",
      // Whoever consented last.
      "createdByUserId",
      "createdByLinkSessionId",
    ]);
  if ("linkSessionId" in createdBy) {
    const { linkSessionId } = createdBy;
    await saveConsent(db, { connectionId: connection.id, linkSessionId }, now);
  }
}
