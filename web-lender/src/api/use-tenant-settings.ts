import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type TenantSettings, tenantSettings } from "./tenant-settings.ts";
import { usualSettings } from "./usual-settings.ts";

/** The tenant's settings, for pages behind the login; what is usual where they can't be read (P-T42). */
export function useTenantSettings(): TenantSettings {
  useSuspenseQuery(settingsAsked());
  const { data } = useQuery(tenantSettings());
  return data ?? usualSettings;
}

/** Whether they were asked for, whatever came of it: until then a page waits. */
const settingsAsked = () =>
  queryOptions({
    queryKey: ["tenant settings asked"],
    queryFn: async ({ client }) => {
      await client.prefetchQuery(tenantSettings());
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
