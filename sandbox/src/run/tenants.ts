import { randomUUID } from "node:crypto";
import { openPool } from "@tieout/server/database/pool";
import {
  moveIdentityProvider,
  type NewTenant,
  placeOfClientSecret,
  roleIds,
  saveIdentityProvider,
  saveTenantHost,
} from "@tieout/server/database/tenant/provision";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import { type Tx, withTenant } from "@tieout/server/database/with-tenant";
import { parseKeyRing } from "@tieout/server/sealing/key-ring";
import { sealer } from "@tieout/server/sealing/sealer";
import type { Storage } from "@tieout/server/storage/open-storage";
import { saveTenantAlias } from "@tieout/services/tenants/aliases";
import { saveBannerMessage } from "@tieout/services/tenants/banners";
import { savePortalTexts, saveUserMetadataSetting } from "@tieout/services/tenants/settings";
import { addTenant, changeLogo, type Operator, operate } from "@tieout/services/tenants/tenants";
import { createUser } from "@tieout/services/users/user";
import { demoLogo } from "../demo/logo.ts";
import { type DemoTenant, demoTenants } from "../demo/tenants.ts";
import { standardPeople, subjectOf } from "../identity-provider/accounts.ts";
import type { Addresses } from "./addresses.ts";
import type { Secrets } from "./secrets.ts";

interface TenantSetup {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly secrets: Secrets;
  readonly issuer: string;
  readonly addresses: Addresses;
  readonly storage: Storage;
  /** First day of this billing period, `YYYY-MM-DD`. */
  readonly billingAnchor: NewTenant["billingAnchor"];
}

/** An operator's setup. Addresses may differ from the last start's; the rest is made once. */
export async function prepareTenants(setup: TenantSetup): Promise<void> {
  const owner = openPool(setup.ownerUrl);
  const pool = openPool(setup.appUrl);
  try {
    for (const tenant of demoTenants) {
      const isNew = await withTenant(pool, tenant.id, (db) =>
        findTenant(db).then(
          () => false,
          () => true,
        ),
      );
      const { billingAnchor, storage } = setup;
      const acting = { owner, pool, now: new Date() };
      if (isNew) {
        await addTenant(acting, { ...tenant, billingAnchor });
        await dressTenant(acting, tenant, storage);
      }
      for (const alias of [tenant.name, tenant.alias]) {
        await saveTenantAlias(owner, { tenantId: tenant.id, alias });
      }
      for (const kind of ["lender", "borrower"] as const) {
        const origin = setup.addresses[kind](tenant.name);
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
        const { seal } = await sealer(parseKeyRing(setup.secrets.keyRing)).forTenant(db);
        const id = tenant.identityProviderId;
        await moveIdentityProvider(db, id, setup.issuer);
        await saveIdentityProvider(db, {
          id,
          issuer: setup.issuer,
          clientId: clientIdOf(tenant),
          sealedClientSecret: seal(placeOfClientSecret(id), setup.secrets.identityClient),
          apiClientIds: [],
          scopes: "openid profile email",
        });
        if (isNew) await addPeople(db, tenant, setup.issuer);
      });
    }
  } finally {
    await Promise.all([owner.destroy(), pool.destroy()]);
  }
}

export const clientIdOf = ({ name }: Pick<DemoTenant, "name">) => `tieout-${name}`;

/** A tenant's first person is its administrator, who invites others. */
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

async function dressTenant(
  operator: Operator,
  { id, logo, banners, portalTexts, metadata }: DemoTenant,
  storage: Storage,
): Promise<void> {
  const picture = { bytes: demoLogo(logo), type: "image/png" } as const;
  await changeLogo(operator, { tenantId: id, storage }, picture);
  await operate(operator, id, { action: "tenant-dressed" }, async (db: Tx) => {
    for (const [position, banner] of banners.entries()) {
      await saveBannerMessage(db, { id: randomUUID(), position, ...banner });
    }
    for (const { texts, ...key } of portalTexts) await savePortalTexts(db, key, texts);
    for (const [position, setting] of metadata.entries()) {
      await saveUserMetadataSetting(db, { ...setting, position });
    }
  });
}
