export interface SessionTimes {
  readonly absoluteExpiresAt: Date;
  readonly slidingExpiresAt: Date;
}

/** What is due, and in how many milliseconds. */
export interface SessionEvent {
  readonly event: "timed-out" | "sliding-window-expired";
  readonly inMilliseconds: number;
}

/** How often a page checks for activity. */
export const activityCheckMilliseconds = 15_000;

const fireBeforeMilliseconds = 60_000;
const shortestWaitMilliseconds = 100;
const quietAfterLoginMilliseconds = 5_000;

/** A minute before the earlier end, while still signed in. By wall clock, because sleep stops timers (D-4). */
export function nextSessionEvent(
  { absoluteExpiresAt, slidingExpiresAt }: SessionTimes,
  now: Date,
): SessionEvent {
  const absolute = absoluteExpiresAt <= slidingExpiresAt;
  const expiresAt = absolute ? absoluteExpiresAt : slidingExpiresAt;
  const wait = expiresAt.getTime() - fireBeforeMilliseconds - now.getTime();
  return {
    event: absolute ? "timed-out" : "sliding-window-expired",
    inMilliseconds: Math.max(wait, shortestWaitMilliseconds),
  };
}

/** The end that is due: from a minute before it, when timers fire. Undefined before that. */
export function sessionEnd(times: SessionTimes, now: Date): SessionEvent["event"] | undefined {
  const { event, inMilliseconds } = nextSessionEvent(times, now);
  return inMilliseconds <= shortestWaitMilliseconds ? event : undefined;
}

export interface Activity {
  readonly now: Date;
  /** When the session last slid: at sign-in or the last refresh. */
  readonly slidAt: Date;
  readonly lastInputAt?: Date;
  readonly slidingSeconds: number;
}

/** After half the sliding lifetime, if there was input since. */
export function shouldRefresh({ now, slidAt, lastInputAt, slidingSeconds }: Activity): boolean {
  const half = (slidingSeconds * 1_000) / 2;
  const due = now.getTime() - slidAt.getTime() >= half;
  return due && lastInputAt !== undefined && lastInputAt > slidAt;
}

/** How long timers wait while a session is being created. */
export function quietAfterLogin(loggedInAt: Date, now: Date): number {
  const since = now.getTime() - loggedInAt.getTime();
  return since < 0 ? 0 : Math.max(quietAfterLoginMilliseconds - since, 0);
}

export interface SessionWarning {
  readonly event: SessionEvent["event"];
  readonly inMilliseconds: number;
  readonly endsAt: Date;
}

const longestNotice = 120_000;

/** Two minutes before the end, or the last quarter of sessions under eight, so active people never see it. */
export function nextWarning(
  times: SessionTimes,
  lifetimeSeconds: number,
  now: Date,
): SessionWarning {
  const { event, inMilliseconds } = nextSessionEvent(times, now);
  const notice = Math.min(longestNotice, (lifetimeSeconds * 1_000) / 4);
  return {
    event,
    inMilliseconds: Math.max(inMilliseconds - notice, 0),
    endsAt: new Date(now.getTime() + inMilliseconds),
  };
}

/** Rounded up to whole seconds, never below 0. */
export function secondsUntil(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
}
