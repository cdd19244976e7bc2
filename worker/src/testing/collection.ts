import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Grant } from "@tieout/connectors/connector";
import { type Decision, decideAtDex } from "@tieout/connectors/dex/testing/decide";
import type { Day } from "@tieout/core/calendar/day";
import { scopeOf } from "@tieout/core/consent/consent";
import type { SubmissionRequest } from "@tieout/core/submission-request/submission-request";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { lockConnectionOfCompany, saveConnection } from "@tieout/services/connections/connection";
import { placeOfTokens } from "@tieout/services/connections/tokens";
import { saveConsent, saveConsentCompany } from "@tieout/services/consent/save-consent";
import { findImport, findImportOfRecord, type Import } from "@tieout/services/imports/import";
import { beginImport } from "@tieout/services/imports/start-import";
import { saveSubmission } from "@tieout/services/submissions/submission";
import { saveSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { aRequest, insertUser, insertWorkspace } from "@tieout/services/testing/builders";
import { vi } from "vitest";
import { dexToday, redirectUri, type World } from "./world.ts";

export interface Asked extends Decision {
  readonly request?: Partial<Omit<SubmissionRequest, "id" | "mostRecentDay">> & {
    /** `YYYY-MM-DD`. */
    readonly mostRecentDay?: string;
  };
  /** An earlier collection in the same workspace. */
  readonly before?: BegunCollection;
  readonly now?: Date;
}

export interface BegunCollection {
  readonly tenant: HostedTenant;
  readonly workspaceId: string;
  readonly userId: string;
  readonly submissionId: string;
  readonly connectionId: string;
  readonly financialRecordId: string;
  readonly importId: string;
}

/** Consents at DEX as a person would. */
export async function consentAtDex(
  { connectors }: Pick<World, "connectors">,
  decision: Decision,
): Promise<Grant> {
  const consent = connectors.get("example")?.consent;
  if (!consent) throw new Error("DEX is in every test's world");
  const codeVerifier = randomBytes(32).toString("base64url");
  const address = consent.authorizeAddress({
    state: "state",
    redirectUri,
    displayName: "Copperfield Capital",
    codeChallenge: createHash("sha256").update(codeVerifier).digest("base64url"),
  });
  const back = await decideAtDex(address, decision);
  const code = back.searchParams.get("code") ?? "";
  return consent.exchange({ code, codeVerifier, redirectUri });
}

/** Requests a company's books, consents, and queues the import. */
export async function beginCollection(
  world: World,
  tenant: HostedTenant,
  { request, before, now = new Date(), ...decision }: Asked = {},
): Promise<BegunCollection> {
  const { sealer } = world.services;
  const { mostRecentDay, ...rest } = request ?? {};
  const grant = await consentAtDex(world, decision);
  const datasourceNameId = "example";
  const { access } = grant.tokens;
  const reader = world.connectors
    .get(datasourceNameId)
    ?.open({ token: async () => access, renewed: async () => access });
  const displayName = (await reader?.company())?.legalName ?? grant.companyId;

  return tenant.tx(async (db) => {
    const userId = before?.userId ?? (await insertUser(db));
    const workspaceId =
      before?.workspaceId ?? (await insertWorkspace(db, { ownerId: userId, displayName }));
    const orgId = grant.companyId;
    const known = await lockConnectionOfCompany(db, { workspaceId, datasourceNameId, orgId });
    const [connectionId, submissionId] = [known?.id ?? randomUUID(), randomUUID()];
    const { seal } = await sealer.forTenant(db);
    await saveConnection(db, {
      id: connectionId,
      workspaceId,
      datasourceNameId,
      orgId,
      now,
      datasetId: orgId,
      datasetName: orgId,
      createdBy: { userId },
      sealedTokens: seal(placeOfTokens(connectionId), JSON.stringify(grant.tokens)),
    });
    const asked = {
      ...aRequest,
      ...rest,
      ...(mostRecentDay !== undefined && { mostRecentDay: mostRecentDay as Day }),
    };
    const submissionRequestId = await saveSubmissionRequest(db, {
      ...asked,
      workspaceId,
      now,
      mode: "direct",
      requestingUserId: userId,
    });
    await saveSubmission(db, {
      id: submissionId,
      workspaceId,
      submissionRequestId,
      requestingUserId: userId,
      now,
      sourceFlow: "lender",
      mode: "direct",
      metadata: [],
    });
    const consentId = await saveConsent(db, {
      workspaceId,
      submissionId,
      by: { userId, ground: "client-access" },
      accountingPackage: datasourceNameId,
      language: "en",
      scope: scopeOf(asked, dexToday as Day),
      agreedAt: now,
    });
    await saveConsentCompany(db, consentId, { connectionId, organizationId: orgId });
    const begun = await beginImport(db, {
      workspaceId,
      submissionId,
      connectionId,
      startedBy: { userId },
      now,
      today: dexToday as Day,
      requestId: "test",
    });
    if (begun.result !== "started") throw new Error(`It didn't begin: ${begun.result}`);
    const { financialRecordId } = begun;
    const found = await findImportOfRecord(db, { workspaceId, financialRecordId });
    const importId = found?.id ?? "";
    const ids = { workspaceId, userId, submissionId, connectionId, financialRecordId, importId };
    return { tenant, ...ids };
  });
}

export async function ended({ tenant, importId }: BegunCollection): Promise<Import> {
  const look = async () => {
    const found = await tenant.tx((db) => findImport(db, importId));
    return found?.outcome === "Pending" ? undefined : found;
  };
  return vi.waitUntil(look, { timeout: 120_000, interval: 200 });
}
