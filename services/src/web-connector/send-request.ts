import { ConnectorError } from "@tieout/connectors/connector";
import { openCompanyOf } from "@tieout/connectors/quickbooks-desktop/company";
import { continued, qbxml } from "@tieout/connectors/quickbooks-desktop/qbxml";
import { findRunningImportId } from "../imports/running.ts";
import { bindCompany } from "./bind-company.ts";
import { askAnew, changeMessage, findNextMessage } from "./messages.ts";
import { type ExchangeServices, enter, troubled } from "./session.ts";
import { lockWebConnector } from "./web-connector.ts";

/** What Web Connector tells with the first call of a session, and a part of with each other. */
export interface FileOpened {
  readonly hcpResponse: string;
  readonly file: string;
  readonly country: string;
}

/**
 * The next question, or "" where there is none at the moment. Before anything is asked, the company file that is
 * open is held against the one that is meant.
 */
export async function sendRequest(
  { tx, sealer, now }: ExchangeServices,
  ticket: string,
  { hcpResponse, file, country }: FileOpened,
): Promise<string> {
  return tx(async (db) => {
    const connector = await enter(db, ticket, now);
    if (!connector) return "";
    if (!connector.companySeen) {
      const company = companyIn(hcpResponse, country);
      if (!company) {
        await troubled(db, connector, "quickbooks-failed", now);
        return "";
      }
      if ((await bindCompany(db, sealer, connector, { company, file, now })) !== "bound") return "";
    }
    const bound = await lockWebConnector(db, { id: connector.id });
    const importId = bound?.connectionId && (await findRunningImportId(db, bound.connectionId));
    if (!bound?.qbxmlVersion || importId === undefined || importId === "") return "";
    if (!connector.companySeen) await askAnew(db, importId);

    const message = await findNextMessage(db, importId);
    if (!message) return "";
    await changeMessage(db, message, { state: "sent" });
    const { body, iteratorId } = message;
    return qbxml(bound.qbxmlVersion, iteratorId ? continued(body, iteratorId) : body);
  });
}

function companyIn(hcpResponse: string, country: string) {
  try {
    return openCompanyOf(hcpResponse, country);
  } catch (fault) {
    if (fault instanceof ConnectorError) return undefined;
    throw fault;
  }
}
