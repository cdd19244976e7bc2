import { Heading } from "@tieout/ui-kit";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import type { FileImport } from "./file-import-calls.ts";
import * as styles from "./import-file.css.ts";
import { leavesOutTotalsAlone } from "./left-out-rows.tsx";
import type { ImportStep } from "./steps.ts";
import { useAmount } from "./texts.ts";

interface StepHeadProps {
  readonly step: ImportStep;
  readonly file: FileImport | undefined;
  readonly lender: string;
  /** False when the whole page was just opened. */
  readonly takesFocus: boolean;
  readonly onTitle: ((title: string) => void) | undefined;
}

export function StepHead({ step, file, lender, takesFocus, onTitle }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, lede } = useHeadTexts(step, file, lender);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const named = useRef(onTitle);
  named.current = onTitle;
  useEffect(() => named.current?.(title), [title]);

  return (
    <>
      <Heading level={1} ref={heading} size="display" tabIndex={-1}>
        {title}
      </Heading>
      <p className={styles.lede}>{lede}</p>
    </>
  );
}

interface HeadTexts {
  readonly title: string;
  readonly lede: string;
}

function useHeadTexts(step: ImportStep, file: FileImport | undefined, lender: string): HeadTexts {
  const { formatMessage } = useIntl();
  const amount = useAmount(file?.figures?.digits ?? 2);

  switch (step) {
    case "file":
      return {
        title: formatMessage({ id: "file.title" }),
        lede: formatMessage({ id: "file.lede" }),
      };
    case "columns": {
      const columns = file?.table?.columns;
      if (!columns) {
        return {
          title: formatMessage({ id: "file.columns.title.options" }),
          lede: formatMessage({ id: "file.columns.lede.options" }),
        };
      }
      const matched = columns.filter(({ why }) => why === "matched").length;
      return {
        title: formatMessage({ id: "file.columns.title" }),
        lede: file.remembered
          ? formatMessage({ id: "file.columns.lede.remembered" })
          : formatMessage({ id: "file.columns.lede" }, { matched, count: columns.length }),
      };
    }
    case "types":
      return {
        title: formatMessage({ id: "file.types.title" }),
        lede: formatMessage(
          { id: "file.types.lede" },
          { count: file?.accountTypes?.accounts.length ?? 0 },
        ),
      };
    case "check": {
      const untyped = unknownIn(file);
      if (file?.differs !== true && untyped.length > 0) {
        const balances = untyped.reduce((sum, { balance }) => sum + Math.abs(balance), 0);
        return {
          title: formatMessage({ id: "file.check.debits-equal-credits" }),
          lede: formatMessage(
            { id: "file.check.lede.unknown" },
            { count: untyped.length, amount: amount(balances) },
          ),
        };
      }
      if (file?.differs !== true) {
        const count = file?.rejectedCount ?? 0;
        const lacksOpenings = file?.openings?.from === "none";
        return {
          title: formatMessage({
            id: lacksOpenings ? "file.check.title.entries" : "file.check.title.agrees",
          }),
          lede:
            count > 0
              ? formatMessage({ id: leftOutLede(file) }, { count })
              : file?.period
                ? formatMessage({ id: "file.check.lede.period" }, { lender })
                : formatMessage({ id: "file.check.lede.agrees" }),
        };
      }
      const difference = Math.abs(file.figures?.difference ?? 0);
      const unread = file.rejected?.filter(({ fault }) => fault !== "total").length ?? 0;
      return {
        title:
          difference > 0
            ? formatMessage({ id: "file.check.title.difference" }, { amount: amount(difference) })
            : formatMessage({ id: "file.check.title.differs" }),
        lede:
          unread > 0
            ? formatMessage({ id: "file.check.lede.rows" }, { count: unread })
            : formatMessage({ id: "file.check.lede.differs" }),
      };
    }
  }
}

const leftOutLede = (file: FileImport | undefined) =>
  file && leavesOutTotalsAlone(file) ? "file.check.lede.totals" : "file.check.lede.left-out";

/** Accounts that no total of the statements counts. */
const unknownIn = (file: FileImport | undefined) =>
  (file?.accountTypes?.accounts ?? []).filter(
    ({ accountClass, balance }) => accountClass === "unknown" && balance !== 0,
  );
