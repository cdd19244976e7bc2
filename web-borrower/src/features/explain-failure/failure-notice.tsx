import { consentMinutes } from "@tieout/core/connection";
import { Button, Card, DefinitionList, Heading, Stack } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { RotateCw } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ConnectionFailure } from "../../api/connection-request.ts";
import type { ImportFailure } from "../../api/import-status.ts";
import type { Catalogue } from "../../messages/catalogue.ts";
import * as styles from "./explain-failure.css.ts";

interface FailureNoticeProps {
  readonly failure: ConnectionFailure | ImportFailure | undefined;
  readonly packageName: string;
  readonly information: string | undefined;
  readonly reference: string | undefined;
  readonly since: Date | string;
  readonly isTrying?: boolean;
  /** Without it there is nothing to try again. */
  readonly onAgain: (() => void) | undefined;
  readonly onAnother: (() => void) | undefined;
  readonly takesFiles: boolean;
}

export function FailureNotice({
  failure,
  packageName,
  information,
  reference,
  since,
  isTrying,
  onAgain,
  onAnother,
  takesFiles,
}: FailureNoticeProps) {
  const { formatMessage } = useIntl();
  const tips = failure
    ? [...help[failure], ...(takesFiles && onAnother ? ([file] as const) : [])]
    : [];

  return (
    <>
      <Stack above={22} gap={10} rowFrom={900}>
        {onAgain && (
          <Button
            busy={isTrying}
            busyLabel={formatMessage({ id: "failure.again.busy" })}
            icon={<RotateCw aria-hidden />}
            onClick={onAgain}
            variant="primary"
          >
            {formatMessage({ id: "failure.again" })}
          </Button>
        )}
        {onAnother && (
          <Button onClick={onAnother}>{formatMessage({ id: "failure.another" })}</Button>
        )}
      </Stack>
      <Facts information={information} reference={reference} since={since} />
      {tips.length > 0 && (
        <section aria-labelledby="what-helps" className={styles.tips}>
          <Heading id="what-helps" level={2} size="small">
            <FormattedMessage id="failure.helps" />
          </Heading>
          <ul className={styles.list}>
            {tips.map((tip) => (
              <li className={styles.tip} key={tip}>
                <FormattedMessage
                  id={tip}
                  values={{ package: packageName, minutes: consentMinutes }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type FactsProps = Pick<FailureNoticeProps, "information" | "reference" | "since">;

function Facts({ information, reference, since }: FactsProps) {
  const { formatMessage } = useIntl();
  const { longDay, time } = useDates();
  if (information === undefined && reference === undefined) return null;

  return (
    <div className={styles.facts}>
      <Card>
        <DefinitionList
          items={[
            ...(information === undefined
              ? []
              : [
                  {
                    term: formatMessage({ id: "failure.information" }),
                    description: information,
                  },
                ]),
            ...(reference === undefined
              ? []
              : [
                  {
                    term: formatMessage({ id: "failure.reference" }),
                    description: formatMessage(
                      { id: "failure.reference.value" },
                      { reference, day: longDay(since), time: time(since) },
                    ),
                  },
                ]),
          ]}
          layout="stacked"
        />
      </Card>
    </div>
  );
}

type Tip = Extract<keyof Catalogue, `failure.help.${string}`>;

export const file: Tip = "failure.help.file";

export const help: Record<ConnectionFailure | ImportFailure, readonly Tip[]> = {
  InsufficientUserPermissions: ["failure.help.administrator", "failure.help.another"],
  DatasourceUnresponsive: ["failure.help.wait", "failure.help.another"],
  RequestExpired: ["failure.help.finish"],
  RequestNonceAlreadyUsed: ["failure.help.back"],
  InternalError: ["failure.help.wait", "failure.help.another"],
  Disconnected: ["failure.help.administrator", "failure.help.finish"],
  Cancelled: ["failure.help.lender"],
};
