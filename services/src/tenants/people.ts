import { randomUUID } from "node:crypto";
import {
  listIdentityProviders,
  placeOfClientSecret,
  roleIds,
  saveIdentityProvider,
} from "@tieout/server/database/tenant/provision";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { invite } from "../users/invitations.ts";
import { createUser, findUser } from "../users/user.ts";
import { type Operator, operate } from "./tenants.ts";

export interface NewAdministrator {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
}

/** Adds a tenant's first administrator and queues the invitation. */
export function inviteAdministrator(
  operator: Operator,
  { tenantId, sealer }: { readonly tenantId: string; readonly sealer: Sealer },
  person: NewAdministrator,
): Promise<"invited" | "address-taken"> {
  const id = randomUUID();
  const event = { action: "administrator-invited", subjectId: id };
  return operate(operator, tenantId, event, async (db) => {
    const created = await createUser(db, { id, ...person, roleIds: [roleIds.administrator] });
    if (created === "address-taken") return created;
    const user = await findUser(db, id);
    if (!user) throw new Error(`User ${id} isn't there right after they were made`);
    await invite(db, sealer, { user, now: operator.now });
    return "invited";
  });
}

export interface ProviderConfiguration {
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a public client. */
  readonly clientSecret?: string;
  readonly apiClientIds: readonly string[];
  readonly scopes: string;
}

/** Adds or changes a tenant's identity provider. */
export function connectProvider(
  operator: Operator,
  { tenantId, sealer }: { readonly tenantId: string; readonly sealer: Sealer },
  { clientSecret, ...configuration }: ProviderConfiguration,
): Promise<void> {
  const details = { issuer: configuration.issuer };
  return operate(operator, tenantId, { action: "identity-provider-saved", details }, async (db) => {
    const known = await listIdentityProviders(db);
    const same = known.find(({ issuer }) => issuer === configuration.issuer);
    const id = same?.id ?? randomUUID();
    const { seal } = await sealer.forTenant(db);
    const sealedClientSecret =
      clientSecret === undefined ? null : seal(placeOfClientSecret(id), clientSecret);
    await saveIdentityProvider(db, { id, ...configuration, sealedClientSecret });
  });
}
