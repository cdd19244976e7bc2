import { type Day, dayInMonth } from "@tieout/core/calendar/day";
import { lastDayCollected } from "@tieout/core/submission-request/options";
import type { CollectionGroup } from "@tieout/core/submission-request/submission-request";
import { Heading } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import {
  ArrowDownLeft,
  ArrowUpRight,
  FileSpreadsheet,
  ReceiptText,
  ShieldCheck,
  UserX,
} from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Asked } from "../../api/request.ts";
import * as styles from "./read-request.css.ts";

interface RequestSummaryProps {
  readonly businessName: string;
  readonly asked: Asked;
  readonly lastDay: Day;
  readonly later: boolean;
}

/** The heading above it names the lender. */
export function RequestSummary({ businessName, asked, lastDay, later }: RequestSummaryProps) {
  return (
    <>
      <p className={styles.lede}>
        <FormattedMessage
          id="landing.purpose"
          values={{
            business: businessName,
            // "Tidewater Marine Supply, Inc." already ends in a period.
            stop: businessName.endsWith(".") ? "" : ".",
            b: (chunks) => <strong className={styles.name}>{chunks}</strong>,
          }}
        />
        {!later && (
          <>
            {" "}
            <FormattedMessage id="landing.duration" />
          </>
        )}
      </p>
      <WhatIsShared asked={asked} lastDay={lastDay} later={later} />
    </>
  );
}

interface WhatIsSharedProps {
  readonly asked: Asked;
  readonly lastDay: Day;
  readonly later: boolean;
  /** One line each on a phone, so the form starts on the first screen. */
  readonly brief?: boolean;
}

const icons: Record<CollectionGroup, typeof ReceiptText> = {
  "financial-statements": FileSpreadsheet,
  "accounts-receivable": ArrowDownLeft,
  "accounts-payable": ArrowUpRight,
  transactions: ReceiptText,
};

/** Each group and how far back it goes (D-17). */
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

/** Each line is true for every package offered. */
export function Promises({ anonymous }: { readonly anonymous: boolean }) {
  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        <ShieldCheck aria-hidden className={styles.promiseIcon} />
        <FormattedMessage id="landing.promise" />
      </li>
      {anonymous && (
        <li className={styles.promise}>
          <UserX aria-hidden className={styles.promiseIcon} />
          <FormattedMessage id="landing.promise.anonymous" />
        </li>
      )}
    </ul>
  );
}

/** A month without a day means its last day. */
export function lastDayAsked(asked: Asked, today: Day): Day {
  const { endOfImport, mostRecentPeriodYear: year, mostRecentPeriodMonth: month } = asked;
  if (year === undefined || month === undefined) return lastDayCollected({ endOfImport }, today);

  const mostRecentDay = dayInMonth(year, month, asked.mostRecentPeriodDay ?? 31);
  return lastDayCollected({ endOfImport, mostRecentDay }, today);
}
