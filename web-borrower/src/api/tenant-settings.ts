import { queryOptions, useQuery } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { client } from "./client.ts";

export type TenantSettings = components["schemas"]["TenantSettings"];
export type AccountingPackage = components["schemas"]["AccountingPackage"];
export type OfferedPackage = components["schemas"]["OfferedPackage"];
export type UnavailablePackage =
  components["schemas"]["TenantSettings"]["appSettings"]["unavailablePackages"][number];

/** Doesn't change while a page is open. */
export const tenantSettings = () =>
  queryOptions<TenantSettings, Problem>({
    queryKey: ["tenant-settings"],
    queryFn: async ({ signal }) => answerOf(client.GET("/tenant/settings", { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    // Without this, the error page would refetch on mount and loop.
    retryOnMount: false,
  });

export const useTenant = (): TenantSettings | undefined => useQuery(tenantSettings()).data;

export const useLenderName = (): string => useTenant()?.brandConfig.visibleName ?? productName;

/** Undefined for a package that is no longer offered. */
export function usePackageName(): (id: string | undefined) => string | undefined {
  const offered = useTenant()?.appSettings.accountingPackages;
  return (id) => offered?.find((candidate) => candidate.id === id)?.name;
}

/** A file needs no sign-in. */
export const isFile = (id: AccountingPackage): boolean => id === "fileupload";

/** Packages to sign in to, and files beside them or alone. */
export const sourcesOf = (offered: readonly OfferedPackage[]) => ({
  packages: offered.filter(({ id }) => !isFile(id)),
  file: offered.find(({ id }) => isFile(id)),
});

export const useTakesFiles = (): boolean =>
  useTenant()?.appSettings.accountingPackages.some(({ id }) => isFile(id)) ?? false;

/** The window's title until the tenant is known. */
const productName = "Tieout";
