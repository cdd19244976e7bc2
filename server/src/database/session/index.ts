export { type AuthenticatedSession, authenticateSession } from "./authenticate.ts";
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
  type NewSession,
  type Session,
  saveSession,
  slideSession,
} from "./session.ts";
