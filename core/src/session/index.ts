export {
  type Activity,
  activityCheckMilliseconds,
  nextSessionEvent,
  quietAfterLogin,
  type SessionEvent,
  type SessionTimes,
  shouldRefresh,
} from "./session.ts";
export { nextWarning, type SessionWarning, secondsUntil } from "./warning.ts";
