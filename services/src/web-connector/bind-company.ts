import { type OpenCompany, tokensOfCompany } from "@tieout/connectors/quickbooks-desktop/company";
import { quickBooksDesktop } from "@tieout/connectors/quickbooks-desktop/quickbooks-desktop";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { hashOf } from "@tieout/server/sealing/secrets";
import { findConnection } from "../connections/connection.ts";
import { placeOfTokens, saveConnectionTokens } from "../connections/tokens.ts";
import { findConnectionRequest, finishConnectionRequest } from "../consent/connection-request.ts";
import { isSignInHeld } from "../consent/held-sign-in.ts";
import { keepSignIn } from "../consent/keep-sign-in.ts";
import { findRunningImportId } from "../imports/import.ts";
import { confirmWorkspace } from "../workspaces/members.ts";
import { noteNews } from "./news.ts";
import { daysOfSilence } from "./session.ts";
import { changeWebConnector, type WebConnector } from "./web-connector.ts";

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
  if (connectionId !== undefined) await renew(db, sealer, connector, seen);
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

/** The import whose questions a connector may answer. None while its sign-in is held: what runs is somebody else's. */
export async function findImportToAnswer(
  db: Tx,
  { connectionId, connectionRequestId }: WebConnector,
): Promise<string | undefined> {
  if (connectionId === undefined) return undefined;
  if (await isSignInHeld(db, { connectionRequestId })) return undefined;
  return findRunningImportId(db, connectionId);
}

async function renew(
  db: Tx,
  sealer: Sealer,
  { connectionId = "", connectionRequestId }: WebConnector,
  { company, now }: CompanySeen,
): Promise<void> {
  if (await isSignInHeld(db, { connectionRequestId })) return;
  const { seal } = await sealer.forTenant(db);
  const sealedTokens = seal(placeOfTokens(connectionId), JSON.stringify(tokensOfCompany(company)));
  await saveConnectionTokens(db, connectionId, { sealedTokens, now });
}

async function connect(
  db: Tx,
  sealer: Sealer,
  { workspaceId, connectionRequestId }: WebConnector,
  { company, now }: CompanySeen,
): Promise<string | undefined> {
  const request = await findConnectionRequest(db, { workspaceId, id: connectionRequestId });
  if (!request?.linkSessionId) return undefined;
  // Nothing new begins while the portal is disabled.
  if ((await findTenant(db)).borrowerDisabled) return undefined;
  const connectionId = await keepSignIn(db, sealer, {
    ...{ workspaceId, datasourceNameId: quickBooksDesktop, orgId: company.id, company },
    ...{ connectionRequestId, tokens: tokensOfCompany(company), now },
    signedInBy: { linkSessionId: request.linkSessionId },
    minutesToConfirm: daysOfSilence * 24 * 60,
  });
  if (connectionId === undefined) return undefined;
  await finishConnectionRequest(db, connectionRequestId, { connectionId }, now);
  await confirmWorkspace(db, workspaceId, now);
  return connectionId;
}
