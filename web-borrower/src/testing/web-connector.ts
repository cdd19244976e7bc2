import type { WebConnector } from "../api/web-connector.ts";
import { connectionRequestId } from "./answers.ts";

/** The server has seen nothing yet. */
export const aWebConnector = (over: Partial<WebConnector> = {}): WebConnector => ({
  connectionRequestId,
  state: "steps",
  fileName: "copperfield-tidewater.qwc",
  waitingSince: "2025-10-14T13:20:00Z",
  endsAt: "2025-10-28T13:20:00Z",
  willMail: false,
  answered: 0,
  expected: 0,
  ...over,
});

/** Downloaded eight minutes ago, and a password was shown. */
export const aWaitingWebConnector = (over: Partial<WebConnector> = {}): WebConnector =>
  aWebConnector({
    state: "waiting",
    downloadedAt: "2025-10-14T13:22:00Z",
    waitingSince: "2025-10-14T13:22:00Z",
    passwordMadeAt: "2025-10-14T13:20:00Z",
    ...over,
  });

export const aPassword = (password = "K7QP-2M9X-R4TD") => ({
  password,
  madeAt: "2025-10-14T13:30:00Z",
});
