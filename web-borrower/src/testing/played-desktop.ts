import type { WebConnector } from "../api/web-connector.ts";
import { connectionRequestId } from "./answers.ts";
import { bff } from "./bff.ts";
import { aPassword } from "./web-connector.ts";

export const desktopPage = `/webconnector?request=${connectionRequestId}`;
export const desktopPath =
  "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}/webconnector";

export const theConnectorIs = (connector: WebConnector) =>
  bff.get(desktopPath, ({ response }) => response(200).json(connector));

/** Makes a new password on each request. */
export const passwordsAre = (onMade = () => {}) =>
  bff.post(`${desktopPath}/password`, ({ response }) => {
    onMade();
    return response(200).json(aPassword());
  });
