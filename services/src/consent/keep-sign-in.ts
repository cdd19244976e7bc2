import { randomUUID } from "node:crypto";
import type { Company, Tokens } from "@tieout/connectors/connector";
import { firstDayCollected } from "@tieout/core/calendar/fiscal-year";
import { unconfirmedMinutes } from "@tieout/core/consent/consent";
import type { Person } from "@tieout/server/database/person";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Sealer } from "@tieout/server/sealing/sealer";
import {
  type Connection,
  lockConnectionOfCompany,
  saveConnection,
  saveVisitorConsent,
} from "../connections/connection.ts";
import { placeOfTokens } from "../connections/tokens.ts";
import { endWebConnectors } from "../web-connector/web-connector.ts";
import { findConsent, type StoredConsent } from "./consent.ts";
import { holdSignIn, isAccessNeeded } from "./held-sign-in.ts";
import { saveConsentCompany } from "./save-consent.ts";

interface SignIn extends Pick<Connection, "workspaceId" | "datasourceNameId" | "orgId"> {
  readonly connectionRequestId: string;
  /** The connection that is renewed, if one is. */
  readonly existingConnectionId?: string | null;
  readonly company: CompanyAnswered;
  readonly tokens: Tokens;
  readonly signedInBy: Person;
  /** How long the person has to confirm that the company is theirs. */
  readonly minutesToConfirm?: number;
  readonly now: Date;
}

type CompanyAnswered = Pick<Company, "id" | "name" | "country" | "currency" | "fiscalYearEnd">;

/**
 * Keeps a sign-in and the company that the package named. The same company in a workspace has one connection. If another consent
 * needs its access, the sign-in is held. Nothing is read until a person confirms the company; otherwise access is revoked.
 *
 * @returns the connection's id; undefined where the sign-in renews the connection of another company (D-14)
 */
export async function keepSignIn(
  db: Tx,
  sealer: Sealer,
  signIn: SignIn,
): Promise<string | undefined> {
  const { connectionRequestId, existingConnectionId, company, tokens, signedInBy, now } = signIn;
  const { workspaceId, datasourceNameId, orgId } = signIn;
  const same = await lockConnectionOfCompany(db, { workspaceId, datasourceNameId, orgId });
  // Relinking to another company's books would mix two businesses in one history.
  if (existingConnectionId && same?.id !== existingConnectionId) return undefined;

  const connectionId = same?.id ?? randomUUID();
  const consent = await findConsent(db, { connectionRequestId });
  const { seal } = await sealer.forTenant(db);
  const kept = {
    workspaceId,
    datasetId: company.id,
    datasetName: company.name,
    sealedTokens: seal(placeOfTokens(connectionId), JSON.stringify(tokens)),
  };
  const consentExpiresAt = tokens.consentExpiresAt ? new Date(tokens.consentExpiresAt) : null;
  if (consent && same && (await isAccessNeeded(db, same.id, now))) {
    const consentId = consent.id;
    await holdSignIn(db, { ...kept, consentId, connectionId, consentExpiresAt, heldAt: now });
    await saveVisitorConsent(db, connectionId, signedInBy, now);
  } else {
    await saveConnection(db, {
      ...{ ...kept, id: connectionId, datasourceNameId, orgId, createdBy: signedInBy, now },
      ...(consentExpiresAt && { consentExpiresAt }),
    });
    await endWebConnectors(db, { connectionId }, { butOfRequest: connectionRequestId, now });
  }
  if (consent) await keepCompany(db, consent, { ...signIn, connectionId });
  return connectionId;
}

/** Saves the company that the package named, and queues that the sign-in ends if nobody confirms it. */
async function keepCompany(
  db: Tx,
  { id: consentId, workspaceId, scope }: StoredConsent,
  {
    connectionId,
    orgId,
    company,
    minutesToConfirm = unconfirmedMinutes,
    now,
  }: SignIn & { readonly connectionId: string },
): Promise<void> {
  const { name, country, currency, fiscalYearEnd } = company;
  const confirmBy = new Date(now.getTime() + minutesToConfirm * 60_000);
  await saveConsentCompany(db, consentId, {
    connectionId,
    organizationId: orgId,
    name,
    currency,
    ...(country !== undefined && { country }),
    fromDay: firstDayCollected(scope.throughDay, scope.fullFiscalYears, fiscalYearEnd),
    confirmBy,
  });
  await enqueue(
    db,
    "end-unconfirmed-consent",
    { workspaceId, consentId },
    { runAt: confirmBy, jobKey: `unconfirmed:${consentId}` },
  );
}
