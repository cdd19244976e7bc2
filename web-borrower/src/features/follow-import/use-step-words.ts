import { useIntl } from "react-intl";
import type { ImportStatus } from "../../api/import-status.ts";
import { isFile } from "../../api/tenant-settings.ts";
import { useCounts } from "../../messages/counts.ts";
import { partsOf, type VisibleStep } from "./import-steps.ts";

export interface StepWords {
  readonly name: VisibleStep;
  /** While it runs, and before. */
  readonly running: string;
  readonly detail: string;
  readonly done: string;
  readonly doneDetail: string | undefined;
}

interface Said {
  readonly status: ImportStatus;
  readonly packageName: string;
  readonly lenderName: string;
}

/** What stands at each of the three steps, with what has been counted so far. */
export function useStepWords({ status, packageName, lenderName }: Said): readonly StepWords[] {
  const { formatMessage } = useIntl();
  const counts = useCounts();
  const values = { package: packageName, lender: lenderName };
  const { datasourceNameId } = status;
  // Nobody signed in anywhere for a file.
  const from = datasourceNameId && isFile(datasourceNameId) ? "progress.file" : "progress";
  const reading = partsOf(status, "reading");
  const read = counts(reading);
  const counted = read && formatMessage({ id: "progress.counted" }, { counts: read });

  return [
    {
      name: "connecting",
      running: formatMessage({ id: `${from}.connecting` }, values),
      detail: formatMessage({ id: "progress.connecting.detail" }),
      done: formatMessage({ id: `${from}.connected` }, values),
      doneDetail: status.datasetName,
    },
    {
      name: "reading",
      running: formatMessage({ id: readingNow(reading) }, values),
      detail: counted ?? formatMessage({ id: `${from}.reading.detail` }),
      done: formatMessage({ id: "progress.read" }),
      doneDetail: counted,
    },
    {
      name: "sending",
      running: formatMessage({ id: "progress.sending" }, values),
      detail: formatMessage({ id: "progress.sending.detail" }),
      done: formatMessage({ id: "progress.sent" }, values),
      doneDetail: undefined,
    },
  ];
}

function readingNow(reading: ReturnType<typeof partsOf>) {
  const now = reading.find(({ state }) => state !== "done")?.step;
  switch (now) {
    case "journal-lines":
    case "receivables":
    case "payables":
    case "vendor-statements":
      return `progress.reading.${now}` as const;
    default:
      return "progress.reading";
  }
}
