import type { Tx } from "@tieout/server/database/with-tenant";
import { type SayableFact, say } from "@tieout/server/messages/messages";
import { findConnection } from "../connections/connection.ts";
import { type ExchangeServices, enter } from "./session.ts";
import type { WebConnector } from "./web-connector.ts";

/** For so long a session waits for the borrower to say whose books these are, and for what is asked then. */
const patienceMs = 300_000;

/** Has Web Connector pause for some seconds and ask again. */
const pause = "NoOp";

/** What Web Connector shows to whoever sits before it, after an empty question or an answer that went wrong. */
export async function lastErrorOf({ tx, now }: ExchangeServices, ticket: string): Promise<string> {
  return tx(async (db) => {
    const connector = await enter(db, ticket, now);
    if (!connector) return say({ code: "web-connector-session-over", values: {} }, "en");
    const { wrongCompany, companySeen, trouble, language } = connector;
    if (wrongCompany !== undefined && !companySeen) {
      return say(await otherCompany(db, connector, wrongCompany), language);
    }
    if (trouble) return say({ code: `web-connector-${trouble}`, values: {} }, language);
    return isYoung(connector, now)
      ? pause
      : say({ code: "web-connector-waiting", values: {} }, language);
  });
}

async function otherCompany(
  db: Tx,
  { workspaceId, connectionId }: WebConnector,
  found: string,
): Promise<SayableFact> {
  const key = connectionId === undefined ? undefined : { workspaceId, id: connectionId };
  const connection = key && (await findConnection(db, key));
  const meant = connection?.datasetName;
  return meant === undefined
    ? { code: "web-connector-other-company-than-before", values: { found } }
    : { code: "web-connector-other-company", values: { found, meant } };
}

function isYoung({ ticketMadeAt }: WebConnector, now: Date): boolean {
  return ticketMadeAt !== undefined && now.getTime() - ticketMadeAt.getTime() < patienceMs;
}
