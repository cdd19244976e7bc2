import { queryOptions, useQuery } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { client } from "./client.ts";

export type TenantSettings = components["schemas"]["TenantSettings"];
export type AccountingPackage = components["schemas"]["AccountingPackage"];
export type OfferedPackage = components["schemas"]["OfferedPackage"];
export type UnavailablePackage =
  components["schemas"]["TenantSettings"]["appSettings"]["unavailablePackages"][number];

/** The tenant that the host names. It doesn't change while a page is open. */
export const tenantSettings = () =>
  queryOptions<TenantSettings, Problem>({
    queryKey: ["tenant-settings"],
    queryFn: async ({ signal }) => answerOf(client.GET("/tenant/settings", { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    // The page that says so would ask again by coming, give way to the waiting, and come back without end.
    retryOnMount: false,
  });

/** The tenant, once it is known. */
export const useTenant = (): TenantSettings | undefined => useQuery(tenantSettings()).data;

/** The lender's name, as the tenant wants it read. */
export const useLenderName = (): string => useTenant()?.brandConfig.visibleName ?? productName;

/** What a package is called here; a package that is no longer offered has no name. */
export function usePackageName(): (id: string | undefined) => string | undefined {
  const offered = useTenant()?.appSettings.accountingPackages;
  return (id) => offered?.find((candidate) => candidate.id === id)?.name;
}

/** Files are another way in, and no package that somebody signs in to. */
export const isFile = (id: AccountingPackage): boolean => id === "fileupload";

/** What a lender offers: packages to sign in to, and files beside them or alone. */
export const sourcesOf = (offered: readonly OfferedPackage[]) => ({
  packages: offered.filter(({ id }) => !isFile(id)),
  file: offered.find(({ id }) => isFile(id)),
});

export const useTakesFiles = (): boolean =>
  useTenant()?.appSettings.accountingPackages.some(({ id }) => isFile(id)) ?? false;

/** Stands in the head of a page while nobody knows whose page it is. */
const productName = "Tieout";
