export {
  type ConnectionErrorCode,
  type ConnectionRequest,
  findConnectionRequest,
  finishConnectionRequest,
  type Initiator,
  type NewConnectionRequest,
  saveConnectionRequest,
} from "./connection-request.ts";
export {
  delegatedAccessTokenSeconds,
  saveDelegatedAccessToken,
  useDelegatedAccessToken,
} from "./delegated-access-tokens.ts";
export {
  type ClaimedConsent,
  claimOauthState,
  completeOauthState,
  type OauthState,
  saveOauthState,
} from "./oauth-states.ts";
