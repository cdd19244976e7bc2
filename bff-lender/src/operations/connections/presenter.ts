import type { ConnectionStanding, Relink } from "@tieout/core/connection";
import type { ListedConnection } from "@tieout/services/connections/connection";
import type { Wire } from "../wire.ts";

interface Offered {
  readonly standing: ConnectionStanding;
  readonly relink: Relink;
  readonly mayDelete: boolean;
}

export function presentConnection(
  connection: ListedConnection,
  { standing, relink, mayDelete }: Offered,
): Wire["Connection"] {
  const { id, datasetName, datasourceNameId, collections, consentedBy } = connection;
  const { consentExpiresAt, disconnectedAt, lastCollectedAt, importingSince } = connection;
  return {
    id,
    datasetName,
    collections,
    relink,
    mayDelete,
    // Only the contract's packages can be connected.
    datasourceNameId: datasourceNameId as Wire["AccountingPackage"],
    state: standing === "disconnected" ? "Disconnected" : "Connected",
    expiresSoon: standing === "expires-soon",
    consentedAt: connection.consentedAt.toISOString(),
    ...(consentedBy !== undefined && { consentedBy }),
    ...(consentExpiresAt && { consentExpiresAt: consentExpiresAt.toISOString() }),
    ...(disconnectedAt && { disconnectedAt: disconnectedAt.toISOString() }),
    ...(lastCollectedAt && { lastCollectedAt: lastCollectedAt.toISOString() }),
    ...(importingSince && { importingSince: importingSince.toISOString() }),
  };
}
