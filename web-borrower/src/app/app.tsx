import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Words } from "../words/index.ts";
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
