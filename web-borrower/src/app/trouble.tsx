import { Box, Button, ErrorPanel, Link, Text } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { useIntl } from "react-intl";
import { Redirect } from "wouter";
import { useTenant } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
import { reasonOf } from "../messages/reason.ts";
import { PageTitle } from "./arrival.tsx";
import { Frame } from "./frame.tsx";
import { later } from "./later.tsx";
import { endOfLink } from "./pages.ts";

const SessionEnded = later(async () => (await import("./session-ended.tsx")).SessionEnded);

interface TroubleProps {
  readonly problem: Problem;
  /** Where the server's message doesn't say it. */
  readonly what?: string;
  readonly onAgain: () => void;
}

/** An ended session or link has its own page. */
export function Trouble({ problem, what, onAgain }: TroubleProps) {
  const { formatMessage } = useIntl();
  const support = useTenant()?.appSettings.supportEmailAddress ?? readVisit().contact?.email;
  const end = endOfLink(problem);
  if (end !== undefined) return <Redirect replace to={end} />;
  if (problem.status === 401) return <SessionEnded problem={problem} />;

  return (
    <Frame>
      <PageTitle>{formatMessage({ id: "trouble.title" })}</PageTitle>
      <Box above={18}>
        <ErrorPanel
          actions={<Button onClick={onAgain}>{formatMessage({ id: "trouble.again" })}</Button>}
          title={what ?? reasonOf(problem, formatMessage) ?? formatMessage({ id: "failure.other" })}
        >
          {what !== undefined && reasonOf(problem, formatMessage)}
        </ErrorPanel>
        <Text above={10} as="p">
          {support ? (
            <Link href={`mailto:${support}`}>{support}</Link>
          ) : (
            formatMessage({ id: "trouble.nobody" })
          )}
        </Text>
      </Box>
    </Frame>
  );
}
