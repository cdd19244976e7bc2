export {
  type ClaimedLogin,
  claimLoginState,
  completeLoginState,
  type LoginState,
  saveLoginState,
} from "./login-states.ts";
export {
  endSession,
  findSession,
  type NewSession,
  type Session,
  saveSession,
  slideSession,
} from "./queries.ts";
