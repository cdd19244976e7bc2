import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type TenantSettings, tenantSettings } from "./tenant-settings.ts";

/** The tenant's settings, for pages behind the login; what is usual while they can't be read (P-T42). */
export function useTenantSettings(): TenantSettings {
  const { data: first } = useSuspenseQuery(settingsAtFirst());
  const { data } = useQuery(tenantSettings());
  return data ?? first;
}

/** Whether they were asked for in vain: what is usual stands in for them. */
export function useAreSettingsUnread(): boolean {
  const { data, isFetched } = useQuery(tenantSettings());
  return isFetched && data === undefined;
}

/** What came of it when they were first asked for: until then a page waits. */
const settingsAtFirst = () =>
  queryOptions({
    queryKey: ["tenant settings at first"],
    queryFn: async ({ client }) => {
      await client.prefetchQuery(tenantSettings());
      const read = client.getQueryData(tenantSettings().queryKey);
      return read ?? (await import("./usual-settings.ts")).usualSettings;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
