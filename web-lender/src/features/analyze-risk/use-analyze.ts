import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { type AskedRisk, analyzeRisk, lastRiskAnalysis, riskPortfolioKey } from "../../api/risk.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";

export interface Analyzing {
  readonly run: (asked: AskedRisk) => void;
  readonly isPending: boolean;
  /** Why there is no new result, until it's dismissed (S-T33). */
  readonly failure: string | undefined;
  readonly dismiss: () => void;
}

/** Analyzes. On success the record's last analysis is refetched; a failure isn't stored. */
export function useAnalyze(record: FinancialRecordPath): Analyzing {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const { run, isPending } = useAction({
    call: (asked: AskedRisk) => analyzeRisk(record, asked),
    changes: [lastRiskAnalysis(record).queryKey],
    onDone: ({ requestOutcome, errorDescription }) => {
      queryClient.removeQueries({ queryKey: riskPortfolioKey });
      // S-E48: upper and lower case are equal.
      if (requestOutcome.toLowerCase() === "success") return;
      setFailure(errorDescription || formatMessage({ id: "risk.failed.outcome" }));
    },
    onFailed: () => setFailure(formatMessage({ id: "risk.failed.call" })),
  });

  return {
    run: (asked) => void run(asked),
    isPending,
    failure,
    dismiss: () => setFailure(undefined),
  };
}
