/** Until when a session lasts, as the server says it. */
export interface SessionTimes {
  readonly absoluteExpiresAt: Date;
  readonly slidingExpiresAt: Date;
}

/** What is due, and in how many milliseconds. */
export interface SessionEvent {
  readonly event: "timed-out" | "sliding-window-expired";
  readonly inMilliseconds: number;
}

/** How often a page looks whether somebody has been there. */
export const activityCheckMilliseconds = 15_000;

const fireBeforeMilliseconds = 60_000;
const shortestWaitMilliseconds = 100;
const quietAfterLoginMilliseconds = 5_000;

/**
 * The next end of a session: a minute before the earlier of its two times, so that what is signed out is
 * still signed in. By the wall clock, since a sleeping laptop stops every timer (D-4).
 */
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

export interface Activity {
  readonly now: Date;
  /** When the session last slid: at sign-in, or at the last refresh. */
  readonly slidAt: Date;
  readonly lastInputAt?: Date;
  readonly slidingSeconds: number;
}

/** Whether to slide the session now: after half its sliding lifetime, if somebody was there since. */
export function shouldRefresh({ now, slidAt, lastInputAt, slidingSeconds }: Activity): boolean {
  const half = (slidingSeconds * 1_000) / 2;
  const due = now.getTime() - slidAt.getTime() >= half;
  return due && lastInputAt !== undefined && lastInputAt > slidAt;
}

/** How much longer the timers hold still, because the session is only just being made. */
export function quietAfterLogin(loggedInAt: Date, now: Date): number {
  const since = now.getTime() - loggedInAt.getTime();
  return since < 0 ? 0 : Math.max(quietAfterLoginMilliseconds - since, 0);
}

/** That a session is about to end, when to say so, and until when it lasts. */
export interface SessionWarning {
  readonly event: SessionEvent["event"];
  readonly inMilliseconds: number;
  readonly endsAt: Date;
}

const longestNotice = 120_000;

/**
 * Two minutes before a session's end, or in the last quarter of one that is shorter than eight: late enough
 * that somebody at work has slid it by then, and only who is idle is warned.
 */
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

/** Whole seconds until then, as a countdown shows them: it reaches 0 at the end, and never passes it. */
export function secondsUntil(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
}
