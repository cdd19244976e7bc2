import { randomUUID } from "node:crypto";
import { readCall, type SoapResult } from "@tieout/connectors/quickbooks-desktop/soap";
import type { Day } from "@tieout/core/calendar/day";
import { scopeOf } from "@tieout/core/consent/consent";
import type { SubmissionRequest } from "@tieout/core/submission-request/submission-request";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { saveConnectionRequest } from "@tieout/services/consent/connection-request";
import { saveConsent, saveConsentCompany } from "@tieout/services/consent/save-consent";
import { findImportOfRecord } from "@tieout/services/imports/import";
import { beginImport } from "@tieout/services/imports/start-import";
import { saveSubmission } from "@tieout/services/submissions/submission";
import { saveSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { aRequest, insertLink } from "@tieout/services/testing/builders";
import { answerCall } from "@tieout/services/web-connector/answer-call";
import { countMessages } from "@tieout/services/web-connector/messages";
import { hashPassword } from "@tieout/services/web-connector/session";
import {
  changeWebConnector,
  findWebConnector,
  saveWebConnector,
} from "@tieout/services/web-connector/web-connector";
import { vi } from "vitest";
import { openQuickBooks } from "../../../sandbox/src/quickbooks-desktop/quickbooks.ts";
import { companyFile } from "../../../sandbox/src/quickbooks-desktop/testing/ask.ts";
import type { BegunCollection } from "./collection.ts";
import { dexToday, type World } from "./world.ts";

type QuickBooks = ReturnType<typeof openQuickBooks>;
type Given = Readonly<Record<string, string>>;

export interface Desktop {
  /** Also its sign-in name. */
  readonly id: string;
  readonly quickBooks: QuickBooks;
  /** One run; may stop in the middle of a question. Returns how many were answered. */
  readonly run: (over?: {
    readonly stopsAfter?: number;
    readonly quickBooks?: QuickBooks;
    readonly now?: Date;
  }) => Promise<number>;
  readonly begin: (request?: Partial<Omit<SubmissionRequest, "id">>) => Promise<BegunCollection>;
}

const password = "K7QP-2M9X-R4TD";

/** A borrower who has downloaded the connection file, and typed the password. */
export async function aDesktop(
  { services: { sealer, storage } }: World,
  tenant: HostedTenant,
  company = "tidewater",
): Promise<Desktop> {
  const id = randomUUID();
  const link = await tenant.tx((db) => insertLink(db));
  const { workspaceId, linkSessionId, userId } = link;
  const hashed = await hashPassword(password);
  await tenant.tx(async (db) => {
    const now = new Date();
    const connectionRequestId = randomUUID();
    await saveConnectionRequest(db, {
      id: connectionRequestId,
      workspaceId,
      accountingPackage: "quickbooksdesktop",
      now,
      sourceFlow: "borrower",
      initiator: { linkSessionId },
      expiresAt: now,
    });
    await saveWebConnector(db, { id, workspaceId, connectionRequestId, language: "en", now });
    await changeWebConnector(db, id, { ...hashed, passwordMadeAt: now });
  });
  const mine = openQuickBooks(companyFile(company));

  return {
    id,
    quickBooks: mine,
    run: async ({ stopsAfter = Number.POSITIVE_INFINITY, quickBooks = mine, now } = {}) => {
      const at = now ?? new Date();
      const say = async (method: string, given: Given): Promise<SoapResult> => {
        const call = await readCall(envelope(method, given));
        if (!call) throw new Error(`${method} isn't there`);
        return answerCall({ tx: tenant.tx, sealer, storage, now: at }, call);
      };
      const admitted = await say("authenticate", { strUserName: id, strPassword: password });
      const [ticket = "", work] = admitted as readonly string[];
      if (work !== "") return 0;
      const hcp = await quickBooks.process(companyQuestions);
      for (let answered = 0; ; answered++) {
        const question = await say("sendRequestXML", {
          ticket,
          strHCPResponse: answered === 0 ? hcp : "",
          qbXMLCountry: "US",
          strCompanyFileName: quickBooks.path,
          qbXMLMajorVers: "13",
          qbXMLMinorVers: "0",
        });
        if (question === "" || answered >= stopsAfter) return answered;
        const response = await quickBooks.process(String(question));
        const done = await say("receiveResponseXML", { ticket, response });
        if (Number(done) < 0 || Number(done) === 100) return answered + 1;
      }
    },
    begin: (request = {}) =>
      tenant.tx(async (db) => {
        const now = new Date();
        const { connectionId = "", connectionRequestId } =
          (await findWebConnector(db, { id })) ?? {};
        const submissionId = randomUUID();
        const submissionRequestId = await saveSubmissionRequest(db, {
          ...aRequest,
          ...request,
          workspaceId,
          now,
          mode: "shareable",
          requestingUserId: userId,
        });
        await saveSubmission(db, {
          id: submissionId,
          workspaceId,
          submissionRequestId,
          linkSessionId,
          now,
          sourceFlow: "borrower",
          mode: "shareable",
          metadata: [],
          requestingUserId: userId,
        });
        await db("connectionRequests").where({ id: connectionRequestId }).update({ submissionId });
        const consentId = await saveConsent(db, {
          workspaceId,
          submissionId,
          by: { linkSessionId },
          accountingPackage: "quickbooksdesktop",
          language: "en",
          scope: scopeOf({ ...aRequest, ...request }, dexToday as Day),
          agreedAt: now,
        });
        const { orgId: organizationId } = await db("connections")
          .where({ id: connectionId })
          .first("orgId");
        await saveConsentCompany(db, consentId, { connectionId, organizationId });
        const begun = await beginImport(db, {
          workspaceId,
          submissionId,
          connectionId,
          startedBy: { linkSessionId },
          now,
          today: dexToday as Day,
          requestId: "test",
        });
        if (begun.result !== "started") throw new Error(`It didn't begin: ${begun.result}`);
        const { financialRecordId } = begun;
        const found = await findImportOfRecord(db, { workspaceId, financialRecordId });
        const ids = { workspaceId, userId, submissionId, connectionId, financialRecordId };
        return { tenant, ...ids, importId: found?.id ?? "" };
      }),
  };
}

export const asked = ({ tenant, importId }: BegunCollection) =>
  vi.waitUntil(async () => (await tenant.tx((db) => countMessages(db, importId))).asked > 0, {
    timeout: 60_000,
    interval: 100,
  });

const companyQuestions =
  '<?xml version="1.0"?><?qbxml version="13.0"?><QBXML><QBXMLMsgsRq onError="continueOnError">' +
  '<HostQueryRq requestID="0"/><CompanyQueryRq requestID="1"/><PreferencesQueryRq requestID="2"/>' +
  "</QBXMLMsgsRq></QBXML>";

function envelope(method: string, given: Given): string {
  const parameters = Object.entries(given).map(
    ([name, text]) => `<${name}>${text.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</${name}>`,
  );
  const call = `<${method} xmlns="http://developer.intuit.com/">${parameters.join("")}</${method}>`;
  return `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${call}</s:Body></s:Envelope>`;
}
