import { ConnectorError } from "@tieout/connectors/connector";
import { openCompanyOf } from "@tieout/connectors/quickbooks-desktop/company";
import { continued, qbxml } from "@tieout/connectors/quickbooks-desktop/qbxml";
import type { SoapCall, SoapResult } from "@tieout/connectors/quickbooks-desktop/soap";
import { mayAskMore } from "../consent/permit-read.ts";
import { authenticate } from "./authenticate.ts";
import { bindCompany, findImportToAnswer } from "./bind-company.ts";
import { lastErrorOf } from "./connector-state.ts";
import { askAnew, changeMessage, findNextMessage } from "./messages.ts";
import { receiveResponse } from "./receive-response.ts";
import {
  closeSession,
  connectionFailed,
  type ExchangeServices,
  enter,
  troubled,
} from "./session.ts";
import { lockWebConnector } from "./web-connector.ts";

export async function answerCall(
  services: ExchangeServices,
  { method, given }: SoapCall,
): Promise<SoapResult> {
  switch (method) {
    case "serverVersion":
    case "clientVersion":
      // Nothing to say: every version will do.
      return "";

    case "authenticate": {
      const { strUserName: userName, strPassword: password } = given;
      return authenticate(services.tx, { userName, password }, services.now);
    }

    case "sendRequestXML": {
      const { ticket, strHCPResponse: hcpResponse, strCompanyFileName: file } = given;
      return sendRequest(services, ticket, { hcpResponse, file, country: given.qbXMLCountry });
    }

    case "receiveResponseXML":
      return receiveResponse(services, given.ticket, given);

    case "connectionError":
      return connectionFailed(services, given.ticket, given.hresult);

    case "getLastError":
      return lastErrorOf(services, given.ticket);

    case "closeConnection":
      await closeSession(services, given.ticket);
      return "OK";
  }
}

/** What Web Connector sends in a session's first call, and partly in others. */
interface FileOpened {
  readonly hcpResponse: string;
  readonly file: string;
  readonly country: string;
}

/** The next question, or "" for none. The open company file is checked before anything is asked. */
async function sendRequest(
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
    const importId = bound && (await findImportToAnswer(db, bound));
    if (!bound?.qbxmlVersion || importId === undefined) return "";
    // The consent has ended or expired, so nothing more is asked.
    if (!(await mayAskMore(db, importId, now))) return "";
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
