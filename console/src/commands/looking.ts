import { readLoginSettings } from "@tieout/core/tenant/login-settings";
import { listTenantHosts } from "@tieout/server/database/tenant/every-tenant";
import { listIdentityProviders } from "@tieout/server/database/tenant/provision";
import { findRetentionPolicy } from "@tieout/server/database/tenant/retention-policy";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import { withTenant } from "@tieout/server/database/with-tenant";
import { listTenantAliases } from "@tieout/services/tenants/aliases";
import {
  findTenantBrand,
  findTenantSettings,
  listEmailDomains,
  listOwnPortalTexts,
} from "@tieout/services/tenants/settings";
import { Refused, type TenantCommand } from "../command.ts";
import { brandWarnings } from "./brand.ts";
import { wordingFault } from "./words.ts";

export const show: TenantCommand = {
  about: "tenant",
  usage: "<tenant>",
  help: "Says what is known of a tenant; never a secret.",
  run: async ({ operator, say }, _typed, tenantId) => {
    const hosts = await listTenantHosts(operator.owner, tenantId);
    const found = await withTenant(operator.pool, tenantId, async (db) => ({
      id: tenantId,
      ...(await findTenant(db)),
      names: await listTenantAliases(db),
      hosts,
      brand: await findTenantBrand(db),
      retention: await findRetentionPolicy(db),
      emailDomains: await listEmailDomains(db),
      identityProviders: (await listIdentityProviders(db)).map(({ issuer, clientId, scopes }) => ({
        issuer,
        clientId,
        scopes,
      })),
    }));
    say(JSON.stringify(found, undefined, 2));
  },
};

export const check: TenantCommand = {
  about: "tenant",
  usage: "<tenant>",
  help: "Looks for what is set and isn't used, and what nobody has chosen.",
  run: async ({ operator, say }, _typed, tenantId) => {
    const hosts = await listTenantHosts(operator.owner, tenantId);
    const unreachable = hosts.some(({ kind }) => kind === "lender")
      ? []
      : ["Warning: there is no lender host, and nobody can come: see `host`"];
    const warnings = await withTenant(operator.pool, tenantId, async (db) => {
      const { multiTenantSettings } = await findTenantSettings(db);
      const { faults } = readLoginSettings(multiTenantSettings);
      const own = await listOwnPortalTexts(db);
      const words = own.flatMap(({ section, texts }) =>
        Object.entries(texts).flatMap(([key, said]) => {
          const fault = wordingFault(section, key, said);
          return fault ? [`Warning: ${key} of ${section} isn't said, for ${fault}`] : [];
        }),
      );
      const logins = faults.map((fault) => `Warning: multiTenantSettings: ${fault}`);
      const retention = (await findRetentionPolicy(db))
        ? []
        : ["Warning: no retention is chosen, and nothing is ever deleted: see `retention`"];
      const providers = (await listIdentityProviders(db)).length
        ? []
        : ["Warning: there is no identity provider, and nobody can log in: see `provider`"];
      const brand = brandWarnings(await findTenantBrand(db));
      return [...unreachable, ...providers, ...retention, ...brand, ...logins, ...words];
    });
    for (const warning of warnings) say(warning);
    if (warnings.length > 0) throw new Refused(`${warnings.length} to mend`);
    say("Everything that is set is used");
  },
};
