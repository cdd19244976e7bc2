import { type Day, daysBetween } from "@tieout/core/calendar/day";
import { bucketOf } from "@tieout/core/workbook/aging";
import { Heading } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { FormattedMessage, useIntl } from "react-intl";
import type { JournalEntry } from "../../api/journal-lines.ts";
import * as styles from "./drill-entry.css.ts";
import { Facts } from "./facts.tsx";
import type { Presentation } from "./figures.tsx";

interface OpenAmountsProps {
  readonly amounts: JournalEntry["openAmounts"];
  /** Of the entry, due at once where it has no due date. */
  readonly date: string;
  readonly presentation: Presentation;
}

/** What was open of an invoice or a bill on each day collected, and where it stands in the aging. */
export function OpenAmounts({ amounts, date, presentation }: OpenAmountsProps) {
  const { formatMessage } = useIntl();
  const { bookDay } = useDates();
  const last = amounts.at(-1);
  if (!last) return null;
  const pastDue = ({ dueDate = date, asOf }: (typeof amounts)[number]) =>
    // The contract says that they are days.
    daysBetween(dueDate as Day, asOf as Day);

  return (
    <section aria-labelledby="drill-open" className={styles.block}>
      <Heading id="drill-open" level={3}>
        <FormattedMessage id="editor.drill.open" />
      </Heading>
      <Facts
        facts={[
          ...amounts.map((open) => {
            const days = pastDue(open);
            return {
              term: formatMessage({ id: "editor.drill.openAt" }, { day: bookDay(open.asOf) }),
              description: formatMessage(
                { id: days > 0 ? "editor.drill.pastDue" : "editor.drill.notDue" },
                { amount: presentation.exact(open.outstanding), days },
              ),
            };
          }),
          {
            term: formatMessage({ id: `editor.drill.aging.${last.side}` }),
            description: formatMessage({
              id: `editor.drill.bucket.${bucketNames[bucketOf(pastDue(last))] ?? "over90"}`,
            }),
          },
        ]}
      />
    </section>
  );
}

const bucketNames = ["current", "to30", "to60", "to90", "over90"] as const;
