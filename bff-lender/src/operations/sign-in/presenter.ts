import type { components } from "@tieout/openapi/lender";

export function presentSession(session: {
  readonly absoluteExpiresAt: Date;
  readonly slidingExpiresAt: Date;
}): components["schemas"]["SessionTimes"] {
  return {
    absoluteExpirationTime: session.absoluteExpiresAt.toISOString(),
    slidingExpirationTime: session.slidingExpiresAt.toISOString(),
  };
}
