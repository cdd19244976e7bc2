export type {
  Access,
  BooksAsked,
  BooksReader,
  Company,
  Connector,
  Consent,
  DayRange,
  Grant,
  Mailbox,
  Message,
  PackageConnector,
  Page,
  Tokens,
} from "./connector.ts";
export { ConnectorError, type ConnectorTrouble } from "./connector-error.ts";
export {
  type Connectors,
  type ConnectorsConfig,
  canBeConnected,
  connectors,
} from "./connectors.ts";
export { tokensOfFile } from "./fileupload/index.ts";
export {
  continued,
  element,
  escaped,
  isList,
  type OpenCompany,
  openCompanyOf,
  qbxml,
  quickBooksDesktop,
  statusOf,
  storedCompanyOf,
  tokensOfCompany,
} from "./quickbooks-desktop/index.ts";
