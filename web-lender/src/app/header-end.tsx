import type { TenantSettings } from "../api/tenant-settings.ts";

/** At the end of the header: what is left of the limit, help, and who is logged in. */
export function HeaderEnd(_: { readonly settings: TenantSettings }) {
  return null;
}
