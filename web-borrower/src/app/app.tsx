import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { openedLinkKey } from "../api/link-session.ts";
import { Words } from "../messages/index.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { type LinkSecret, LinkSecretTaken } from "./link-secret.ts";
import { Routes } from "./routes.tsx";
import { Tenant } from "./tenant.tsx";

interface AppProps {
  readonly queryClient: QueryClient;
  readonly linkSecret: LinkSecret;
}

/** The borrower's app: its words, the lender's brand, and its pages. */
export function App({ queryClient, linkSecret }: AppProps) {
  // Whoever opens the link again, the same one too, wants to know how it stands now.
  useEffect(
    () =>
      linkSecret.subscribe(() => {
        void queryClient.resetQueries({ queryKey: openedLinkKey });
      }),
    [linkSecret, queryClient],
  );

  return (
    <QueryClientProvider client={queryClient}>
      <LinkSecretTaken value={linkSecret}>
        <Words>
          <ErrorBoundary>
            <Tenant>
              <Routes />
            </Tenant>
          </ErrorBoundary>
        </Words>
      </LinkSecretTaken>
    </QueryClientProvider>
  );
}
