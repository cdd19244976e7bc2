import type { NewTenant } from "@tieout/server/database";
import {
  createUser,
  findTenant,
  moveIdentityProvider,
  openPool,
  roleIds,
  saveIdentityProvider,
  saveTenantAlias,
  saveTenantHost,
  withTenant,
} from "@tieout/server/database";
import { addTenant } from "@tieout/server/operating";
import { parseKeyRing, placeOfClientSecret, sealer } from "@tieout/server/sealing";
import type { Storage } from "@tieout/server/storage";
import { type DemoTenant, demoTenants } from "../demo/tenants.ts";
import { standardPeople, subjectOf } from "../identity-provider/index.ts";
import type { Addresses } from "./addresses.ts";
import { dressTenant } from "./dress-tenant.ts";
import type { Secrets } from "./secrets.ts";

export interface Operator {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly secrets: Secrets;
  readonly issuer: string;
  readonly addresses: Addresses;
  readonly storage: Storage;
  /** The first day of this billing period, `YYYY-MM-DD`. */
  readonly billingAnchor: NewTenant["billingAnchor"];
}

/**
 * What an operator does before anybody can log in: tenants, their hosts and identity providers, and their
 * first people. Addresses may differ from the last start's; the rest is made once.
 */
export async function prepareTenants(operator: Operator): Promise<void> {
  const owner = openPool(operator.ownerUrl);
  const pool = openPool(operator.appUrl);
  try {
    for (const tenant of demoTenants) {
      const isNew = await withTenant(pool, tenant.id, (db) =>
        findTenant(db).then(
          () => false,
          () => true,
        ),
      );
      const { billingAnchor, storage } = operator;
      const acting = { owner, pool, now: new Date() };
      if (isNew) {
        await addTenant(acting, { ...tenant, billingAnchor });
        await dressTenant(acting, tenant, storage);
      }
      for (const alias of [tenant.name, tenant.alias]) {
        await saveTenantAlias(owner, { tenantId: tenant.id, alias });
      }
      for (const kind of ["lender", "borrower"] as const) {
        const origin = operator.addresses[kind](tenant.name);
        const fallback = tenant.isDefault;
        await saveTenantHost(owner, {
          tenantId: tenant.id,
          kind,
          origin,
          canonical: true,
          fallback,
        });
      }
      await withTenant(pool, tenant.id, async (db) => {
        const { seal } = await sealer(parseKeyRing(operator.secrets.keyRing)).forTenant(db);
        const id = tenant.identityProviderId;
        await moveIdentityProvider(db, id, operator.issuer);
        await saveIdentityProvider(db, {
          id,
          issuer: operator.issuer,
          clientId: clientIdOf(tenant),
          sealedClientSecret: seal(placeOfClientSecret(id), operator.secrets.identityClient),
          apiClientIds: [],
          scopes: "openid profile email",
        });
        if (isNew) await addPeople(db, tenant, operator.issuer);
      });
    }
  } finally {
    await Promise.all([owner.destroy(), pool.destroy()]);
  }
}

export const clientIdOf = ({ name }: Pick<DemoTenant, "name">) => `tieout-${name}`;

type Tx = Parameters<typeof createUser>[0];

/** The first of a tenant's people is its administrator, who invites anybody else. */
async function addPeople(db: Tx, { name, userIds }: DemoTenant, issuer: string): Promise<void> {
  const own = standardPeople.filter(({ tenant }) => tenant === name);
  for (const [index, { email, givenName, familyName }] of own.entries()) {
    const id = userIds[index];
    if (id === undefined) throw new Error(`${name} has more people than ids for them`);
    await createUser(db, {
      id,
      firstName: givenName,
      lastName: familyName,
      emailAddress: email,
      roleIds: [index === 0 ? roleIds.administrator : roleIds.defaultUser],
      identity: { issuer, subject: subjectOf(name, email) },
    });
  }
}
