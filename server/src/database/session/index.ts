export {
  type ClaimedLogin,
  claimLoginState,
  completeLoginState,
  type LoginState,
  saveLoginState,
} from "./login-states.ts";
export {
  endSession,
  endSessionsOf,
  findSession,
  type NewSession,
  type Session,
  saveSession,
  slideSession,
} from "./session.ts";
