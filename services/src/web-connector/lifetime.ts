import type { WebConnector } from "./web-connector.ts";

/** How long Web Connector may be silent (D-14). */
export const daysOfSilence = 14;
export const silenceMs = daysOfSilence * 86_400_000;

/** A session that says nothing for so long is over. */
export const sessionMs = 3_600_000;

/** When a request that nothing comes of ends. */
export const endsAt = ({ progressedAt }: Pick<WebConnector, "progressedAt">): Date =>
  new Date(progressedAt.getTime() + silenceMs);

/** Whether nobody may sign in any more. What is connected stays so until somebody ends it. */
export function hasEnded(
  connector: Pick<WebConnector, "endedAt" | "connectionId" | "progressedAt">,
  now: Date,
): boolean {
  if (connector.endedAt) return true;
  return connector.connectionId === undefined && now >= endsAt(connector);
}
