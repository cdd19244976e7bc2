import { nextSessionEvent, type SessionEvent, type SessionTimes } from "@tieout/core/session";
import { inTab } from "@tieout/web-portal/browser-storage";

/** What a tab remembers of its session, to say later how it ended, even after it was loaded anew. */
const endsKey = "tieout.session.ends";
const endedKey = "tieout.session.endedAt";
const begunKey = "tieout.session.begun";

/** Somebody has just come back from the identity provider. */
export function rememberLogin(now: Date): void {
  inTab.set(begunKey, now.toISOString());
}

/** When that was; long ago, where it wasn't in this tab. */
export const loggedInAt = (): Date => new Date(inTab.get(begunKey) ?? 0);

export function rememberEnds({ absoluteExpiresAt, slidingExpiresAt }: SessionTimes): void {
  const ends = [absoluteExpiresAt.toISOString(), slidingExpiresAt.toISOString()];
  inTab.set(endsKey, ends.join(" "));
}

/** How this tab's session ended by itself, if it did; told once. */
export function takeEnd(now: Date): SessionEvent["event"] | undefined {
  const [absolute, sliding] = inTab.get(endsKey)?.split(" ") ?? [];
  forgetSession();
  if (absolute === undefined || sliding === undefined) return undefined;

  const absoluteExpiresAt = new Date(absolute);
  const slidingExpiresAt = new Date(sliding);
  const { event } = nextSessionEvent({ absoluteExpiresAt, slidingExpiresAt }, now);
  const end = absoluteExpiresAt < slidingExpiresAt ? absoluteExpiresAt : slidingExpiresAt;
  if (end > now) return undefined;
  rememberEnded(end);
  return event;
}

export function forgetSession(): void {
  inTab.remove(endsKey);
  inTab.remove(begunKey);
  inTab.remove(endedKey);
}

/** The session has just ended by itself; the page that says so says when. */
export function rememberEnded(now: Date): void {
  inTab.set(endedKey, now.toISOString());
}

export function endedAt(): Date | undefined {
  const stored = inTab.get(endedKey);
  return stored === null ? undefined : new Date(stored);
}
