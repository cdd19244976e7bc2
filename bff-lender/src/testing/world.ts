import { randomUUID } from "node:crypto";
import { standardSpread } from "@tieout/core/spread/spread";
import { extractTemplate } from "@tieout/core/spread/template";
import { roleIds } from "@tieout/server/database/tenant/provision";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import type { Example } from "@tieout/server/http/testing/walk";
import { newSecret, newState } from "@tieout/server/sealing/secrets";
import {
  saveConnectionRequest,
  saveDelegatedAccessToken,
} from "@tieout/services/consent/connection-request";
import { placeOfLinkSecret } from "@tieout/services/links/shared-link";
import { saveDeletionCertificate } from "@tieout/services/retention/deletion-certificate";
import { saveStatementTemplate } from "@tieout/services/statement-templates/statement-template";
import { insertSentFile } from "@tieout/services/testing/file-imports";
import { createUser } from "@tieout/services/users/user";
import type { Services } from "../operations/operation.ts";
import { insertCollected } from "./books.ts";
import { signInAdministrator, signInAs } from "./people.ts";
import { insertRiskAnalysis } from "./risk-analyses.ts";

const collectionCompleted = "00000000-0000-4000-8000-000000000100";
const emailOn = { type: "Email", enabled: true };

type Ids = Readonly<Record<string, string | number>>;

export async function aWorld(
  tenant: HostedTenant,
  { storage, sealer }: Pick<Services, "storage" | "sealer">,
) {
  const collected = await tenant.tx((db) => insertCollected(db));
  await storage.put(collected.storageKey, Buffer.from("workbook"));
  await storage.put(collected.documentKey, Buffer.from("10 letters"));
  await tenant.tx(async (db) => {
    const { sharedLinkId: id } = collected;
    const { seal } = await sealer.forTenant(db);
    const sealedSecret = seal(placeOfLinkSecret(id), newSecret().secret);
    await db("sharedLinks").where({ id }).update({ sealedSecret });
  });
  const member = await signInAs(tenant, collected.userId);
  const administrator = await signInAdministrator(tenant);
  const invited = { firstName: "Priya", lastName: "Raman", roleIds: [roleIds.defaultUser] };
  const userId = randomUUID();
  const { workspaceId, submissionId, submissionRequestId, financialRecordId, connectionId } =
    collected;
  const { documentId } = collected;
  const initiator = { sessionId: member.sessionId };
  const expiresAt = new Date(builtAt.getTime() + 900_000);
  const connectionRequestId = randomUUID();
  const { secret: token, hash: secretHash } = newSecret();
  await tenant.tx(async (db) => {
    const emailAddress = "priya.raman@copperfieldcapital.com";
    await createUser(db, { ...invited, id: userId, emailAddress });
    await saveDelegatedAccessToken(db, {
      secretHash,
      workspaceId,
      initiator,
      now: builtAt,
      expiresAt,
    });
    await saveConnectionRequest(db, {
      id: connectionRequestId,
      workspaceId,
      accountingPackage: "example",
      sourceFlow: "lender",
      initiator,
      now: builtAt,
      expiresAt,
    });
    await saveDeletionCertificate(db, {
      workspaceId,
      submissionId,
      deletedAt: builtAt,
      purgedAt: builtAt,
      backupsUntil: builtAt,
      policy: "7 years",
      counts: {},
      files: [],
      consents: [],
    });
  });
  const financialStatementTemplateId = randomUUID();
  await tenant.tx((db) =>
    saveStatementTemplate(db, {
      id: financialStatementTemplateId,
      replaces: false,
      name: "House layout",
      description: "",
      content: extractTemplate(standardSpread([]), {
        identity: () => undefined,
        mask: (text) => text,
      }),
      userId: collected.userId,
      now: builtAt,
    }),
  );
  const uploadedBy = { userId: collected.userId };
  const fileImportId = await tenant.tx(async (db) => {
    await db("tenantSettings").update({ allowExcelFileUpload: true });
    return insertSentFile(db, { ...collected, uploadedBy });
  });
  const riskAnalysisId = await tenant.tx((db) => insertRiskAnalysis(db, collected));
  const ids: Ids = {
    workspaceId,
    submissionId,
    submissionRequestId,
    financialRecordId,
    connectionId,
    documentId,
    connectionRequestId,
    fileImportId,
    supportingFileId: randomUUID(),
    financialStatementTemplateId,
    riskAnalysisId,
    userId,
    token,
    state: newState(tenant.id).secret,
  };
  return { member, administrator, ids, example: exampleOf(ids) };
}

export function exampleOf(ids: Ids): Example {
  const { workspaceId, submissionId, submissionRequestId, connectionId, token, state } = ids;
  const { financialRecordId, financialStatementTemplateId } = ids;
  return {
    values: {
      role: "openings",
      ...ids,
      entityId: workspaceId ?? "",
      revision: 1,
      kind: "financial-statements",
      n: 1,
      statuses: "complete",
      sources: "direct",
      financialStatementType: "BalanceSheet",
      reportingPeriod: "FiscalYearsAndYTD",
      query: "boat dealer",
      lineItemId: "account/1000",
      node: "account/1000",
      version: 1,
      reportingPeriodId: "FY:2025-12-31",
      accountId: "1000",
      from: "2026-01-01",
      to: "2026-02-28",
      transactionId: "sale-2026-01",
      date: "2026-01-05",
      tenantName: "copperfield",
      // The same in every tenant, like the roles.
      notificationId: collectionCompleted,
      type: "collection-completed",
      address: "ops@copperfieldcapital.com",
      unsubscribeToken: newSecret().secret,
      permissionAskId: "6f1c2e1a-0b5c-4a37-9d55-1f3a7e0c8b21",
    },
    bodies: {
      postLogin: {},
      saveNotificationSubscriptions: [
        { notificationId: collectionCompleted, workspaceId, notificationMethods: [emailOn] },
      ],
      saveUserNotificationSettings: [{ id: collectionCompleted, notificationMethods: [emailOn] }],
      patchNotification: [{ op: "replace", path: "/defaultaction", value: "Append" }],
      addNotificationRecipient: { address: `${newSecret().secret}@copperfieldcapital.com` },
      readUnsubscription: { unsubscribeToken: newSecret().secret },
      saveUnsubscription: { unsubscribeToken: newSecret().secret, subscribed: false },
      queryWorkspaces: { itemsPerPage: 10, pageNumber: 1 },
      createUser: {
        firstName: "Amara",
        lastName: "Lindqvist",
        roleIds: [roleIds.defaultUser],
        emailAddress: "amara.lindqvist@copperfieldcapital.com",
      },
      updateUser: [{ op: "replace", path: "/firstName", value: "Pri" }],
      putUserRoles: { roleIds: [roleIds.administrator] },
      checkInvitation: { secret: newSecret().secret },
      beginInvitedLogin: { secret: newSecret().secret },
      createWorkspace: { displayName: "Bluestem" },
      putWorkspace: { displayName: "Bluestem" },
      patchWorkspace: [{ op: "replace", path: "/displayname", value: "Bluestem" }],
      saveWorkspaceUsers: { resourceUsers: [] },
      stateGround: { ground: { kind: "client-access" } },
      askForMore: { submissionRequestId: ids.submissionRequestId },
      createSubmissionRequest: {
        accountingCollectionGroups: ["financial-statements"],
        endOfImport: "Today",
        basisOfAccountingPreference: "Accrual",
        fullFiscalYearsToCollect: 1,
        anonymizeCustomersAndVendors: false,
        provideUserCopy: false,
        allowUserUpload: false,
        hasShareableLink: true,
      },
      createSubmission: { entityId: workspaceId, requestId: submissionRequestId },
      createConnectionRequest: {
        accountingPackage: "example",
        ground: { kind: "client-access" },
        delegatedAccessToken: token,
        submissionId,
        existingConnectionId: connectionId,
      },
      claimConnection: { state },
      overrideRisk: { direction: "Higher", reason: "Its largest customer is leaving." },
      saveLegalHold: { legalHold: true },
      saveFinancialStatements: {
        edits: [
          {
            id: "e1",
            group: "g1",
            command: { do: "numberStyle", style: "Thousands", was: "Actuals" },
          },
        ],
        layoutHash: "0".repeat(64),
      },
      generateWorkbooks: {},
      saveImportParameters: {},
      startImport: { connectionId },
      uploadDocument: { content: "Dear lender, here is our lease." },
      uploadBooks: { content: "Account,Debit,Credit\n1000,1,\n2000,,1\n" },
      changeFileImport: { currency: "USD" },
      addSupportingFile: { content: "Account,Debit,Credit\n1000,1,\n2000,,1\n" },
      sendFileImport: {},
      searchSubmissions: { entityId: workspaceId },
      querySubmissions: {
        entityId: workspaceId,
        statuses: ["complete"],
        sources: ["direct"],
        itemsPerPage: 25,
      },
      extractStatementTemplate: {
        displayName: "Funded debt",
        financialStatementsContext: { workspaceId, financialRecordId },
      },
      applyStatementTemplate: { financialStatementTemplateId },
      switchAnonymousLink: { enabled: true },
      mailLink: { emailAddress: "owner@tidewatermarine.test", languageCode: "en" },
      patchSubmission: [{ op: "replace", path: "/portalstatus", value: "Normal" }],
      readPortalText: { languageCode: "en", sectionIds: ["loginPage"] },
      openLogin: {},
      reportError: { kind: "error", name: "TypeError", message: "x", page: "/login" },
      readPortalLoginText: { languageCode: "en" },
      readPortalTimeoutText: { languageCode: "en" },
      readPortalBorrowerAnonymousText: { languageCode: "en" },
    },
  };
}
