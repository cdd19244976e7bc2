export type { Person } from "./accounts.ts";
export { subjectOf } from "./accounts.ts";
export type { IdentityClient } from "./configuration.ts";
export type { Deliver, ProviderMail } from "./confirmation.ts";
export { invitedPeople, standardPeople } from "./people.ts";
export { type IdentityProviderOptions, startIdentityProvider } from "./start-identity-provider.ts";
