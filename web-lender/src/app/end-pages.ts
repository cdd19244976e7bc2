import type { SessionEnd } from "./session-news.ts";

/** Where the end of a session leads (P-T8, P-T9). */
export const endPages: Record<SessionEnd, string> = {
  "timed-out": "/authtimeout",
  "sliding-window-expired": "/slidingtimeout",
  "logged-out": "/login",
};
