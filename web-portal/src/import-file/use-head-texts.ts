import { useIntl } from "react-intl";
import type { FileImport } from "../calls/index.ts";
import { useAmount } from "./figures.ts";
import type { ImportStep } from "./steps.ts";

interface HeadTexts {
  readonly title: string;
  readonly lede: string;
}

/** What stands over a step: the question, or what came of it, the difference first. */
export function useHeadTexts(step: ImportStep, file: FileImport | undefined): HeadTexts {
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
    case "check": {
      if (file?.differs !== true) {
        return {
          title: formatMessage({ id: "file.check.title.agrees" }),
          lede: formatMessage({ id: "file.check.lede.agrees" }),
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
