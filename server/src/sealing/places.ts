import type { Place } from "./sealer.ts";

/** Where an identity provider's client secret is sealed for. */
export const placeOfClientSecret = (providerId: string): Place => ({
  purpose: "identity-provider",
  id: providerId,
});

/** Where a shared link's secret is sealed for. */
export const placeOfLinkSecret = (sharedLinkId: string): Place => ({
  purpose: "shared-link",
  id: sharedLinkId,
});
