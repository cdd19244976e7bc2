export {
  type Activity,
  activityCheckMilliseconds,
  defaultSessionLifetimes,
  isQuietAfterLogin,
  nextSessionEvent,
  type SessionEvent,
  type SessionTimes,
  shouldRefresh,
  slideTo,
} from "./session.ts";
