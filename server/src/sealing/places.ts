import type { Place } from "./sealer.ts";

export const placeOfClientSecret = (providerId: string): Place => ({
  purpose: "identity-provider",
  id: providerId,
});

export const placeOfLinkSecret = (sharedLinkId: string): Place => ({
  purpose: "shared-link",
  id: sharedLinkId,
});
