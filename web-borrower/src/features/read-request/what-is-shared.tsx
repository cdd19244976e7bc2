import type { Day } from "@tieout/core/calendar";
import type { CollectionGroup } from "@tieout/core/submission-request";
import { Heading } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { ArrowDownLeft, ArrowUpRight, FileSpreadsheet, ReceiptText } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Asked } from "../../api/request.ts";
import * as styles from "./read-request.css.ts";

interface WhatIsSharedProps {
  readonly asked: Asked;
  /** The last day that is asked for. */
  readonly lastDay: Day;
  /** Nothing can be shared yet. */
  readonly later: boolean;
  /** On a phone a line each, so that the form below begins on the first screen. */
  readonly brief?: boolean;
}

const icons: Record<CollectionGroup, typeof ReceiptText> = {
  "financial-statements": FileSpreadsheet,
  "accounts-receivable": ArrowDownLeft,
  "accounts-payable": ArrowUpRight,
  transactions: ReceiptText,
};

/** The list a borrower agrees to: each group, and how far back it goes (D-17). */
export function WhatIsShared({ asked, lastDay, later, brief = false }: WhatIsSharedProps) {
  const detail = useDetails(asked, lastDay);

  return (
    <section
      aria-labelledby="what-is-shared"
      className={later ? styles.sharedLater : styles.shared}
    >
      <Heading id="what-is-shared" level={2} size="small">
        <FormattedMessage id={later ? "landing.shared.later" : "landing.shared"} />
      </Heading>
      <ul className={styles.groups}>
        {asked.accountingCollectionGroups.map((group) => {
          const Icon = icons[group];
          return (
            <li className={styles.group} key={group}>
              <Icon aria-hidden className={styles.groupIcon} />
              <span>
                <FormattedMessage id={`group.${group}`} />
                {detail(group).map((line) => (
                  <small className={brief ? styles.detailOnDesk : styles.detail} key={line}>
                    {line}
                  </small>
                ))}
              </span>
              {brief && (
                <small className={styles.detailOnPhone}>
                  <FormattedMessage id={`portal.brief.${group}`} />
                </small>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useDetails(asked: Asked, lastDay: Day) {
  const { formatMessage } = useIntl();
  const { longBookDay } = useDates();
  const span = formatMessage(
    { id: "landing.span" },
    { years: asked.fullFiscalYearsToCollect, day: longBookDay(lastDay) },
  );

  return (group: CollectionGroup): readonly string[] => {
    switch (group) {
      case "financial-statements":
        return [span, formatMessage({ id: "landing.ledger" })];
      case "accounts-receivable":
        return [formatMessage({ id: "landing.receivable" })];
      case "accounts-payable":
        return [formatMessage({ id: "landing.payable" })];
      case "transactions":
        return [
          formatMessage({
            id: asked.anonymizeCustomersAndVendors
              ? "landing.transactions.anonymous"
              : "landing.transactions",
          }),
        ];
    }
  };
}
