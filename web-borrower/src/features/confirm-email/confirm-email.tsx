import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { Box, Button, Card, DefinitionList, ErrorPanel, Stack } from "@tieout/ui-kit";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { useDates } from "@tieout/web-portal/dates";
import { Check } from "lucide-react";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { client } from "../../api/client.ts";
import { useAction } from "../../app/use-action.ts";
import { reasonOf } from "../../messages/reason.ts";

interface ConfirmEmailProps {
  readonly isConfirming: boolean;
  readonly problem: Problem | null;
  readonly onConfirm: () => void;
}

/** Opening the link doesn't confirm; pressing the button does (D-13). */
export function ConfirmEmail({ isConfirming, problem, onConfirm }: ConfirmEmailProps) {
  const { formatMessage } = useIntl();

  return (
    <>
      {problem && (
        <Box above={22}>
          <ErrorPanel title={formatMessage({ id: "confirming.failed" })}>
            {reasonOf(problem, formatMessage)}
          </ErrorPanel>
        </Box>
      )}
      <Stack above={22} rowFrom={640}>
        <Button
          busy={isConfirming}
          busyLabel={formatMessage({ id: "confirming.busy" })}
          icon={<Check aria-hidden />}
          onClick={onConfirm}
          variant="primary"
        >
          {formatMessage({ id: "confirming.press" })}
        </Button>
      </Stack>
    </>
  );
}

/** Which address, for whose records, and since when. */
export function ConfirmationFacts({ confirmation }: { readonly confirmation: EmailConfirmation }) {
  const { formatMessage } = useIntl();
  const { longDay, time } = useDates();
  const { emailAddress, displayName: business, creationTime, confirmedTime } = confirmation;
  const confirmed = confirmedTime && { day: longDay(confirmedTime), time: time(confirmedTime) };
  const items = [
    { term: formatMessage({ id: "confirming.email" }), description: emailAddress },
    {
      term: formatMessage({ id: "confirming.for" }),
      description: formatMessage(
        { id: "confirming.for.value" },
        { business, day: longDay(creationTime) },
      ),
    },
  ];
  const since = confirmed && {
    term: formatMessage({ id: "confirming.confirmed" }),
    description: formatMessage({ id: "confirming.confirmed.value" }, confirmed),
  };

  return (
    <Box above={22}>
      <Card>
        <DefinitionList items={since ? [...items, since] : items} layout="stacked" />
      </Card>
    </Box>
  );
}

/** Long enough to read before the page continues (S-U27). In milliseconds. */
const delay = 2_000;

export function useConfirmEmail(
  secret: string,
  onConfirmed: (confirmation: EmailConfirmation) => void,
) {
  const { run, isPending, isDone, error, answer } = useAction<EmailConfirmation, void, Problem>({
    call: () => answerOf(client.POST("/emailconfirmations/confirm", { body: { secret } })),
  });

  useEffect(() => {
    if (!answer) return;
    const timer = window.setTimeout(() => onConfirmed(answer), delay);
    return () => window.clearTimeout(timer);
  }, [answer, onConfirmed]);

  return { confirm: run, isConfirming: isPending || isDone, problem: error };
}

export type EmailConfirmation = components["schemas"]["EmailConfirmation"];

export const emailConfirmation = (secret: string) =>
  queryOptions<EmailConfirmation, Problem>({
    queryKey: ["email-confirmation", secret],
    queryFn: async ({ signal }) =>
      answerOf(client.POST("/emailconfirmations/open", { body: { secret }, signal })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
