import { toMinor } from "@tieout/core/money";
import { useIntl } from "react-intl";
import { useDates } from "../../messages/dates.tsx";
import { useFigures } from "../../messages/review/use-figures.ts";
import type { CheckGroup } from "./group-checks.ts";

/** What stands at the end of a tie-out: how many periods agree, or by how much one doesn't. */
export function useTieOutAmount(currency: string): (group: CheckGroup) => string {
  const { formatMessage } = useIntl();
  const { amount } = useFigures();
  const { bookDay } = useDates();
  const figure = (minor: number) => amount(toMinor(minor), currency);

  return ({ checks, outcome }) => {
    if (outcome === "Inconclusive") return formatMessage({ id: "tieOut.notCheckable" });

    const failed = checks.find((check) => check.outcome === "Fail");
    if (failed?.difference !== undefined) {
      const difference = figure(failed.difference);
      return failed.toDate && checks.length > 1
        ? formatMessage(
            { id: "tieOut.differenceOn" },
            { amount: difference, day: bookDay(failed.toDate) },
          )
        : formatMessage({ id: "tieOut.difference" }, { amount: difference });
    }
    if (checks.length > 1 || failed) {
      const passed = checks.filter((check) => check.outcome === "Pass").length;
      return formatMessage({ id: "tieOut.periods" }, { passed, all: checks.length });
    }
    const [only] = checks;
    return only?.difference
      ? formatMessage({ id: "tieOut.tolerance" }, { amount: figure(only.tolerance) })
      : formatMessage({ id: "tieOut.noDifference" });
  };
}
