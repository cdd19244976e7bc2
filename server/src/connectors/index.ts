export type {
  Access,
  BooksReader,
  Company,
  Connector,
  Consent,
  DayRange,
  Grant,
  PackageConnector,
  Page,
  Tokens,
} from "./connector.ts";
export { ConnectorError, type ConnectorTrouble } from "./connector-error.ts";
export { type Connectors, type ConnectorsConfig, connectors } from "./connectors.ts";
export { tokensOfFile } from "./fileupload/index.ts";
