import type { components } from "@tieout/openapi/lender";
import { inTab } from "@tieout/web-portal/browser-storage";

type TenantSettings = components["schemas"]["TenantSettings"];

/** Flags that may be tried out here. Where tenants are chosen isn't one: there would be no way back. */
export const overridableFlags = [
  "financialStatementsEnabled",
  "financialStatementsReleaseEnabled",
  "riskCalcEnabled",
  "shareableLinkParamsFlow",
  "disableDirectLinking",
  "disableNewWorkspaces",
  "allowMultipleBorrowerImports",
  "noTimeRestrictionForDataCollection",
  "showBorrowerIntroBanner",
  "alwaysCollectBorrowerBusinessInfo",
  "allowExcelFileUpload",
  "allowLanguageSelection",
] as const satisfies readonly (keyof TenantSettings["appSettings"])[];
export type OverridableFlag = (typeof overridableFlags)[number];
export type SettingOverrides = Readonly<Partial<Record<OverridableFlag, boolean>>>;

const key = "tieout.setting-overrides";

/** What this browser's session tries out in place of the tenant's settings. */
export function readOverrides(): SettingOverrides {
  const kept: unknown = JSON.parse(inTab.get(key) ?? "{}");
  const entries = Object.entries(kept ?? {});
  const known = entries.filter(
    ([name, value]) => overridableFlags.some((flag) => flag === name) && typeof value === "boolean",
  );
  return Object.fromEntries(known);
}

export function keepOverrides(overrides: SettingOverrides): void {
  if (Object.keys(overrides).length === 0) inTab.remove(key);
  else inTab.set(key, JSON.stringify(overrides));
}

/** Only where tenants may be chosen; what somebody may do is the server's to say, as ever. */
export function withOverrides(settings: TenantSettings): TenantSettings {
  const { appSettings } = settings;
  if (!appSettings.dynamicTenantSelection) return settings;
  return { ...settings, appSettings: { ...appSettings, ...readOverrides() } };
}
