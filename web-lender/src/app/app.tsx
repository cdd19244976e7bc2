import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Words } from "../words/words.tsx";
import { PageBoundary } from "./page-boundary.tsx";
import { createQueryCache } from "./query-client.ts";
import { Router } from "./router.tsx";
import { SessionLost } from "./session-lost.tsx";
import { TenantTheme } from "./tenant-theme.tsx";

/** The lender's portal: data, words, brand, and the page that the address names. */
export function App() {
  const [sessionLost, setSessionLost] = useState(false);
  const [queryClient] = useState(() => createQueryCache(() => setSessionLost(true)));

  return (
    <QueryClientProvider client={queryClient}>
      <Words>
        <TenantTheme>
          {sessionLost && <SessionLost />}
          <PageBoundary>
            <Router />
          </PageBoundary>
        </TenantTheme>
      </Words>
    </QueryClientProvider>
  );
}
