import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type TenantSettings = components["schemas"]["TenantSettings"];
export type OfferedPackage = components["schemas"]["OfferedPackage"];

/** The tenant that this host names. It doesn't change while a page is open. */
export const tenantSettings = () =>
  queryOptions({
    ...api.queryOptions("get", "/tenant/settings"),
    staleTime: Number.POSITIVE_INFINITY,
  });
