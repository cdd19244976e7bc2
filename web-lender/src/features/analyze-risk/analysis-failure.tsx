import { Button, ErrorPanel } from "@tieout/ui-kit";
import { FormattedMessage } from "react-intl";
import type { Analyzing } from "./use-analyze.ts";

/** Says why there's no analysis. You can't analyze again until you dismiss it (S-T33, S-M29 to S-M31). */
export function AnalysisFailure({ failure, dismiss }: Pick<Analyzing, "failure" | "dismiss">) {
  if (failure === undefined) return null;
  return (
    <ErrorPanel
      actions={
        <Button onClick={dismiss}>
          <FormattedMessage id="risk.failed.dismiss" />
        </Button>
      }
      takesFocus
      title={failure}
    >
      <FormattedMessage id="risk.failed.hint" />
    </ErrorPanel>
  );
}
