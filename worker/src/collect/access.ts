import { setTimeout as delay } from "node:timers/promises";
import {
  type Access,
  type Connector,
  ConnectorError,
  type Tokens,
} from "@tieout/connectors/connector";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import type { Sealer } from "@tieout/server/sealing/sealer";
import {
  claimRefresh,
  lockConnectionTokens,
  placeOfTokens,
  releaseRefresh,
  saveConnectionTokens,
} from "@tieout/services/connections/tokens";
import { giveBack } from "@tieout/services/consent/end-consent";

interface Lender {
  readonly tx: Transact;
  readonly sealer: Sealer;
  readonly connector: Connector;
  readonly connectionId: string;
  /** Throws if the consent doesn't allow asking for more. */
  readonly allowed: (db: Tx) => Promise<void>;
  readonly now: () => Date;
}

/** Tokens with less time left are refreshed before use. */
const spareMs = 60_000;
/** Polling interval while another run refreshes. */
const betweenLooksMs = 100;

/**
 * Lends a connection's token. New ones are saved before they're used, so that a killed run never leaves behind only a
 * spent refresh token (connectors.md, shared rule 1). A newer consent is used, and never overwritten.
 */
export function connectionAccess({
  tx,
  sealer,
  connector,
  connectionId,
  allowed,
  now,
}: Lender): Access {
  let known: Tokens | undefined;

  async function lockTokens(db: Tx): Promise<Tokens> {
    const row = await lockConnectionTokens(db, connectionId);
    if (!row?.sealedTokens || row.state === "Disconnected") {
      throw new ConnectorError("reconnect-needed", "The connection has ended.");
    }
    const { open } = await sealer.forTenant(db);
    return JSON.parse(open(placeOfTokens(connectionId), row.sealedTokens).toString());
  }
  const stored = () => tx(lockTokens);

  /** Another run's refreshed tokens, or the right to refresh these. */
  async function claim(stale: Tokens): Promise<Tokens | string> {
    for (;;) {
      const found = await tx(async (db) => {
        const current = await lockTokens(db);
        return current.access === stale.access ? claimRefresh(db, connectionId) : current;
      });
      if (found !== undefined) return found;
      // Another run is refreshing; its claim expires with it.
      await delay(betweenLooksMs);
    }
  }

  async function renew(stale: Tokens): Promise<Tokens> {
    const { consent } = connector;
    if (!consent) throw new ConnectorError("reconnect-needed", "The file is gone.");
    const claimed = await claim(stale);
    if (typeof claimed !== "string") return claimed;
    let renewed: Tokens;
    try {
      renewed = await consent.refresh(stale);
    } catch (fault) {
      // Some packages' new consents revoke earlier ones.
      const current = await tx(async (db) => {
        const found = await lockTokens(db);
        await releaseRefresh(db, connectionId, claimed);
        return found;
      });
      if (current.access === stale.access) throw fault;
      return current;
    }
    let mayKeep = false;
    try {
      return await tx(async (db) => {
        await allowed(db);
        const current = await lockTokens(db);
        mayKeep = true;
        await releaseRefresh(db, connectionId, claimed);
        if (current.access !== stale.access) return current;
        await keep(db, renewed);
        return renewed;
      });
    } catch (fault) {
      // Whoever ended the access meanwhile could only give back the old ones.
      if (!mayKeep) await giveBack(connector, renewed);
      throw fault;
    }
  }

  async function keep(db: Tx, renewed: Tokens): Promise<void> {
    const { seal } = await sealer.forTenant(db);
    const sealedTokens = seal(placeOfTokens(connectionId), JSON.stringify(renewed));
    const consentExpiresAt = renewed.consentExpiresAt && new Date(renewed.consentExpiresAt);
    await saveConnectionTokens(db, connectionId, {
      sealedTokens,
      now: now(),
      ...(consentExpiresAt && { consentExpiresAt }),
    });
  }

  const isOld = ({ accessExpiresAt, refresh }: Tokens) =>
    Date.parse(accessExpiresAt) - now().getTime() < spareMs && refresh !== undefined;

  return {
    token: async () => {
      await tx(allowed);
      known ??= await stored();
      if (isOld(known)) known = await stored();
      if (isOld(known)) known = await renew(known);
      return known.access;
    },
    renewed: async (stale) => {
      await tx(allowed);
      known = await stored();
      if (known.access === stale) known = await renew(known);
      return known.access;
    },
  };
}
