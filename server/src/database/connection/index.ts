export {
  type Connection,
  findConnection,
  findConnectionOfPackage,
  lockConnectionOfCompany,
} from "./connection.ts";
export { type ConsentOfVisitor, hasConsented } from "./consents.ts";
export { deleteConnection, disconnect, findConnectionEnd, listConsentsToEnd } from "./end.ts";
export { type ListedConnection, listConnectionsForPortal } from "./list.ts";
export { type NewConnection, saveConnection } from "./save.ts";
export {
  claimRefresh,
  lockConnectionTokens,
  markDisconnected,
  releaseRefresh,
  type SealedTokens,
  saveConnectionTokens,
} from "./tokens.ts";
