import type { CheckListItem } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { FileImport } from "../calls/index.ts";
import { useAmount } from "./figures.ts";

const tones = { agrees: "success", differs: "danger", "not-checkable": "neutral" } as const;

/** What was asked of the file's figures, and how it came out. */
export function useChecks({ tieOut, figures }: FileImport): readonly CheckListItem[] {
  const { formatMessage } = useIntl();
  const amount = useAmount(figures?.digits ?? 2);
  const checks = tieOut?.checks ?? [];

  return checks.map(({ id, outcome, agreed, of, differences: [first] }) => {
    const by = first ? Math.abs(first.actual - first.expected) : 0;
    return {
      id,
      tone: tones[outcome],
      status: formatMessage({ id: `file.check.status.${outcome}` }),
      name: formatMessage({
        id: outcome === "differs" ? `file.check.${id}.differs` : `file.check.${id}`,
      }),
      ...(outcome === "differs" && by > 0 && { amount: amount(by) }),
      detail:
        outcome === "not-checkable"
          ? formatMessage({ id: "file.check.not-checkable" })
          : formatMessage({ id: "file.check.of" }, { agreed, of }),
    };
  });
}
