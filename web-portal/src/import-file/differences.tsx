import { Card, DetailList } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { FileImport } from "../calls/index.ts";
import { useAmount } from "./figures.ts";
import * as styles from "./import-file.css.ts";
import { usePlace } from "./use-place.ts";

interface DifferencesProps {
  readonly file: FileImport;
}

/** As many as somebody looks at before opening the file. */
const shown = 10;

/** Where the figures part: the entry, account or row, what was expected there and what stands there. */
export function Differences({ file: { tieOut, figures } }: DifferencesProps) {
  const { formatMessage } = useIntl();
  const amount = useAmount(figures?.digits ?? 2);
  const placeOf = usePlace();
  const differing = (tieOut?.checks ?? []).flatMap(({ id, differences }) =>
    differences
      .filter(({ expected, actual }) => expected !== actual)
      .map((difference) => ({ check: id, ...difference })),
  );
  if (differing.length === 0) return null;
  const title = formatMessage({ id: "file.check.differences" });

  return (
    <Card inset="none" title={title}>
      <div className={styles.list}>
        <DetailList
          items={differing.slice(0, shown).map((difference, index) => {
            const { check, expected, actual } = difference;
            return {
              id: `${check} ${index}`,
              title: placeOf(difference),
              side: amount(Math.abs(actual - expected)),
              note: { tone: "danger", text: formatMessage({ id: `file.check.${check}.differs` }) },
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
