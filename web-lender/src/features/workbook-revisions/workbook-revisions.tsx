import { useQuery } from "@tanstack/react-query";
import { CloseButton, Grow, Heading, Link, Spinner, StatusIcon, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import { type WorkbookRevision, workbookStatus } from "../../api/submission.ts";
import type { TrackingItem } from "./tracking.ts";
import type { Generating } from "./use-generating.ts";
import * as styles from "./workbook-revisions.css.ts";

interface WorkbookRevisionsProps {
  readonly generating: Generating;
  /** Where a revision is on the overview. */
  readonly hrefOf: (revisionNumber: number) => string;
  /** Over the statement, where no panel holds it. */
  readonly isDocked: boolean;
}

/** How far the generated workbooks are (S-U104 to S-U107); nothing where there are none. */
export function WorkbookRevisions({ generating, hrefOf, isDocked }: WorkbookRevisionsProps) {
  const { formatMessage } = useIntl();
  const { items, failure, dismiss } = generating;
  if (items.length === 0 && failure === undefined) return null;

  return (
    <section
      aria-label={formatMessage({ id: "editor.workbooks" })}
      className={styles.panel({ isDocked })}
    >
      <div className={styles.head}>
        <Grow>
          <Heading level={2} size="small">
            <FormattedMessage id="editor.workbooks" />
          </Heading>
        </Grow>
        <CloseButton label={formatMessage({ id: "editor.workbooks.dismiss" })} onClick={dismiss} />
      </div>
      <ul className={styles.list}>
        {failure !== undefined && (
          <Item
            icon={<StatusIcon tone="danger" />}
            title={<FormattedMessage id="editor.workbooks.failed" />}
          >
            {failure}
          </Item>
        )}
        {items.map((item) => (
          <Tracked
            generating={generating}
            hrefOf={hrefOf}
            item={item}
            key={item.status.revisionNumber}
          />
        ))}
      </ul>
    </section>
  );
}

interface TrackedProps extends Pick<WorkbookRevisionsProps, "generating" | "hrefOf"> {
  readonly item: TrackingItem;
}

/** Polled every two seconds while it's pending and shown (S-T22). */
function Tracked({ generating, hrefOf, item }: TrackedProps) {
  const { formatMessage } = useIntl();
  const { financialStatementType, status: known } = item;
  const { data: status = known } = useQuery({
    ...workbookStatus(generating.record, known.revisionNumber),
    enabled: known.outcome === "Pending",
    // Goes on though an answer is lost.
    refetchInterval: 2000,
  });
  const hear = useEffectEvent(generating.hear);

  useEffect(() => {
    if (known.outcome === "Pending" && status.outcome !== "Pending") hear(status);
  }, [known, status]);

  return (
    <Item
      icon={icons[known.outcome]}
      title={formatMessage({ id: `statement.type.${financialStatementType}` })}
    >
      <Outcome hrefOf={hrefOf} item={item} />
    </Item>
  );
}

const icons = {
  Pending: <Spinner size="medium" tone="accent" />,
  Success: <StatusIcon tone="success" />,
  Error: <StatusIcon tone="danger" />,
};

function Outcome({ hrefOf, item }: Pick<TrackedProps, "hrefOf" | "item">) {
  const { time } = useDates();
  const { startedAt, status, isKnown } = item;
  const number = status.revisionNumber;

  switch (status.outcome) {
    case "Pending":
      return <FormattedMessage id="editor.workbooks.pending" values={{ time: time(startedAt) }} />;
    case "Success":
      return (
        <>
          <FormattedMessage
            id={isKnown ? "editor.workbooks.known" : "editor.workbooks.done"}
            values={{ number }}
          />{" "}
          <Link asChild>
            <RouterLink href={hrefOf(number)}>
              <FormattedMessage id="editor.workbooks.goTo" values={{ number }} />
            </RouterLink>
          </Link>
        </>
      );
    case "Error":
      return errorsOf(status) || <FormattedMessage id="editor.workbooks.failed" />;
  }
}

/** Why its workbooks failed, after one another (S-U106); empty where none says so. */
const errorsOf = ({ workbooks }: WorkbookRevision): string =>
  workbooks.flatMap(({ errorDescription }) => errorDescription ?? []).join(", ");

interface ItemProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Item({ icon, title, children }: ItemProps) {
  return (
    <li className={styles.item}>
      {icon}
      <div className={styles.text}>
        <Text weight="medium">{title}</Text>
        <span className={styles.detail}>{children}</span>
      </div>
    </li>
  );
}
