import type { SoapCall, SoapResult } from "@tieout/connectors/quickbooks-desktop/soap";
import { authenticate } from "./authenticate.ts";
import { lastErrorOf } from "./last-error.ts";
import { receiveResponse } from "./receive-response.ts";
import { sendRequest } from "./send-request.ts";
import { closeSession, connectionFailed, type ExchangeServices } from "./session.ts";

/** Answers one of Web Connector's eight methods. */
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
