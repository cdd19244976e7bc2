export {
  askForTokens,
  authorizationQuery,
  basic,
  codeForm,
  connect,
  decide,
  get,
  startTestDex,
  type TestTokens,
  testClient,
} from "./dex.ts";
export { runWebConnector, type WebConnectorRun } from "./web-connector.ts";
