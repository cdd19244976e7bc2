import { randomUUID } from "node:crypto";
import type { Language } from "@tieout/core/language";
import { canonicalOrigin } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSecret } from "@tieout/server/sealing/secrets";
import type { WebConnectorNewsMail, WebConnectorPageMail } from "../mail/contents.ts";
import { saveMailDelivery } from "../mail/deliveries.ts";
import { placeOfMailSecret } from "../mail/secret-link.ts";
import { findTenantSettings } from "../tenants/settings.ts";
import { findWorkspace } from "../workspaces/workspace.ts";
import { daysOfSilence, silenceMs } from "./lifetime.ts";
import { changeWebConnector, type WebConnector } from "./web-connector.ts";

export interface WebConnectorLetter {
  readonly connector: Pick<WebConnector, "id" | "workspaceId">;
  readonly submissionId: string | null;
  readonly toAddress: string;
  readonly language: Language;
  /** What has come of it; absent where the page alone is wanted at another computer. */
  readonly news?: WebConnectorNewsMail["news"];
  readonly now: Date;
}

/** Queues a mail with the way to the request's page. An earlier mail's way there ends with it. */
export async function mailWebConnector(
  db: Tx,
  sealer: Sealer,
  { connector, submissionId, toAddress, language, news, now }: WebConnectorLetter,
): Promise<void> {
  const { id: connectorId, workspaceId } = connector;
  const workspace = await findWorkspace(db, workspaceId);
  const { supportEmailAddress } = await findTenantSettings(db);
  const { secret, hash: mailSecretHash } = newSecret();
  const mailSecretUntil = new Date(now.getTime() + silenceMs);
  await changeWebConnector(db, connectorId, { mailSecretHash, mailSecretUntil });

  const page: WebConnectorPageMail = {
    workspaceName: workspace?.displayName ?? "",
    days: daysOfSilence,
    ...(supportEmailAddress && { supportEmailAddress }),
    secretLink: new URL("/webconnector", await canonicalOrigin(db, "borrower")).href,
  };
  const matter =
    news === undefined
      ? ({ kind: "web-connector-page", content: page } as const)
      : ({ kind: "web-connector-news", content: { ...page, news } } as const);
  const id = randomUUID();
  const { seal } = await sealer.forTenant(db);
  await saveMailDelivery(db, {
    ...{ id, ...matter, toAddress, language, now, workspaceId },
    ...(submissionId && { submissionId }),
    sealedSecret: seal(placeOfMailSecret(id), secret),
  });
  await enqueue(db, "send-mail", { mailDeliveryId: id }, { jobKey: `mail:${id}` });
}
