export {
  type Activity,
  activityCheckMilliseconds,
  defaultSessionLifetimes,
  nextSessionEvent,
  quietAfterLogin,
  type SessionEvent,
  type SessionTimes,
  shouldRefresh,
  slideTo,
} from "./session.ts";
export { nextWarning, type SessionWarning, secondsUntil } from "./warning.ts";
