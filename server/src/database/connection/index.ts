export { type ListedConnection, listConnectionsForPortal } from "./list.ts";
export {
  type Connection,
  deleteConnection,
  disconnect,
  findConnection,
  findConnectionEnd,
  findConnectionOfCompany,
  findConnectionOfPackage,
  listConsentsToEnd,
  lockConnectionTokens,
  markDisconnected,
  type NewConnection,
  type SealedTokens,
  saveConnection,
  saveConnectionTokens,
} from "./queries.ts";
