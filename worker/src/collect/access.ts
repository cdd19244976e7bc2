import {
  type Access,
  type Connector,
  ConnectorError,
  type Tokens,
} from "@tieout/server/connectors";
import { placeOfTokens } from "@tieout/server/consent";
import { lockConnectionTokens, saveConnectionTokens, type Transact } from "@tieout/server/database";
import type { Sealer } from "@tieout/server/sealing";

interface Lender {
  readonly tx: Transact;
  readonly sealer: Sealer;
  readonly connector: Connector;
  readonly connectionId: string;
  readonly now: () => Date;
}

/** A token with less time left than this is renewed before it's used. */
const spareMs = 60_000;

/**
 * Lends a connection's token. New ones are kept before they're used, so that a killed run never leaves
 * behind a spent refresh token alone (connectors.md, shared rule 1).
 */
export function connectionAccess({ tx, sealer, connector, connectionId, now }: Lender): Access {
  let known: Tokens | undefined;

  const stored = async (): Promise<Tokens> =>
    tx(async (db) => {
      const row = await lockConnectionTokens(db, connectionId);
      if (!row?.sealedTokens || row.state === "Disconnected") {
        throw new ConnectorError("reconnect-needed", "The connection has ended.");
      }
      const { open } = await sealer.forTenant(db);
      return JSON.parse(open(placeOfTokens(connectionId), row.sealedTokens).toString());
    });

  async function renew(stale: Tokens): Promise<string> {
    if (!connector.consent) throw new ConnectorError("reconnect-needed", "The file is gone.");
    const tokens = await connector.consent.refresh(stale);
    await tx(async (db) => {
      const { seal } = await sealer.forTenant(db);
      const sealedTokens = seal(placeOfTokens(connectionId), JSON.stringify(tokens));
      const consentExpiresAt = tokens.consentExpiresAt && new Date(tokens.consentExpiresAt);
      await saveConnectionTokens(db, connectionId, {
        sealedTokens,
        now: now(),
        ...(consentExpiresAt && { consentExpiresAt }),
      });
    });
    known = tokens;
    return tokens.access;
  }

  return {
    token: async () => {
      known ??= await stored();
      const expires = Date.parse(known.accessExpiresAt);
      const old = expires - now().getTime() < spareMs && known.refresh !== undefined;
      return old ? renew(known) : known.access;
    },
    renewed: async (stale) => {
      const tokens = await stored();
      known = tokens;
      return tokens.access === stale ? renew(tokens) : tokens.access;
    },
  };
}
