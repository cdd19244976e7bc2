export {
  type Connection,
  deleteConnection,
  findConnection,
  findConnectionOfCompany,
  listConnections,
  lockConnectionTokens,
  markDisconnected,
  type NewConnection,
  type SealedTokens,
  saveConnection,
  saveConnectionTokens,
} from "./queries.ts";
