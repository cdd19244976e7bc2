export { claimConnection } from "./claim-connection.ts";
export { createConnectionRequest } from "./create-connection-request.ts";
export { createDelegatedAccessToken } from "./create-delegated-access-token.ts";
export { deleteConnection } from "./delete-connection.ts";
export { getConnectionRequest } from "./get-connection-request.ts";
export { listConnections } from "./list-connections.ts";
export { receiveConnection } from "./receive-connection.ts";
