import { nextSessionEvent, type SessionEvent, type SessionTimes } from "./session.ts";

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
