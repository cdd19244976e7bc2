import { isSerious } from "@tieout/core/book-mapping/tie-out";
import { Card, DetailList } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { FileImport } from "./file-import-calls.ts";
import * as styles from "./import-file.css.ts";
import { useAmount, usePlace } from "./texts.ts";

export const sheetBalances = "assets-equal-liabilities-and-equity";

/**
 * Also of findings that leave the figures whole: whose they are has to be seen. A balance sheet that is out of balance follows
 * from another difference, if there's one.
 */
export function differencesIn({ tieOut }: FileImport) {
  const differing = (tieOut?.checks ?? []).flatMap(({ id, differences }) =>
    differences
      .filter(({ expected, actual }) => expected !== actual)
      .map((difference) => ({ check: id, ...difference })),
  );
  const causes = differing.filter(({ check }) => check !== sheetBalances);
  return causes.length > 0 ? causes : differing;
}

interface DifferencesProps {
  readonly differing: ReturnType<typeof differencesIn>;
  readonly digits: number | undefined;
}

const differencesShown = 10;

export function Differences({ differing, digits = 2 }: DifferencesProps) {
  const { formatMessage } = useIntl();
  const amount = useAmount(digits);
  const placeOf = usePlace();
  const title = formatMessage({ id: "file.check.differences" });

  return (
    <Card inset="none" title={title}>
      <div className={styles.list}>
        <DetailList
          items={differing.slice(0, differencesShown).map((difference, index) => {
            const { check, expected, actual } = difference;
            return {
              id: `${check} ${index}`,
              title: placeOf(difference),
              side: amount(Math.abs(actual - expected)),
              note: {
                tone: isSerious({ id: check, outcome: "differs" }) ? "danger" : "neutral",
                text: formatMessage({ id: `file.check.${check}.differs` }),
              },
              detail: formatMessage(
                { id: "file.check.difference.pair" },
                { expected: amount(expected), actual: amount(actual) },
              ),
            };
          })}
          label={title}
        />
      </div>
    </Card>
  );
}
