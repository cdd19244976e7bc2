import { Box, Button, ErrorPanel, Stack } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { Check } from "lucide-react";
import { useIntl } from "react-intl";
import { reasonOf } from "../../messages/reason.ts";

interface ConfirmEmailProps {
  readonly isConfirming: boolean;
  readonly problem: Problem | null;
  readonly onConfirm: () => void;
}

/** The press that confirms. Opening the link was none (D-13). */
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
