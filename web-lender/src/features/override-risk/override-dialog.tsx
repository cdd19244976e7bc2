import { maximumLengths, textFault } from "@tieout/core/text";
import {
  Button,
  Dialog,
  ErrorPanel,
  Field,
  RadioCards,
  Stack,
  Text,
  TextArea,
} from "@tieout/ui-kit";
import { answerOf } from "@tieout/web-portal/answer";
import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import {
  lastRiskAnalysis,
  type RiskDirection,
  riskPath,
  riskPortfolioKey,
} from "../../api/risk.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";

const reasonRule = { required: true, maximumLength: maximumLengths.overrideReason };

interface OverrideDialogProps {
  readonly record: FinancialRecordPath;
  readonly riskAnalysisId: string;
  readonly onClose: () => void;
}

export function OverrideDialog({ record, riskAnalysisId, onClose }: OverrideDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [direction, setDirection] = useState<RiskDirection>();
  const [reason, setReason] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  // One key per dialog, so that a retry doesn't record the override twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const fault = textFault(reason, reasonRule);
  const recording = useAction({
    call: (body: { readonly direction: RiskDirection; readonly reason: string }) =>
      answerOf(
        client.POST(`${riskPath}/{riskAnalysisId}/overrides`, {
          params: { path: { ...record, riskAnalysisId } },
          headers: { "Idempotency-Key": idempotencyKey },
          body,
        }),
      ),
    changes: [lastRiskAnalysis(record).queryKey, riskPortfolioKey],
    done: () => ({ title: formatMessage({ id: "risk.override.done" }) }),
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (direction && !fault) void recording.run({ direction, reason: reason.trim() });
  };

  return (
    <Dialog
      closeLabel={formatMessage({ id: "risk.override.close" })}
      description={formatMessage({ id: "risk.override.about" })}
      foot={
        <>
          <Button waiting={recording.isPending} onClick={onClose} variant="ghost">
            <FormattedMessage id="risk.override.cancel" />
          </Button>
          <Button
            busy={recording.isPending}
            busyLabel={formatMessage({ id: "risk.override.saving" })}
            form={formId}
            type="submit"
            variant="primary"
          >
            {formatMessage({ id: "risk.override.save" })}
          </Button>
        </>
      }
      onClose={onClose}
      open
      title={formatMessage({ id: "risk.override.title" })}
      typed={reason !== "" || direction !== undefined}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="medium">
          {recording.failure !== undefined && (
            <ErrorPanel title={formatMessage({ id: "risk.override.failed" })}>
              {recording.failure}
            </ErrorPanel>
          )}
          <Stack gap="tiny">
            <RadioCards
              columns="two"
              label={formatMessage({ id: "risk.override.direction" })}
              onChange={setDirection}
              options={(["Higher", "Lower"] as const).map((value) => ({
                value,
                title: formatMessage({ id: `risk.override.${value}` }),
              }))}
              value={direction}
            />
            {isAsked && !direction && (
              <span role="alert">
                <Text size="small" tone="danger">
                  <FormattedMessage id="risk.override.direction.missing" />
                </Text>
              </span>
            )}
          </Stack>
          <Field
            error={
              isAsked && fault ? formatMessage({ id: `risk.override.reason.${fault}` }) : undefined
            }
            hint={formatMessage({ id: "risk.override.reason.hint" })}
            label={formatMessage({ id: "risk.override.reason" })}
          >
            <TextArea onChange={({ target }) => setReason(target.value)} rows={4} value={reason} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
