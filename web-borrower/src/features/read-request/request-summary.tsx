import type { Day } from "@tieout/core/calendar";
import { FormattedMessage } from "react-intl";
import type { Asked } from "../../api/request.ts";
import * as styles from "./read-request.css.ts";
import { WhatIsShared } from "./what-is-shared.tsx";

interface RequestSummaryProps {
  readonly businessName: string;
  readonly asked: Asked;
  readonly lastDay: Day;
  /** The lender can't take anything in right now. */
  readonly later: boolean;
}

/** For what is asked, and what will be shared. The heading above it says who asks. */
export function RequestSummary({ businessName, asked, lastDay, later }: RequestSummaryProps) {
  return (
    <>
      <p className={styles.lede}>
        <FormattedMessage
          id="landing.purpose"
          values={{
            business: businessName,
            // "Tidewater Marine Supply, Inc." brings its own.
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
