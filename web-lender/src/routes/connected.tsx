import { useQuery } from "@tanstack/react-query";
import { Heading, Page, Spinner, Stack, StatusIcon, Text } from "@tieout/ui-kit";
import { answerOf, problemOf } from "@tieout/web-portal/answer";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearch } from "wouter";
import { client } from "../api/client.ts";
import { usePageTitle } from "../app/page-arrival.ts";

export function ConnectedRoute() {
  const state = new URLSearchParams(useSearch()).get("state");
  usePageTitle("claim.title");

  return (
    <Page width="narrow">
      <ClaimConnection state={state ?? undefined} />
    </Page>
  );
}

interface ClaimConnectionProps {
  /** Without it there is nothing to claim. */
  readonly state: string | undefined;
}

/** Closes the window; the opener continues. */
export function ClaimConnection({ state }: ClaimConnectionProps) {
  const { formatMessage } = useIntl();
  const claimed = useQuery({
    queryKey: ["claim-connection", state],
    queryFn: () =>
      answerOf(client.POST("/ConnectionRequests/claim", { body: { state: state ?? "" } })),
    enabled: state !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  useEffect(() => {
    if (claimed.isSuccess) window.close();
  }, [claimed.isSuccess]);

  if (state === undefined || claimed.isError) {
    return (
      <Outcome tone="danger" title={formatMessage({ id: "claim.failed" })}>
        {problemOf(claimed.error)?.description || formatMessage({ id: "claim.failedHint" })}
      </Outcome>
    );
  }
  if (claimed.isPending)
    return <Spinner size="large" label={formatMessage({ id: "claim.pending" })} />;

  const succeeded = claimed.data.status === "Success";
  return (
    <Outcome
      tone={succeeded ? "success" : "warning"}
      title={formatMessage({ id: succeeded ? "claim.done" : "claim.notConnected" })}
    >
      <FormattedMessage id="claim.close" />
    </Outcome>
  );
}

interface OutcomeProps {
  readonly tone: "success" | "warning" | "danger";
  readonly title: string;
  readonly children: React.ReactNode;
}

function Outcome({ tone, title, children }: OutcomeProps) {
  return (
    <Stack gap="medium" align="center">
      <StatusIcon tone={tone} size="large" />
      <Heading level={1}>{title}</Heading>
      <Text as="p" tone="muted">
        {children}
      </Text>
    </Stack>
  );
}
