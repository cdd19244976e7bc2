import { findConnection, type WebConnector } from "../database/index.ts";
import { sentences } from "./sentences.ts";
import { type ExchangeServices, enter } from "./session.ts";

/** For so long a session waits for the borrower to say whose books these are, and for what is asked then. */
const patienceMs = 300_000;

/** Has Web Connector pause for some seconds and ask again. */
const pause = "NoOp";

/** What Web Connector shows to whoever sits before it, after an empty question or an answer that went wrong. */
export async function lastErrorOf({ tx, now }: ExchangeServices, ticket: string): Promise<string> {
  return tx(async (db) => {
    const connector = await enter(db, ticket, now);
    if (!connector) return sentences.en.sessionOver;
    const words = sentences[connector.language];
    const { workspaceId, connectionId, wrongCompany, companySeen } = connector;
    if (wrongCompany !== undefined && !companySeen) {
      const key = connectionId === undefined ? undefined : { workspaceId, id: connectionId };
      const meant = key && (await findConnection(db, key));
      return words.wrongCompany(wrongCompany, meant?.datasetName);
    }
    if (connector.trouble) return words[connector.trouble];
    return isYoung(connector, now) ? pause : words.waiting;
  });
}

function isYoung({ ticketMadeAt }: WebConnector, now: Date): boolean {
  return ticketMadeAt !== undefined && now.getTime() - ticketMadeAt.getTime() < patienceMs;
}
