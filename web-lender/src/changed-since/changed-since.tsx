import { Button, ErrorPanel, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { FormattedMessage, useIntl } from "react-intl";
import type { ChangedSince as Changed } from "../api/changed-since.ts";
import * as styles from "./changed-since.css.ts";

interface Difference {
  readonly field: string;
  readonly theirs: string;
  /** Undefined where the reader didn't change it. */
  readonly yours?: string;
}

interface ChangedSinceProps {
  readonly what: "workspace" | "user" | "notification";
  readonly changed: Pick<Changed<unknown>, "changedBy" | "changedAt">;
  readonly differences: readonly Difference[];
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Shows how the saved version differs from the reader's, and asks which to keep. */
export function ChangedSince(props: ChangedSinceProps) {
  const { what, changed, differences, busy, onTake, onKeep } = props;
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  const { changedBy: name = formatMessage({ id: "conflict.somebody" }), changedAt } = changed;
  const empty = formatMessage({ id: "conflict.empty" });

  return (
    <ErrorPanel
      title={formatMessage({ id: `conflict.${what}` }, { name })}
      takesFocus
      actions={
        <>
          <Button onClick={onTake}>
            <FormattedMessage id="conflict.take" />
          </Button>
          <Button onClick={onKeep} busy={busy} busyLabel={formatMessage({ id: "details.saving" })}>
            {formatMessage({ id: "conflict.keep" })}
          </Button>
        </>
      }
    >
      <Text as="p">
        {changedAt !== undefined && (
          <>
            <FormattedMessage
              id="conflict.when"
              values={{ date: day(changedAt), time: time(changedAt) }}
            />{" "}
          </>
        )}
        <FormattedMessage id="conflict.body" />
      </Text>
      {differences.length > 0 && (
        <dl className={styles.differences}>
          {differences.map(({ field, theirs, yours }) => (
            <div className={styles.difference} key={field}>
              <dt className={styles.field}>{field}</dt>
              <dd className={styles.value}>
                <span className={styles.whose}>
                  <FormattedMessage id="conflict.theirs" />{" "}
                </span>
                {theirs || empty}
              </dd>
              <dd className={styles.value}>
                <span className={styles.whose}>
                  <FormattedMessage id="conflict.yours" />{" "}
                </span>
                {yours === undefined ? (
                  <Text tone="muted">
                    <FormattedMessage id="conflict.untouched" />
                  </Text>
                ) : (
                  yours || empty
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </ErrorPanel>
  );
}

/** As it began, as the reader left it, and as someone else saved it. */
interface ThreeWays<Value> {
  readonly initial: Value;
  readonly yours: Value;
  readonly theirs: Value;
}

/** The reader's where they changed it, else the other's. */
export function keepYours<Value>({ initial, yours, theirs }: ThreeWays<Value>): Value {
  return isSame(yours, initial) ? theirs : yours;
}

/** Only fields that the reader changed. */
export function differenceOf<Value>(
  field: string,
  { initial, yours, theirs }: ThreeWays<Value>,
  toText: (value: Value) => string,
) {
  if (isSame(yours, theirs)) return [];
  return [
    {
      ...{ field, theirs: toText(theirs) },
      ...(!isSame(yours, initial) && { yours: toText(yours) }),
    },
  ];
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
