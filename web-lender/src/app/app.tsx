import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Words } from "../messages/messages-provider.tsx";
import { Overridden } from "./overridden.tsx";
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
      <Words>
        <TenantTheme>
          <SessionLost />
          <Overridden />
          <PageBoundary>
            <Router />
          </PageBoundary>
        </TenantTheme>
      </Words>
    </QueryClientProvider>
  );
}
