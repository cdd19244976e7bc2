import type { Place } from "./sealer.ts";

/** Where an identity provider's client secret is sealed for. */
export const placeOfClientSecret = (providerId: string): Place => ({
  purpose: "identity-provider",
  id: providerId,
});
