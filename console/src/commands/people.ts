import { parseEmail } from "@tieout/core/text";
import { metadataTypes } from "@tieout/core/user";
import { listTenantHosts } from "@tieout/server/database/tenant/every-tenant";
import { listIdentityProviders } from "@tieout/server/database/tenant/provision";
import { withTenant } from "@tieout/server/database/with-tenant";
import { connectProvider, inviteAdministrator } from "@tieout/services/tenants/people";
import {
  deleteEmailDomain,
  deleteUserMetadataSetting,
  listEmailDomains,
  saveCollectionLimit,
  saveEmailDomain,
  saveUserMetadataSetting,
} from "@tieout/services/tenants/settings";
import { operate } from "@tieout/services/tenants/tenants";
import { Misunderstood, Refused, type TenantCommand } from "../command.ts";
import { needed, oneOf } from "../typed.ts";

const isDomain = (word: string) => !/[@\s]/.test(word) && word.slice(1, -1).includes(".");

export const domains: TenantCommand = {
  about: "tenant",
  usage: "<tenant> list | add <domain> … | remove <domain> …",
  help: "Says at which domains the addresses of a tenant's users are.",
  run: async ({ operator, say }, { words: [what, ...named] }, tenantId) => {
    const change = oneOf(what, ["list", "add", "remove"]);
    if (change !== "list") {
      const odd = named.find((domain) => !isDomain(domain));
      if (odd !== undefined || named.length === 0)
        throw new Misunderstood(`${odd ?? "nothing"} is no domain`);
      const details = { domains: named.join(", "), change };
      await operate(
        operator,
        tenantId,
        { action: "email-domains-changed", details },
        async (db) => {
          for (const domain of named) {
            if (change === "add") await saveEmailDomain(db, domain);
            else if (!(await deleteEmailDomain(db, domain)))
              throw new Refused(`There is no ${domain}`);
          }
        },
      );
    }
    for (const domain of await withTenant(operator.pool, tenantId, listEmailDomains)) say(domain);
  },
};

export const metadata: TenantCommand = {
  about: "tenant",
  usage:
    "<tenant> add <name> --label <text> [--placeholder <text>] [--type text] [--position 0] | remove <name>",
  help: "Says what else is kept of each of a tenant's users.",
  run: async ({ operator, say }, typed, tenantId) => {
    const [what, name = ""] = typed.words;
    if (name === "") throw new Misunderstood("A name is missing");
    const details = { name };
    const event = { action: "metadata-settings-changed", details };
    if (oneOf(what, ["add", "remove"]) === "remove") {
      const gone = await operate(operator, tenantId, event, (db) =>
        deleteUserMetadataSetting(db, name),
      );
      if (!gone) throw new Refused(`There is no ${name}`);
      return say(`${name} is no longer asked for`);
    }
    const { placeholder = "", type = "text", position = "0" } = typed.options;
    const label = needed(typed, "label");
    await operate(operator, tenantId, event, (db) =>
      saveUserMetadataSetting(db, {
        name,
        label,
        placeholder,
        type: oneOf(type, metadataTypes),
        position: Number(position) || 0,
      }),
    );
    say(`${label} is asked for`);
  },
};

export const limit: TenantCommand = {
  about: "tenant",
  usage: "<tenant> <number>|none",
  help: "Says how many collections a billing period has.",
  run: async ({ operator, say }, { words: [written = ""] }, tenantId) => {
    if (!/^(\d{1,9}|none)$/.test(written)) throw new Misunderstood("A limit is a number or none");
    const collectionLimit = written === "none" ? null : Number(written);
    const details = { limit: written };
    await operate(operator, tenantId, { action: "collection-limit-changed", details }, (db) =>
      saveCollectionLimit(db, { collectionLimit }),
    );
    say(`Collections in a period: ${written}`);
  },
};

export const provider: TenantCommand = {
  about: "tenant",
  usage:
    "<tenant> --issuer <address> --client <id> [--scopes <text>] [--api-clients <id,id>] [--public]",
  help: "Says where a tenant's people log in. The client's secret is IDENTITY_CLIENT_SECRET, or piped in.",
  run: async ({ operator, sealer, environment, readInput, say }, typed, tenantId) => {
    const issuer = needed(typed, "issuer");
    const production = environment.NODE_ENV === "production";
    if (!(production ? /^https:\/\// : /^https?:\/\//).test(issuer)) {
      throw new Refused("An issuer is an address that begins with https://");
    }
    const { scopes = "openid profile email", "api-clients": apiClients = "" } = typed.options;
    const isPublic = typed.options.public !== undefined;
    const secret = isPublic
      ? ""
      : (environment.IDENTITY_CLIENT_SECRET ?? (await readInput())).trim();
    if (!isPublic && secret === "") throw new Refused("The client's secret is missing");
    await connectProvider(
      operator,
      { tenantId, sealer: sealer() },
      {
        issuer,
        clientId: needed(typed, "client"),
        scopes,
        apiClientIds: apiClients.split(",").filter(Boolean),
        ...(!isPublic && { clientSecret: secret }),
      },
    );
    say(`People log in at ${issuer}`);
  },
};

export const administrator: TenantCommand = {
  about: "tenant",
  usage: "<tenant> --email <address> --first <name> --last <name>",
  help: "Adds a tenant's first administrator, and sends the mail that asks them in.",
  run: async ({ operator, sealer, say }, typed, tenantId) => {
    const emailAddress = parseEmail(needed(typed, "email"));
    if (!emailAddress) throw new Refused("This isn't an e-mail address");
    const hosts = await listTenantHosts(operator.owner, tenantId);
    if (!hosts.some(({ kind }) => kind === "lender")) {
      throw new Refused("The invitation needs an address: give the tenant a lender host first");
    }
    if ((await withTenant(operator.pool, tenantId, listIdentityProviders)).length === 0) {
      throw new Refused(
        "The invitation leads to a login: give the tenant an identity provider first",
      );
    }
    const person = {
      emailAddress,
      firstName: needed(typed, "first"),
      lastName: needed(typed, "last"),
    };
    const place = { tenantId, sealer: sealer() };
    if ((await inviteAdministrator(operator, place, person)) === "address-taken") {
      throw new Refused(`Somebody has ${emailAddress} already`);
    }
    say(`${emailAddress} is invited as soon as a worker has sent the mail`);
  },
};
