import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { readOverrides, tenantSettings } from "../api/tenant-settings.ts";
import { MessagesProvider } from "../messages/messages-provider.tsx";
import { PageBoundary } from "./page-boundary.tsx";
import { createQueryCache } from "./query-client.ts";
import { Router } from "./router.tsx";
import { SessionLost } from "./session-lost.tsx";
import { TenantTheme } from "./tenant-theme.tsx";

/** The lender's portal: data, words, brand, and the page that the address names. */
export function App() {
  const [queryClient] = useState(createQueryCache);

  return (
    <QueryClientProvider client={queryClient}>
      <MessagesProvider>
        <TenantTheme>
          <SessionLost />
          <Overridden />
          <PageBoundary>
            <Router />
          </PageBoundary>
        </TenantTheme>
      </MessagesProvider>
    </QueryClientProvider>
  );
}

const OverridesNote = lazy(async () => ({
  default: (await import("./overrides-note.tsx")).OverridesNote,
}));

/** Says on every page that settings are tried out in this window, where they are. */
export function Overridden() {
  const { data: settings } = useQuery(tenantSettings());
  if (!settings?.appSettings.dynamicTenantSelection) return null;
  const count = Object.keys(readOverrides()).length;
  return count > 0 ? (
    <Suspense>
      <OverridesNote count={count} />
    </Suspense>
  ) : null;
}
