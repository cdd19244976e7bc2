import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { answerOf } from "./answer.ts";
import { api, client } from "./client.ts";
import { withOverrides } from "./setting-overrides.ts";

export type TenantSettings = components["schemas"]["TenantSettings"];
export type OfferedPackage = components["schemas"]["OfferedPackage"];

/** The tenant that this host names. It doesn't change while a page is open. */
export const tenantSettings = () =>
  queryOptions({
    queryKey: api.queryOptions("get", "/tenant/settings").queryKey,
    queryFn: async ({ signal }) =>
      withOverrides(await answerOf(client.GET("/tenant/settings", { signal }))),
    staleTime: Number.POSITIVE_INFINITY,
  });
