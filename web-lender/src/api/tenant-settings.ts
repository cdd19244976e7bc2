import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { answerOf } from "@tieout/web-portal/answer";
import { inTab } from "@tieout/web-portal/browser-storage";
import { api, client } from "./client.ts";

export type TenantSettings = components["schemas"]["TenantSettings"];
export type OfferedPackage = components["schemas"]["OfferedPackage"];
export type UnavailablePackage =
  components["schemas"]["TenantSettings"]["appSettings"]["unavailablePackages"][number];

/** Doesn't change while a page is open. */
export const tenantSettings = () =>
  queryOptions({
    queryKey: api.queryOptions("get", "/tenant/settings").queryKey,
    queryFn: async ({ signal }) =>
      withOverrides(await answerOf(client.GET("/tenant/settings", { signal }))),
    staleTime: Number.POSITIVE_INFINITY,
    // Retried at intervals, not by each component that mounts.
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.data === undefined ? everyQuarterOfAMinute : false),
  });

const everyQuarterOfAMinute = 15_000;

/** The tenant chooser's own flag isn't one: there would be no way back. */
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

/** Only where tenants may be chosen; permissions stay with the server. */
function withOverrides(settings: TenantSettings): TenantSettings {
  const { appSettings } = settings;
  if (!appSettings.dynamicTenantSelection) return settings;
  return { ...settings, appSettings: { ...appSettings, ...readOverrides() } };
}
