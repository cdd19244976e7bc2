import { randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import type { Example } from "@tieout/server/http/testing/walk";
import { newSecret, newState } from "@tieout/server/sealing/secrets";
import {
  saveConnectionRequest,
  saveDelegatedAccessToken,
} from "@tieout/services/consent/connection-request";
import { saveDocument } from "@tieout/services/documents/document";
import { aRequest } from "@tieout/services/testing/builders";
import { insertSentFile } from "@tieout/services/testing/file-imports";
import { wordsOfPackage } from "@tieout/services/testing/page-words";
import { saveWebConnector } from "@tieout/services/web-connector/web-connector";
import { insertCollected } from "./collected.ts";
import { proveAddress, visit } from "./visitors.ts";
import { envelope } from "./web-connector.ts";

/** A copy goes to a proved address alone. */
const copyAddress = "rosa@bluestem.test";

type Ids = Readonly<Record<string, string | number>>;

export async function aWorld(tenant: HostedTenant, workspaceId?: string) {
  const visitor = await visit(tenant, workspaceId === undefined ? {} : { workspaceId });
  const { linkSessionId } = visitor;
  const initiator = { linkSessionId };
  const expiresAt = new Date(builtAt.getTime() + 900_000);
  const connectionRequestId = randomUUID();
  const { secret: token, hash: secretHash } = newSecret();
  const built = await tenant.tx(async (db) => {
    const submission = await insertCollected(db, visitor);
    await proveAddress(db, visitor, copyAddress);
    const common = { workspaceId: visitor.workspaceId, initiator, now: builtAt, expiresAt };
    await saveDelegatedAccessToken(db, { ...common, secretHash });
    await saveConnectionRequest(db, {
      ...common,
      id: connectionRequestId,
      accountingPackage: "example",
      sourceFlow: "borrower",
    });
    await saveWebConnector(db, {
      id: randomUUID(),
      workspaceId: visitor.workspaceId,
      connectionRequestId,
      language: "en",
      now: builtAt,
    });
    await db("tenantSettings").update({ accountingPackages: ["example", "fileupload"] });
    // The builder's sealed tokens can't be opened, which ending access would try.
    await db("connections").where({ id: submission.connectionId }).update({ sealedTokens: null });
    const fileImportId = await insertSentFile(db, { ...submission, uploadedBy: initiator });
    const documentId = randomUUID();
    await saveDocument(db, {
      workspaceId: visitor.workspaceId,
      submissionId: submission.submissionId,
      id: documentId,
      submissionDocumentType: "Additional",
      fileName: "lease.pdf",
      fileSize: 10,
      sniffedType: "pdf",
      sha256: Buffer.alloc(32, 1),
      storageKey: `${db.tenantId}/documents/${submission.submissionId}/${documentId}`,
      scanState: "not-scanned",
      uploadedBy: initiator,
      now: builtAt,
    });
    const [consent] = await db("imports").where({ id: submission.importId }).select("consentId");
    return { ...submission, fileImportId, documentId, permissionId: consent.consentId };
  });
  const { submissionId, submissionRequestId, financialRecordId, connectionId } = built;
  const ids: Ids = {
    submissionId,
    submissionRequestId,
    financialRecordId,
    connectionId,
    workspaceId: visitor.workspaceId,
    connectionRequestId,
    token,
    fileImportId: built.fileImportId,
    supportingFileId: randomUUID(),
    documentId: built.documentId,
    permissionId: built.permissionId,
    state: newState(tenant.id).secret,
  };
  return { visitor, ids, example: exampleOf(ids) };
}

export function exampleOf(ids: Ids): Example {
  const { workspaceId, submissionId, submissionRequestId, connectionId, token, state } = ids;
  return {
    values: { ...ids, role: "openings", tenantName: "copperfield" },
    bodies: {
      readPortalText: { languageCode: "en", sectionIds: ["borrowerLimit"] },
      readPortalBorrowerAnonymousText: { languageCode: "en" },
      reportError: { kind: "page", name: "TypeError", message: "x is undefined", page: "/linked" },
      openLinkSession: { secret: "a-secret-that-is-nobodys" },
      createSubmission: { entityId: workspaceId, requestId: submissionRequestId },
      createConnectionRequest: {
        accountingPackage: "example",
        delegatedAccessToken: token,
        submissionId,
        existingConnectionId: connectionId,
        words: wordsOfPackage({
          lender: "Copperfield Capital",
          asked: { ...aRequest, accountingCollectionGroups: aRequest.groups },
          now: builtAt,
          language: "en",
        }),
      },
      claimConnection: { state },
      startImport: { connectionId },
      createAnonymousWorkspace: { displayName: "Bluestem", primaryEmail: "rosa@bluestem.test" },
      mailEmailCode: { emailAddress: "rosa@bluestem.test" },
      checkEmailCode: { code: "482913" },
      readEmailConfirmation: { secret: "a-secret-that-is-nobodys" },
      confirmEmail: { secret: "a-secret-that-is-nobodys" },
      requestUserCopy: { emailAddress: copyAddress },
      openUserCopy: {
        secret: "a-secret-that-is-nobodys",
        workspaceId,
        financialRecordId: ids.financialRecordId,
      },
      answerPermissionAsked: { id: "6f1c2e1a-0b5c-4a37-9d55-1f3a7e0c8b21", allow: true },
      openReceipt: {
        secret: "a-secret-that-is-nobodys",
        workspaceId,
        submissionId,
      },
      mailWebConnectorPage: { emailAddress: "rosa@bluestem.test" },
      requestWebConnectorNews: { emailAddress: "rosa@bluestem.test" },
      openWebConnectorPage: { secret: "a-secret-that-is-nobodys" },
      exchangeWithWebConnector: envelope("serverVersion", { strVersion: "2.3.0.207" }),
      uploadDocument: { content: "Dear lender, here is our lease." },
      uploadBooks: { content: "Account,Debit,Credit\n1000,1,\n2000,,1\n" },
      changeFileImport: { currency: "USD" },
      addSupportingFile: { content: "Account,Debit,Credit\n1000,1,\n2000,,1\n" },
      sendFileImport: {},
    },
  };
}
