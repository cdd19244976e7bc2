import {
  listIdentityProviders,
  placeOfClientSecret,
} from "@tieout/server/database/tenant/provision";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Sealer } from "@tieout/server/sealing/sealer";
import type { ProviderConfig } from "./identity-provider.ts";

export interface TenantProvider extends ProviderConfig {
  readonly id: string;
}

export async function listProviders(db: Tx, sealer: Sealer): Promise<TenantProvider[]> {
  const { open } = await sealer.forTenant(db);
  const rows = await listIdentityProviders(db);
  return rows.map(({ sealedClientSecret, ...provider }) => ({
    ...provider,
    clientSecret: sealedClientSecret
      ? open(placeOfClientSecret(provider.id), sealedClientSecret).toString()
      : undefined,
  }));
}
