import {
  type AppSetting,
  type AppSettingName,
  appSettings,
  isAppSettingName,
} from "@tieout/core/tenant/app-settings";
import { readAppSetting } from "@tieout/core/tenant/read-app-setting";
import { changeSettings, readPackages, readSettings } from "@tieout/services/tenants/tenants";
import { Refused, type TenantCommand } from "../command.ts";
import { pairsOf } from "../typed.ts";

export const settings: TenantCommand = {
  about: "tenant",
  usage: "<tenant> [<name>=<value> …]",
  help: "Lists the settings with what is usual, or sets some; an empty value puts one back.",
  run: async ({ operator, say }, { words }, tenantId) => {
    if (words.length > 0) {
      const change = Object.entries(pairsOf(words)).map(([name, value]) => readOne(name, value));
      await changeSettings(operator, tenantId, Object.fromEntries(change));
    }
    const now = await readSettings(operator, tenantId);
    for (const [name, { usual }] of Object.entries<AppSetting>(appSettings)) {
      const [own, theirs] = [written(now[name]), written(usual)];
      say(`${name} = ${own}${own === theirs ? "" : `  (usually ${theirs})`}`);
    }
  },
};

/** Packages are settings with a shorter syntax. */
export const packages: TenantCommand = {
  about: "tenant",
  usage: "<tenant> <package,package> [--except <package,package>]",
  help: "Says which packages are offered.",
  run: async ({ operator, say }, { words: [offered = ""], options }, tenantId) => {
    const change = [readOne("accountingPackages", offered)];
    if (options.except !== undefined)
      change.push(readOne("accountingPkgBlackList", options.except));
    await changeSettings(operator, tenantId, Object.fromEntries(change));
    const { available, unavailable } = await readPackages(operator, tenantId);
    if (available.length > 0) say(`${available.join(", ")} can be connected`);
    if (unavailable.length > 0) say(`${unavailable.join(", ")}: listed as not available yet`);
  },
};

function readOne(name: string, value: string): readonly [AppSettingName, unknown] {
  if (!isAppSettingName(name)) {
    throw new Refused(`There is no setting ${name}; without any, all of them are listed`);
  }
  const read = readAppSetting(name, value);
  if (read.result === "refused") throw new Refused(`${name} wants ${read.wanted}`);
  return [name, read.value];
}

const written = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));
