import { randomUUID } from "node:crypto";
import { type OpenCompany, tokensOfCompany } from "@tieout/connectors/quickbooks-desktop/company";
import { quickBooksDesktop } from "@tieout/connectors/quickbooks-desktop/quickbooks-desktop";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { hashOf } from "@tieout/server/sealing/secrets";
import {
  findConnection,
  lockConnectionOfCompany,
  saveConnection,
} from "../connections/connection.ts";
import { placeOfTokens, saveConnectionTokens } from "../connections/tokens.ts";
import { findConnectionRequest, finishConnectionRequest } from "../consent/connection-request.ts";
import { findConsent } from "../consent/consent.ts";
import { keepCompany } from "../consent/keep-company.ts";
import { confirmWorkspace } from "../workspaces/members.ts";
import { noteNews } from "./news.ts";
import { daysOfSilence } from "./session.ts";
import { changeWebConnector, endWebConnectors, type WebConnector } from "./web-connector.ts";

export interface CompanySeen {
  readonly company: OpenCompany;
  /** Its path on that computer. */
  readonly file: string;
  readonly now: Date;
}

/** The request's first company file becomes its connection; another one is never read (D-14). */
export async function bindCompany(
  db: Tx,
  sealer: Sealer,
  connector: WebConnector,
  seen: CompanySeen,
): Promise<"bound" | "wrong-company" | "ended"> {
  const { company, file, now } = seen;
  const { id, connectionId, companyFileHash } = connector;
  const fileHash = hashOf(file.toLowerCase());
  const meant = await meantBy(db, connector);
  if (meant === "nobody") return "ended";
  // A renamed company keeps its file.
  const isSameFile = file !== "" && companyFileHash?.equals(fileHash) === true;
  if (meant && meant.orgId !== company.id && !isSameFile) {
    const wrong = { wrongCompany: company.name, wrongCompanyAt: now };
    await changeWebConnector(db, id, { ...wrong, lastSeenAt: now });
    return "wrong-company";
  }

  const bound = connectionId ?? (await connect(db, sealer, connector, seen));
  if (bound === undefined) return "ended";
  const { seal } = await sealer.forTenant(db);
  const sealedTokens = seal(placeOfTokens(bound), JSON.stringify(tokensOfCompany(company)));
  if (connectionId !== undefined) await saveConnectionTokens(db, bound, { sealedTokens, now });
  await changeWebConnector(db, id, {
    ...{ connectionId: bound, companySeen: true, companyFileHash: fileHash },
    ...{ wrongCompany: null, wrongCompanyAt: null, trouble: null, troubleAt: null },
    ...{ qbxmlVersion: company.qbxmlVersion, lastSeenAt: now },
    ...(connectionId === undefined && { progressedAt: now }),
  });
  if (connectionId === undefined) await noteNews(db, { id, now });
  return "bound";
}

/** The connection the company must match, if any. */
async function meantBy(db: Tx, { workspaceId, connectionId, connectionRequestId }: WebConnector) {
  const request = await findConnectionRequest(db, { workspaceId, id: connectionRequestId });
  const id = connectionId ?? request?.existingConnectionId;
  if (!id) return undefined;
  return (await findConnection(db, { workspaceId, id })) ?? "nobody";
}

/** The same company in a workspace reuses its connection, and replaces its earlier sign-in. */
async function connect(
  db: Tx,
  sealer: Sealer,
  { id, workspaceId, connectionRequestId }: WebConnector,
  { company, now }: CompanySeen,
): Promise<string | undefined> {
  const request = await findConnectionRequest(db, { workspaceId, id: connectionRequestId });
  if (!request?.linkSessionId) return undefined;
  // Nothing new begins while the portal is disabled.
  if ((await findTenant(db)).borrowerDisabled) return undefined;
  const key = { workspaceId, datasourceNameId: quickBooksDesktop, orgId: company.id };
  const same = await lockConnectionOfCompany(db, key);
  const connectionId = same?.id ?? randomUUID();
  const { seal } = await sealer.forTenant(db);
  await saveConnection(db, {
    ...{ id: connectionId, ...key, datasetId: company.id, datasetName: company.name, now },
    sealedTokens: seal(placeOfTokens(connectionId), JSON.stringify(tokensOfCompany(company))),
    createdBy: { linkSessionId: request.linkSessionId },
  });
  const consent = await findConsent(db, { connectionRequestId });
  if (consent) {
    const minutesToConfirm = daysOfSilence * 24 * 60;
    await keepCompany(db, consent, {
      connectionId,
      orgId: company.id,
      company,
      minutesToConfirm,
      now,
    });
  }
  await endWebConnectors(db, connectionId, { but: id, now });
  await finishConnectionRequest(db, connectionRequestId, { connectionId }, now);
  await confirmWorkspace(db, workspaceId, now);
  return connectionId;
}
