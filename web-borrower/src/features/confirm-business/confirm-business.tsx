import { Button, Card, DefinitionList, ErrorPanel, Stack, Text } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { FormattedMessage, useIntl } from "react-intl";
import { type FlowError, flowErrors, MoreInformation } from "../../messages/explained.tsx";

interface ConfirmBusinessProps {
  readonly datasetName: string | undefined;
  readonly packageName: string;
  readonly lenderName: string;
  readonly isStarting: boolean;
  readonly isOpening: boolean;
  readonly refusal: { readonly failed: FlowError; readonly problem: Problem } | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The last check before anything is read (D-14). */
export function ConfirmBusiness({
  datasetName,
  packageName,
  lenderName,
  isStarting,
  isOpening,
  refusal,
  onYes,
  onNo,
}: ConfirmBusinessProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Text above={10} as="p" pretty tone="muted" below={22}>
        <FormattedMessage id="confirm.lede" values={{ package: packageName, lender: lenderName }} />
      </Text>
      <Card>
        <DefinitionList
          items={[
            {
              term: formatMessage({ id: "confirm.books" }),
              description: datasetName ?? formatMessage({ id: "confirm.unnamed" }),
              note: packageName,
            },
          ]}
          layout="stacked"
        />
      </Card>
      {refusal && (
        <ErrorPanel title={formatMessage({ id: flowErrors[refusal.failed] })}>
          <MoreInformation problem={refusal.problem} />
        </ErrorPanel>
      )}
      <Stack above={22} gap={10} rowFrom={900}>
        <Button
          busy={isStarting}
          busyLabel={formatMessage({ id: "confirm.yes.busy" })}
          disabled={isOpening}
          onClick={onYes}
          variant="primary"
        >
          {formatMessage({ id: "confirm.yes" })}
        </Button>
        <Button
          busy={isOpening}
          busyLabel={formatMessage({ id: "confirm.no.busy" }, { package: packageName })}
          disabled={isStarting}
          onClick={onNo}
        >
          {formatMessage({ id: "confirm.no" })}
        </Button>
      </Stack>
    </>
  );
}
