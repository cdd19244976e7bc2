import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { readOverrides, tenantSettings } from "../api/tenant-settings.ts";
import { MessagesProvider } from "../messages/messages-provider.tsx";
import { PageBoundary } from "./page-boundary.tsx";
import { createQueryCache } from "./query-client.ts";
import { Router } from "./router.tsx";
import { SessionLost } from "./session-lost.tsx";
import { TenantTheme } from "./tenant-theme.tsx";

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

/** On every page, while settings are overridden in this window. */
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
