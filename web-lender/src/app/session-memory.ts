import { type SessionEvent, type SessionTimes, sessionEnd } from "@tieout/core/session";
import { inTab } from "@tieout/web-portal/browser-storage";

/** Survives a reload, to say how the session ended. */
const endsKey = "tieout.session.ends";
const endedKey = "tieout.session.endedAt";
const begunKey = "tieout.session.begun";

/** After the identity provider's redirect. */
export function rememberLogin(now: Date): void {
  inTab.set(begunKey, now.toISOString());
}

/** The epoch if not in this tab. */
export const loggedInAt = (): Date => new Date(inTab.get(begunKey) ?? 0);

export function rememberEnds({ absoluteExpiresAt, slidingExpiresAt }: SessionTimes): void {
  const ends = [absoluteExpiresAt.toISOString(), slidingExpiresAt.toISOString()];
  inTab.set(endsKey, ends.join(" "));
}

/** Undefined unless it ended by itself; read once. */
export function takeEnd(now: Date): SessionEvent["event"] | undefined {
  const [absolute, sliding] = inTab.get(endsKey)?.split(" ") ?? [];
  forgetSession();
  if (absolute === undefined || sliding === undefined) return undefined;

  const absoluteExpiresAt = new Date(absolute);
  const slidingExpiresAt = new Date(sliding);
  const event = sessionEnd({ absoluteExpiresAt, slidingExpiresAt }, now);
  if (event) {
    const expiresAt = event === "timed-out" ? absoluteExpiresAt : slidingExpiresAt;
    rememberEnded(expiresAt < now ? expiresAt : now);
  }
  return event;
}

export function forgetSession(): void {
  inTab.remove(endsKey);
  inTab.remove(begunKey);
  inTab.remove(endedKey);
}

/** For the page that shows the time. */
export function rememberEnded(now: Date): void {
  inTab.set(endedKey, now.toISOString());
}

export function endedAt(): Date | undefined {
  const stored = inTab.get(endedKey);
  return stored === null ? undefined : new Date(stored);
}
