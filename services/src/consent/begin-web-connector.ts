import { randomUUID } from "node:crypto";
import { businessInfoOf } from "@tieout/core/business-info";
import type { Language } from "@tieout/core/language";
import { parseEmail } from "@tieout/core/text";
import type { Tx } from "@tieout/server/database/with-tenant";
import { saveWebConnector } from "../web-connector/web-connector.ts";
import type { ConsentBegun } from "./begin-consent.ts";
import { openRequest, type RequestAsked } from "./open-request.ts";

export interface WebConnectorAsked extends RequestAsked {
  /** The portal's own address, as the browser knows it. */
  readonly origin: string;
  /** What the borrower reads. */
  readonly language: Language;
}

/** How long somebody may take to open the file on the computer where QuickBooks is (D-14). */
const daysToConnect = 14;

/**
 * Prepares a request to a package that calls us: there is no page of its own to go to, so the person is sent to
 * ours, which says what to do on the computer where the package is.
 */
export async function beginWebConnector(db: Tx, asked: WebConnectorAsked): Promise<ConsentBegun> {
  const { workspaceId, sourceFlow, origin, language, now } = asked;
  if (sourceFlow !== "borrower") return { result: "not-offered" };
  const expiresAt = new Date(now.getTime() + daysToConnect * 86_400_000);
  const id = await openRequest(db, asked, expiresAt);
  if (id === undefined) return { result: "token-refused" };

  const noticeAddress = parseEmail(businessInfoOf(asked.initialMetadata ?? []).email);
  await saveWebConnector(db, {
    id: randomUUID(),
    workspaceId,
    connectionRequestId: id,
    language,
    now,
    ...(noticeAddress && { noticeAddress }),
  });
  const connectionEndpoint = `${origin}/webconnector?request=${id}`;
  return { result: "begun", id, connectionEndpoint, expiresAt };
}
