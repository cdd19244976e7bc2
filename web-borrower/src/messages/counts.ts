import { useIntl } from "react-intl";
import { countedSteps, type ImportStep } from "../api/import-status.ts";

/** "42 accounts and 4,210 journal lines"; undefined where nothing was read. */
export function useCounts(): (steps: readonly ImportStep[]) => string | undefined {
  const { formatList, formatMessage } = useIntl();
  return (steps) => {
    const counts = countedSteps.flatMap((name) => {
      const count = steps.find(({ step }) => step === name)?.done ?? 0;
      return count > 0 ? formatMessage({ id: `count.${name}` }, { count }) : [];
    });
    return counts.length > 0 ? formatList(counts, { type: "conjunction" }) : undefined;
  };
}
