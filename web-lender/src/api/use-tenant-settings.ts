import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type TenantSettings, tenantSettings } from "./tenant-settings.ts";

/** Defaults where they can't be read (P-T42). Only behind the login. */
export function useTenantSettings(): TenantSettings {
  const { data: first } = useSuspenseQuery(settingsAtFirst());
  const { data } = useQuery(tenantSettings());
  return data ?? first;
}

/** True if the defaults stand in for them. */
export function useAreSettingsUnread(): boolean {
  const { data, isFetched } = useQuery(tenantSettings());
  return isFetched && data === undefined;
}

/** A page waits for the first answer. */
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
