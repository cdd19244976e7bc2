import { randomUUID } from "node:crypto";
import { parseDay } from "@tieout/core/calendar/day";
import { languages } from "@tieout/core/language";
import { listTenantHosts, listTenantIds } from "@tieout/server/database/tenant/every-tenant";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import { withTenant } from "@tieout/server/database/with-tenant";
import {
  addAlias,
  addHost,
  addTenant,
  chooseLanguage,
  findTenantId,
} from "@tieout/services/tenants/tenants";
import { Misunderstood, type PlainCommand, Refused, type TenantCommand } from "../command.ts";
import { needed, oneOf } from "../typed.ts";
import { retentionOf } from "./retention.ts";

export const list: PlainCommand = {
  about: "everything",
  usage: "",
  help: "Lists the tenants and where they are.",
  run: async ({ operator, say }) => {
    for (const id of await listTenantIds(operator.owner)) {
      const tenant = await withTenant(operator.pool, id, findTenant);
      const hosts = await listTenantHosts(operator.owner, id);
      const off = [
        tenant.lenderDisabled && "lender off",
        tenant.borrowerDisabled && "borrower off",
      ];
      const origins = hosts.map(({ kind, origin }) => `${kind} ${origin}`);
      say([tenant.name, id, tenant.visibleName, ...origins, ...off].filter(Boolean).join("  "));
    }
  },
};

export const create: PlainCommand = {
  about: "everything",
  usage:
    "<name> --visible-name <text> --retention <7 years> [--id <uuid>] [--time-zone <IANA>] [--language en|es|fr] [--billing-from <day>]",
  help: "Makes a tenant. Give it hosts, an identity provider and an administrator next.",
  run: async ({ operator, say }, typed) => {
    const [name = ""] = typed.words;
    if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(name)) {
      throw new Misunderstood("A name has small letters, digits and hyphens");
    }
    if (await findTenantId(operator, name)) throw new Refused(`There is a tenant ${name} already`);
    const timeZone = typed.options["time-zone"] ?? "UTC";
    if (!isTimeZone(timeZone)) throw new Refused(`${timeZone} is no time zone`);
    const firstOfMonth = `${operator.now.toISOString().slice(0, 7)}-01`;
    const billingAnchor = parseDay(typed.options["billing-from"] ?? firstOfMonth);
    if (!billingAnchor) throw new Refused("--billing-from isn't a day, as in 2026-03-01");

    const retention = retentionOf(needed(typed, "retention"));
    const { id = randomUUID() } = typed.options;
    const visibleName = needed(typed, "visible-name");
    const defaultLanguage = oneOf(typed.options.language ?? "en", languages);
    await addTenant(operator, {
      id,
      name,
      visibleName,
      timeZone,
      defaultLanguage,
      billingAnchor,
      retention,
    });
    say(`${name} is ${id}`);
  },
};

export const host: TenantCommand = {
  about: "tenant",
  usage: "<tenant> lender|borrower <origin> [--canonical] [--default]",
  help: "Gives a tenant a host. --default: unknown hosts show this tenant's public pages.",
  run: async ({ operator, say }, { words: [kind, origin = ""], options }, tenantId) => {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Refused("An origin is a scheme and a host, as in https://books.example.com");
    }
    const known = await listTenantHosts(operator.owner, tenantId);
    const of = oneOf(kind, ["lender", "borrower"]);
    const isFirst = !known.some((other) => other.kind === of);
    const canonical = options.canonical !== undefined || isFirst;
    const fallback = options.default !== undefined;
    await addHost(operator, { tenantId, kind: of, origin, canonical, fallback });
    say(`${origin} is the ${of}'s${canonical ? ", and stands in links and mail" : ""}`);
  },
};

export const language: TenantCommand = {
  about: "tenant",
  usage: "<tenant> en|es|fr",
  help: "Says what a tenant's workbooks are in, and mail to people who have no language of their own.",
  run: async ({ operator, say }, { words: [chosen] }, tenantId) => {
    const spoken = oneOf(chosen, languages);
    await chooseLanguage(operator, tenantId, spoken);
    say(`From now on it speaks ${spoken}; workbooks that are there stay as they are`);
  },
};

export const alias: TenantCommand = {
  about: "tenant",
  usage: "<tenant> <name>",
  help: "Lets a tenant answer to another name of the firm's.",
  run: async ({ operator, say }, { words: [name = ""] }, tenantId) => {
    if (!/^[a-z0-9][a-z0-9-]{0,62}$/i.test(name)) throw new Misunderstood(`${name} is no name`);
    const holder = await findTenantId(operator, name);
    if (holder && holder !== tenantId) throw new Refused(`Another tenant answers to ${name}`);
    await addAlias(operator, { tenantId, alias: name });
    say(`It answers to ${name.toLowerCase()}`);
  },
};

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
