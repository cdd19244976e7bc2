import type { Day } from "@tieout/core/calendar/day";
import { thingsRead } from "@tieout/core/consent/what-is-read";
import { confirmWords } from "@tieout/core/consent/words";
import { capitalized, languageOf } from "@tieout/core/language";
import { isSameCompanyName } from "@tieout/core/workspace/company-name";
import { Button, Callout, DefinitionList, Dialog, ErrorPanel, Stack, Text } from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import { FormattedMessage, useIntl } from "react-intl";
import type { ConnectionRequest } from "../../api/connections.ts";
import { AllMessages } from "../../messages/messages-provider.tsx";

interface ConfirmBusinessProps {
  readonly business: string;
  readonly lender: string;
  readonly company: string;
  /** What will be read. */
  readonly scope: ConnectionRequest["scope"];
  readonly packageName: string;
  readonly isStarting: boolean;
  readonly failure: unknown;
  readonly onConfirm: () => void;
  readonly onOther: () => void;
  readonly onClose: () => void;
}

/** Asked before anything is read (D-14). */
export function ConfirmBusiness(props: ConfirmBusinessProps) {
  return (
    <AllMessages part="links">
      <Question {...props} />
    </AllMessages>
  );
}

function Question({
  business,
  lender,
  company,
  scope,
  packageName,
  isStarting,
  failure,
  onConfirm,
  onOther,
  onClose,
}: ConfirmBusinessProps) {
  const { formatMessage, locale } = useIntl();
  const language = languageOf(locale);
  // Then neither answer is the usual one, and "Yes" says what it imports.
  const isOther = company !== "" && !isSameCompanyName(business, company);

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
          variant={isOther ? "default" : "primary"}
          onClick={onConfirm}
          busy={isStarting}
          busyLabel={formatMessage({ id: "collect.starting" })}
          wraps
        >
          {isOther
            ? formatMessage({ id: "confirm.yes.other" }, { company })
            : formatMessage({ id: "confirm.yes" })}
        </Button>
      }
    >
      <Stack gap="medium">
        {failure !== null && (
          <ErrorPanel title={formatMessage({ id: "import.failedToStart" })}>
            {problemOf(failure)?.description}
          </ErrorPanel>
        )}
        <Text as="p" tone="muted">
          {scope && confirmWords({ lender, scope: scopeOf(scope) }, language)}{" "}
          <FormattedMessage id="confirm.nothingYet" />
        </Text>
        <DefinitionList
          items={[
            {
              term: formatMessage({ id: "confirm.books" }),
              description: company || formatMessage({ id: "confirm.unnamed" }),
              note: packageName,
            },
            ...(scope
              ? [
                  {
                    term: formatMessage({ id: "confirm.reads" }),
                    description: <Things things={thingsRead(scope, language)} />,
                  },
                ]
              : []),
          ]}
          layout="stacked"
        />
        {isOther && (
          <Callout title={formatMessage({ id: "confirm.differs" })} tone="warning">
            <FormattedMessage id="confirm.differs.names" values={{ business, company }} />
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}

/** The contract has days of books as text. */
function scopeOf({ fromDay, throughDay, ...rest }: NonNullable<ConnectionRequest["scope"]>) {
  const from = fromDay as Day | undefined;
  return { ...rest, throughDay: throughDay as Day, ...(from && { fromDay: from }) };
}

function Things({ things }: { readonly things: readonly string[] }) {
  const { formatMessage } = useIntl();
  return (
    <Stack as="ul" gap={2} aria-label={formatMessage({ id: "confirm.reads" })}>
      {things.map((thing) => (
        <li key={thing}>{capitalized(thing)}</li>
      ))}
    </Stack>
  );
}
