import { Button, Card, DetailList, MarkedText } from "@tieout/ui-kit";
import { Download } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FileImport } from "./file-import-calls.ts";
import * as styles from "./import-file.css.ts";

interface LeftOutRowsProps {
  readonly file: FileImport;
  readonly address: string;
}

type LeftOut = NonNullable<FileImport["rejected"]>[number];

/** A report's totals aren't accounts, so nothing that was booked is missing. */
export const leavesOutTotalsAlone = ({ rejected = [], rejectedCount = 0 }: FileImport): boolean =>
  rejected.length === rejectedCount && rejected.every(({ fault }) => fault === "total");

export function LeftOutRows({ file, address }: LeftOutRowsProps) {
  const { rejected = [], rejectedCount = 0 } = file;
  const { formatMessage } = useIntl();
  const title = formatMessage(
    { id: leavesOutTotalsAlone(file) ? "file.rows.title.totals" : "file.rows.title" },
    { count: rejectedCount },
  );
  const shown = leavesOutTotalsAlone(file) ? totalsShown : rowsShown;
  const more = rejectedCount - Math.min(rejected.length, shown);
  const titleOf = ({ row, name }: LeftOut) => {
    const place = formatMessage({ id: "file.rows.row" }, { row });
    return name === undefined ? { title: place } : { title: name, detail: place };
  };

  const faultOf = ({ fault, value, start = 0, end = 0 }: LeftOut) => {
    const letter = value.slice(start, end);
    return fault === "letter" && [...letter].length === 1
      ? formatMessage({ id: "file.fault.letter.named" }, { letter })
      : formatMessage({ id: `file.fault.${fault}` });
  };

  return (
    <Card
      actions={
        <Button asChild icon={<Download aria-hidden />}>
          <a download href={address}>
            {formatMessage({ id: "file.rows.download" })}
          </a>
        </Button>
      }
      inset="none"
      title={title}
    >
      <div className={styles.list}>
        <DetailList
          items={rejected.slice(0, shown).map((leftOut) => ({
            id: String(leftOut.row),
            ...titleOf(leftOut),
            side: <Value leftOut={leftOut} />,
            note: {
              tone: isHarmless(leftOut) ? "neutral" : "danger",
              text: faultOf(leftOut),
            },
          }))}
          label={title}
        />
      </div>
      {more > 0 && (
        <p className={styles.more}>
          <FormattedMessage id="file.rows.more" values={{ count: more }} />
        </p>
      )}
    </Card>
  );
}

const rowsShown = 10;
/** A report with a total for each account has many, and nobody has to do anything about them. */
const totalsShown = 3;

const isHarmless = ({ fault }: LeftOut) => fault === "total" || fault === "no-figures";

function Value({ leftOut: { name, value, start, end } }: { readonly leftOut: LeftOut }) {
  if (value === "") return null;
  // Without a cell to blame, the row has only its first words.
  if (value === name) return "—";
  if (start === undefined || end === undefined) return value;
  return <MarkedText end={end} start={start} text={value} />;
}
