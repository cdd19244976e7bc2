import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { answerOf } from "@tieout/web-portal/answer";
import { api, client } from "./client.ts";
import { withOverrides } from "./setting-overrides.ts";

export type TenantSettings = components["schemas"]["TenantSettings"];
export type OfferedPackage = components["schemas"]["OfferedPackage"];
export type UnavailablePackage =
  components["schemas"]["TenantSettings"]["appSettings"]["unavailablePackages"][number];

/** The tenant that this host names. It doesn't change while a page is open. */
export const tenantSettings = () =>
  queryOptions({
    queryKey: api.queryOptions("get", "/tenant/settings").queryKey,
    queryFn: async ({ signal }) =>
      withOverrides(await answerOf(client.GET("/tenant/settings", { signal }))),
    staleTime: Number.POSITIVE_INFINITY,
    // Until they're there they are asked for at intervals, and not by each page and part that comes.
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.data === undefined ? everyQuarterOfAMinute : false),
  });

const everyQuarterOfAMinute = 15_000;
