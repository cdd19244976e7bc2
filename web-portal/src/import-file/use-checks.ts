import type { CheckListItem } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { FileImport } from "../calls/index.ts";
import { useAmount } from "./figures.ts";
import { usePlace } from "./use-place.ts";

const tones = { agrees: "success", differs: "danger", "not-checkable": "neutral" } as const;

/** As many accounts as one reads in a line. */
const shown = 5;

/** What was asked of the file's figures, and how it came out. */
export function useChecks({ tieOut, figures }: FileImport): readonly CheckListItem[] {
  const { formatMessage } = useIntl();
  const amount = useAmount(figures?.digits ?? 2);
  const placeOf = usePlace();
  const checks = tieOut?.checks ?? [];

  return checks.map(({ id, outcome, agreed, of, differences }) => {
    const [first] = differences;
    const by = first ? Math.abs(first.actual - first.expected) : 0;
    const count = formatMessage({ id: "file.check.of" }, { agreed, of });
    // Accounts that were only counted have no difference to show elsewhere.
    const named = by === 0 && first?.accountId !== undefined ? differences.slice(0, shown) : [];
    return {
      id,
      // A type that nobody says is guessed, which changes no figure.
      tone: id === "accounts-typed" && outcome === "differs" ? "warning" : tones[outcome],
      status: formatMessage({ id: `file.check.status.${outcome}` }),
      name: formatMessage({
        id: outcome === "differs" ? `file.check.${id}.differs` : `file.check.${id}`,
      }),
      ...(outcome === "differs" && by > 0 && { amount: amount(by) }),
      detail:
        outcome === "not-checkable"
          ? formatMessage({ id: "file.check.not-checkable" })
          : [count, ...named.map(placeOf)].join(", "),
    };
  });
}
