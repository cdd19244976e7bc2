import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ErrorBoundary } from "@tieout/web-portal/error-boundary";
import { useEffect } from "react";
import { noAnswer } from "../api/client.ts";
import { openedLinkKey } from "../api/link-session.ts";
import { MessagesProvider } from "../messages/messages-provider.tsx";
import { type LinkSecret, LinkSecretTaken } from "./link-secret.ts";
import { reportFault } from "./report-faults.ts";
import { Routes } from "./routes.tsx";
import { Tenant } from "./tenant.tsx";
import { Trouble } from "./trouble.tsx";

interface AppProps {
  readonly queryClient: QueryClient;
  readonly linkSecret: LinkSecret;
}

export function App({ queryClient, linkSecret }: AppProps) {
  // Opening the link again, even the same one, rereads the state.
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
        <MessagesProvider>
          <ErrorBoundary failure={aFailure} onCaught={(error) => reportFault("page", error)}>
            <Tenant>
              <Routes />
            </Tenant>
          </ErrorBoundary>
        </MessagesProvider>
      </LinkSecretTaken>
    </QueryClientProvider>
  );
}

const aFailure = () => <Trouble onAgain={() => window.location.reload()} problem={noAnswer} />;
