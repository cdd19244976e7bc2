import { Page } from "@tieout/ui-kit";
import { useSearch } from "wouter";
import { usePageTitle } from "../app/use-page-title.ts";
import { ClaimConnection } from "../features/claim-connection/claim-connection.tsx";

/** Where a package's own page sends its window back to. */
export function ConnectedRoute() {
  const state = new URLSearchParams(useSearch()).get("state");
  usePageTitle("claim.title");

  return (
    <Page width="narrow">
      <ClaimConnection state={state ?? undefined} />
    </Page>
  );
}
