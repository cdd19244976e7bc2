import { type Day, dayInMonth } from "@tieout/core/calendar/day";
import { thingsRead } from "@tieout/core/consent/what-is-read";
import { capitalized, languageOf } from "@tieout/core/language";
import { lastDayCollected } from "@tieout/core/submission-request/options";
import {
  type CollectionGroup,
  collectionGroups,
} from "@tieout/core/submission-request/submission-request";
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
}

const icons: Record<CollectionGroup, typeof ReceiptText> = {
  "financial-statements": FileSpreadsheet,
  "accounts-receivable": ArrowDownLeft,
  "accounts-payable": ArrowUpRight,
  transactions: ReceiptText,
};

/** What is read and how far back (D-17). The same list as in the consent's words. */
export function WhatIsShared({ asked, lastDay, later }: WhatIsSharedProps) {
  const { locale } = useIntl();
  const { longBookDay } = useDates();
  const { accountingCollectionGroups: groups, anonymizeCustomersAndVendors: anonymize } = asked;

  return (
    <section
      aria-labelledby="what-is-shared"
      className={later ? styles.sharedLater : styles.shared}
    >
      <Heading id="what-is-shared" level={2} size="small">
        <FormattedMessage id={later ? "landing.shared.later" : "landing.shared"} />
      </Heading>
      <small className={styles.detail}>
        <FormattedMessage
          id="landing.span"
          values={{ years: asked.fullFiscalYearsToCollect, day: longBookDay(lastDay) }}
        />
      </small>
      <ul className={styles.groups}>
        {collectionGroups
          .filter((group) => groups.includes(group))
          .map((group) => {
            const Icon = icons[group];
            const [thing = ""] = thingsRead({ groups: [group], anonymize }, languageOf(locale));
            return (
              <li className={styles.group} key={group}>
                <Icon aria-hidden className={styles.groupIcon} />
                {capitalized(thing)}
              </li>
            );
          })}
      </ul>
    </section>
  );
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
