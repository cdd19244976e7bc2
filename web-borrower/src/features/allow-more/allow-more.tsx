import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { widerWords } from "@tieout/core/consent/wider";
import { languageOf } from "@tieout/core/language";
import type { components } from "@tieout/openapi/borrower";
import { Box, Button, Callout, Card, ErrorPanel, Stack, Text } from "@tieout/ui-kit";
import { answerOf, type Problem, sent } from "@tieout/web-portal/answer";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { client } from "../../api/client.ts";
import { allowPage, type Receipt, type ReceiptPath, receiptKey } from "../../api/receipt.ts";
import { TakesFocus } from "../../app/takes-focus.tsx";
import { useAction } from "../../app/use-action.ts";
import { reasonOf } from "../../messages/reason.ts";

type PermissionAsked = components["schemas"]["PermissionAsked"];

const base = "/{workspaceId}/Submissions/{submissionId}/receipt/asked";

/** What the lender asks for beyond what was allowed, once the mail's secret has opened the receipt. */
export const permissionAsked = ({ workspaceId, submissionId }: ReceiptPath) =>
  queryOptions<PermissionAsked, Problem>({
    queryKey: ["permission-asked", workspaceId, submissionId],
    queryFn: ({ signal }) =>
      answerOf(client.GET(base, { params: { path: { workspaceId, submissionId } }, signal })),
    retry: false,
  });

interface WaitingAskProps {
  readonly path: ReceiptPath;
  readonly receipt: Receipt;
}

/** Leads to the question, for somebody who lost the mail. Only whose proved address was asked sees it. */
export function WaitingAsk({ path, receipt: { lender, asksForMore } }: WaitingAskProps) {
  const { formatMessage } = useIntl();
  if (!asksForMore) return null;
  return (
    <Box above={20}>
      <Callout
        actions={
          <Button asChild>
            <Link href={allowPage(path)}>
              <FormattedMessage id="receipt.asked.see" />
            </Link>
          </Button>
        }
        title={formatMessage({ id: "receipt.asked.title" }, { lender })}
        tone="info"
      >
        <FormattedMessage id="receipt.asked.waiting" />
      </Callout>
    </Box>
  );
}

interface AllowMoreProps {
  readonly path: ReceiptPath;
  readonly lender: string;
  readonly asked: NonNullable<PermissionAsked["asked"]>;
}

/** The difference alone. Without an answer, everything stays as it is. */
export function AllowMore({ path, lender, asked: { id, more } }: AllowMoreProps) {
  const { formatMessage, locale } = useIntl();
  const queryClient = useQueryClient();
  const [answered, setAnswered] = useState<"allowed" | "kept">();
  const { run, input, isPending, error } = useAction<void, boolean, Problem>({
    call: (allow) =>
      sent(client.POST(base, { params: { path: { ...path } }, body: { id, allow } })),
    // The receipt says whether an answer is awaited.
    changes: [receiptKey(path)],
    // It was taken back meanwhile, so the page says that nothing is asked.
    onFailed: ({ problem }) =>
      problem?.status === 404 &&
      queryClient.invalidateQueries({ queryKey: permissionAsked(path).queryKey }),
    onDone: (_answer, allow) => setAnswered(allow ? "allowed" : "kept"),
  });

  if (answered) {
    return (
      <TakesFocus>
        <Callout tone="success">
          <FormattedMessage id={`receipt.asked.${answered}`} values={{ lender }} />
        </Callout>
      </TakesFocus>
    );
  }
  return (
    <Card>
      <Text as="p" pretty>
        {widerWords(lender, more, languageOf(locale))}
      </Text>
      {error && (
        <Box above={16}>
          <ErrorPanel title={formatMessage({ id: "receipt.asked.failed" })}>
            {reasonOf(error, formatMessage)}
          </ErrorPanel>
        </Box>
      )}
      <Stack above={16} gap={10} rowFrom={640}>
        <Button
          busy={isPending && input === true}
          waiting={isPending && input === false}
          onClick={() => run(true)}
          size="large"
          variant="primary"
        >
          {formatMessage({ id: "receipt.asked.allow" })}
        </Button>
        <Button
          busy={isPending && input === false}
          waiting={isPending && input === true}
          onClick={() => run(false)}
          size="large"
        >
          {formatMessage({ id: "receipt.asked.keep" })}
        </Button>
      </Stack>
    </Card>
  );
}
