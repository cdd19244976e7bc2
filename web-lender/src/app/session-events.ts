import type { SessionEvent } from "@tieout/core/session";
import { onDevice } from "@tieout/web-portal/browser-storage";
import { useEffect } from "react";

/** By a log-out, or by itself. */
export type SessionEnd = "logged-out" | SessionEvent["event"];

const slidKey = "tieout.session.slid";
const endedKey = "tieout.session.ended";

/** Notifies the other tabs. */
export function tellSlid(until: string): void {
  onDevice.set(slidKey, until);
}

/** The time makes each message unique, since equal values fire no storage event. */
export function tellEnded(end: SessionEnd): void {
  onDevice.set(endedKey, `${end} ${Date.now()}`);
}

interface SessionNews {
  readonly onSlid: () => void;
  readonly onEnded: (end: SessionEnd) => void;
}

export function useSessionNews({ onSlid, onEnded }: SessionNews): void {
  useEffect(() => {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === slidKey) onSlid();
      const end = ends.find((each) => newValue?.startsWith(`${each} `));
      if (key === endedKey && end) onEnded(end);
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  }, [onSlid, onEnded]);
}

const ends: readonly SessionEnd[] = ["logged-out", "timed-out", "sliding-window-expired"];

/** Where each end of a session leads (P-T8, P-T9). */
export const endPages: Record<SessionEnd, string> = {
  "timed-out": "/authtimeout",
  "sliding-window-expired": "/slidingtimeout",
  "logged-out": "/login",
};
