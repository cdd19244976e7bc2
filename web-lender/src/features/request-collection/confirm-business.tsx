import { Button, Dialog, ErrorPanel, Inline, StatusIcon, Text } from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import { FormattedMessage, useIntl } from "react-intl";

interface ConfirmBusinessProps {
  readonly business: string;
  readonly company: string;
  readonly packageName: string;
  readonly isStarting: boolean;
  readonly failure: unknown;
  readonly onConfirm: () => void;
  readonly onOther: () => void;
  readonly onClose: () => void;
}

/** Asked before anything is read (D-14). */
export function ConfirmBusiness({
  business,
  company,
  packageName,
  isStarting,
  failure,
  onConfirm,
  onOther,
  onClose,
}: ConfirmBusinessProps) {
  const { formatMessage } = useIntl();

  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: "confirm.title" }, { business })}
      closeLabel={formatMessage({ id: "dialog.close" })}
      typed
      footStart={
        <Button onClick={onOther} waiting={isStarting}>
          <FormattedMessage id="confirm.other" />
        </Button>
      }
      foot={
        <Button
          variant="primary"
          onClick={onConfirm}
          busy={isStarting}
          busyLabel={formatMessage({ id: "collect.starting" })}
        >
          {formatMessage({ id: "confirm.yes" })}
        </Button>
      }
    >
      {failure !== null && (
        <ErrorPanel title={formatMessage({ id: "import.failedToStart" })}>
          {problemOf(failure)?.description}
        </ErrorPanel>
      )}
      <Inline gap="medium">
        <StatusIcon tone="success" size="medium" />
        <div>
          <Text as="div" weight="strong" size="large">
            {company}
          </Text>
          <Text as="div" tone="muted">
            <FormattedMessage id="confirm.connected" values={{ name: packageName }} />
          </Text>
        </div>
      </Inline>
    </Dialog>
  );
}
