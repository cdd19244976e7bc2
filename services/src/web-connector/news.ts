import { randomUUID } from "node:crypto";
import type { Language } from "@tieout/core/language";
import { isSameCompanyName } from "@tieout/core/workspace/company-name";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { canonicalOrigin } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSecret } from "@tieout/server/sealing/secrets";
import { findConnectionRequest } from "../consent/connection-request.ts";
import { findConsent } from "../consent/consent.ts";
import { saveMailDelivery } from "../mail/deliveries.ts";
import { placeOfMailSecret } from "../mail/secret-link.ts";
import type { WebConnectorNewsMail, WebConnectorPageMail } from "../mail/web-connector-mails.ts";
import { findTenantSettings } from "../tenants/settings.ts";
import { findWorkspace } from "../workspaces/workspace.ts";
import { confirmByName } from "./confirm-by-name.ts";
import { type ConnectorState, connectorStateOf } from "./connector-state.ts";
import { daysOfSilence, silenceMs } from "./session.ts";
import {
  changeWebConnector,
  findWebConnectorOfSubmission,
  lockWebConnector,
  type WebConnector,
} from "./web-connector.ts";

interface ImportEnded extends Pick<Occasion, "now"> {
  readonly connectionId: string;
  readonly submissionId: string;
}

/** Someone with the page open has answered by then, and needs no mail. */
const patienceMs = 180_000;

interface Occasion {
  readonly id: string;
  readonly now: Date;
}

/** Queues news of a request for someone who closed its page, a few minutes later. */
export async function noteNews(db: Tx, { id, now }: Occasion): Promise<void> {
  await changeWebConnector(db, id, { untold: true });
  const runAt = new Date(now.getTime() + patienceMs);
  const jobKey = `web-connector-news:${id}`;
  await enqueue(db, "tell-web-connector-news", { webConnectorId: id }, { runAt, jobKey });
}

/** As above, after an import; nothing where the books came another way. */
export async function noteNewsOfImport(
  db: Tx,
  { connectionId, submissionId, now }: ImportEnded,
): Promise<void> {
  const connector = await findWebConnectorOfSubmission(db, { connectionId, submissionId });
  if (connector) await noteNews(db, { id: connector.id, now });
}

/** Subscribes an address, and mails at once what it missed. */
export async function tellFromNowOn(
  db: Tx,
  {
    id,
    untold,
    noticeAddress,
    now,
  }: Occasion & { readonly untold: boolean; readonly noticeAddress: string },
): Promise<void> {
  await changeWebConnector(db, id, { noticeAddress });
  if (untold) await noteNews(db, { id, now });
}

/** Mails a request's news once, if somebody subscribed and it's still unanswered. */
export async function tellNews(db: Tx, sealer: Sealer, { id, now }: Occasion): Promise<void> {
  const connector = await lockWebConnector(db, { id });
  if (!connector?.untold) return;
  const { workspaceId, connectionRequestId, language } = connector;
  const request = await findConnectionRequest(db, { workspaceId, id: connectionRequestId });
  if (!request) return;
  const state = await connectorStateOf(db, connector, request, now);
  const news = newsOf(state);
  const isAnswered = news === "called" && (await confirmByName(db, { connector, request, now }));
  const toAddress = connector.noticeAddress ?? (await addressToAsk(db, connector, news));
  // There's no address yet. The news is mailed once somebody gives one.
  if (!isAnswered && toAddress === undefined) return;
  // If access ended when the records arrived, there'll be no further notifications.
  const gone = connector.endedAt && { noticeAddress: null };
  await changeWebConnector(db, id, { untold: false, ...gone });
  if (isAnswered || !news || toAddress === undefined) return;
  const { submissionId } = request;
  const letter = { connector, submissionId, toAddress, language, news, now };
  const company = news === "called" ? state.connection?.datasetName : undefined;
  await mailWebConnector(db, sealer, { ...letter, ...(company !== undefined && { company }) });
  await saveAuditEvent(db, {
    ...{ at: now, action: "web-connector-news-mailed", workspaceId, subjectId: id },
    ...{ actor: { kind: "worker" }, details: { news } },
  });
}

type News = WebConnectorNewsMail["news"];

function newsOf({ state, record }: ConnectorState): News | undefined {
  // After a failure the connection can be read again, but what failed is the news.
  if (record?.status === "ImportError") return "stopped";
  return state === "called" || state === "done" ? state : undefined;
}

/** The question about the company is mailed to the address proved when connecting, even if no news was asked for. */
async function addressToAsk(
  db: Tx,
  { connectionRequestId }: WebConnector,
  news: News | undefined,
): Promise<string | undefined> {
  return news === "called"
    ? (await findConsent(db, { connectionRequestId }))?.emailAddress
    : undefined;
}

interface WebConnectorLetter {
  readonly connector: Pick<WebConnector, "id" | "workspaceId">;
  readonly submissionId: string | null;
  readonly toAddress: string;
  readonly language: Language;
  /** Absent to mail only the page's link, for another computer. */
  readonly news?: News;
  /** The company file that's asked about. */
  readonly company?: string;
  readonly now: Date;
}

/** Mails a link to the request's page, which replaces earlier links. */
export async function mailWebConnector(
  db: Tx,
  sealer: Sealer,
  { connector, submissionId, toAddress, language, news, company, now }: WebConnectorLetter,
): Promise<void> {
  const { id: connectorId, workspaceId } = connector;
  const workspace = await findWorkspace(db, workspaceId);
  const { supportEmailAddress } = await findTenantSettings(db);
  const { secret, hash: mailSecretHash } = newSecret();
  const mailSecretUntil = new Date(now.getTime() + silenceMs);
  await changeWebConnector(db, connectorId, { mailSecretHash, mailSecretUntil });

  const workspaceName = workspace?.displayName ?? "";
  const isOther = company !== undefined && !isSameCompanyName(workspaceName, company);
  const page: WebConnectorPageMail = {
    workspaceName,
    days: daysOfSilence,
    ...(supportEmailAddress && { supportEmailAddress }),
    secretLink: new URL("/webconnector", await canonicalOrigin(db, "borrower")).href,
  };
  const matter =
    news === undefined
      ? ({ kind: "web-connector-page", content: page } as const)
      : ({
          kind: "web-connector-news",
          content: { ...page, news, ...(isOther && { company }) },
        } as const);
  const id = randomUUID();
  const { seal } = await sealer.forTenant(db);
  await saveMailDelivery(db, {
    ...{ id, ...matter, toAddress, language, now, workspaceId },
    ...(submissionId && { submissionId }),
    sealedSecret: seal(placeOfMailSecret(id), secret),
  });
  await enqueue(db, "send-mail", { mailDeliveryId: id }, { jobKey: `mail:${id}` });
}
