export { type Client, type DexOptions, startDex } from "./dex/index.ts";
export {
  type IdentityClient,
  type IdentityProviderOptions,
  invitedPeople,
  standardPeople,
  startIdentityProvider,
} from "./identity-provider/index.ts";
export { type InboxOptions, type RunningInbox, startInbox } from "./inbox/index.ts";
export type { Running } from "./ports/index.ts";
export {
  type Postgres,
  type PostgresOptions,
  type RolePasswords,
  startPostgres,
} from "./postgres/index.ts";
export {
  type QuickBooksDesktopOptions,
  startQuickBooksDesktop,
} from "./quickbooks-desktop/index.ts";
