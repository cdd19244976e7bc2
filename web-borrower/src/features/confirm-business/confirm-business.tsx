import type { Day } from "@tieout/core/calendar/day";
import { thingsRead } from "@tieout/core/consent/what-is-read";
import { confirmWords } from "@tieout/core/consent/words";
import { capitalized, languageOf } from "@tieout/core/language";
import { isSameCompanyName } from "@tieout/core/workspace/company-name";
import {
  Box,
  Button,
  Callout,
  Card,
  DefinitionList,
  ErrorPanel,
  GatedButton,
  Stack,
  Text,
} from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ConnectionRequest } from "../../api/connection-request.ts";
import { useBrowser } from "../../app/browser.tsx";
import { type FlowError, flowErrors, MoreInformation } from "../../messages/explained.tsx";

interface ConfirmBusinessProps {
  /** The workspace's name. */
  readonly business: string;
  readonly connection: ConnectionRequest;
  readonly packageName: string;
  readonly lenderName: string;
  readonly isStarting: boolean;
  readonly isDeclining: boolean;
  /** Why "Yes" can't be pressed yet. */
  readonly before: string | undefined;
  readonly refusal: { readonly failed: FlowError; readonly problem: Problem } | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** A further question, before the answers. */
  readonly children?: ReactNode;
}

/** The last check before anything is read (D-14). */
export function ConfirmBusiness({
  business,
  connection: { datasetName, scope },
  packageName,
  lenderName,
  isStarting,
  isDeclining,
  before,
  refusal,
  onYes,
  onNo,
  children,
}: ConfirmBusinessProps) {
  const { formatMessage, locale } = useIntl();
  const { reload } = useBrowser();
  const language = languageOf(locale);
  const agreed = scope && scopeOf(scope);
  // Then neither answer is the usual one, and "Yes" says what it shares.
  const other =
    datasetName !== undefined && !isSameCompanyName(business, datasetName)
      ? datasetName
      : undefined;

  return (
    <>
      <Text above={10} as="p" pretty tone="muted" below={22}>
        {agreed && confirmWords({ lender: lenderName, scope: agreed }, language)}{" "}
        <FormattedMessage id="confirm.nothing-yet" />
      </Text>
      <Card>
        <DefinitionList
          items={[
            {
              term: formatMessage({ id: "confirm.books" }),
              description: datasetName ?? formatMessage({ id: "confirm.unnamed" }),
              note: packageName,
            },
            ...(agreed
              ? [
                  {
                    term: formatMessage({ id: "confirm.reads" }),
                    description: <Things things={thingsRead(agreed, language)} />,
                  },
                ]
              : []),
          ]}
          layout="stacked"
        />
      </Card>
      {other !== undefined && (
        <Box above={16}>
          <Callout title={formatMessage({ id: "confirm.differs" })} tone="warning">
            <FormattedMessage
              id="confirm.differs.names"
              values={{ business, company: other, lender: lenderName }}
            />
          </Callout>
        </Box>
      )}
      {children}
      {refusal && (
        <Box above={16}>
          <ErrorPanel
            actions={
              isOutdated(refusal.problem) && (
                <Button onClick={reload} size="small">
                  <FormattedMessage id="parameters.reload" />
                </Button>
              )
            }
            title={formatMessage({ id: flowErrors[refusal.failed] })}
          >
            <MoreInformation problem={refusal.problem} />
          </ErrorPanel>
        </Box>
      )}
      <Stack above={22} gap={10} rowFrom={900}>
        <GatedButton
          busy={isStarting}
          busyLabel={formatMessage({ id: "confirm.yes.busy" })}
          onClick={() => !isDeclining && onYes()}
          variant={other === undefined ? "primary" : "default"}
          why={before}
          wraps
        >
          {other === undefined
            ? formatMessage({ id: "confirm.yes" })
            : formatMessage({ id: "confirm.yes.other" }, { company: other })}
        </GatedButton>
        <Button
          busy={isDeclining}
          busyLabel={formatMessage({ id: "confirm.no.busy" })}
          waiting={isStarting}
          onClick={onNo}
        >
          {formatMessage({ id: "confirm.no" })}
        </Button>
      </Stack>
    </>
  );
}

/** The page shows what has changed since. */
const isOutdated = ({ type }: Problem) => type === "words-changed" || type === "company-changed";

/** The contract has days of books as text. */
function scopeOf({ fromDay, throughDay, ...rest }: NonNullable<ConnectionRequest["scope"]>) {
  const from = fromDay as Day | undefined;
  return { ...rest, throughDay: throughDay as Day, ...(from && { fromDay: from }) };
}

function Things({ things }: { readonly things: readonly string[] }) {
  return (
    <Stack as="ul" gap={2}>
      {things.map((thing) => (
        <li key={thing}>{capitalized(thing)}</li>
      ))}
    </Stack>
  );
}
