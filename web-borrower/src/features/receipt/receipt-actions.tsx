import type { components } from "@tieout/openapi/borrower";
import { Box, Button, Callout, Stack } from "@tieout/ui-kit";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { useLanguage } from "@tieout/web-portal/language";
import { Download, Mail } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { client } from "../../api/client.ts";
import { type ReceiptPath, receiptFileAddress } from "../../api/receipt.ts";
import { useAction } from "../../app/use-action.ts";
import { reasonOf } from "../../messages/reason.ts";

type Requested = components["schemas"]["RequestedUserCopy"];

interface ReceiptActionsProps {
  readonly path: ReceiptPath;
  /** The confirmed address that an exact copy may go to; undefined where there is none. */
  readonly copyAddress: string | undefined;
}

export function ReceiptActions({ path, copyAddress }: ReceiptActionsProps) {
  const { formatMessage, locale } = useIntl();
  const { language } = useLanguage();
  const { run, isPending, error, answer } = useAction<Requested, string, Problem>({
    call: (emailAddress) =>
      answerOf(
        client.POST("/{workspaceId}/Submissions/{submissionId}/customerdatarequest", {
          params: { path: { ...path } },
          body: { emailAddress, userLanguage: language },
        }),
      ),
  });

  return (
    <>
      <Stack above="large" gap={10} rowFrom={640}>
        <Button asChild icon={<Download aria-hidden />} variant="primary">
          <a download href={receiptFileAddress(path, locale)}>
            <FormattedMessage id="receipt.download" />
          </a>
        </Button>
        {copyAddress !== undefined && !answer && (
          <Button
            busy={isPending}
            busyLabel={formatMessage({ id: "receipt.copy.busy" })}
            icon={<Mail aria-hidden />}
            onClick={() => run(copyAddress)}
          >
            {formatMessage({ id: "receipt.copy" })}
          </Button>
        )}
      </Stack>
      <Box above="medium" role="status">
        {answer && (
          <Callout tone="success">
            <FormattedMessage id="receipt.copy.sent" values={{ email: answer.emailAddress }} />
          </Callout>
        )}
        {error && (
          <Callout title={formatMessage({ id: "receipt.copy.failed" })} tone="danger">
            {reasonOf(error, formatMessage)}
          </Callout>
        )}
      </Box>
    </>
  );
}
