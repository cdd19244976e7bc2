import { Button, ErrorPanel } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../api/problem.ts";
import * as styles from "./open-line.css.ts";

interface CouldNotOpenProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** What stands in the panel when what is behind a figure couldn't be read. */
export function CouldNotOpen({ error, onTryAgain }: CouldNotOpenProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.block}>
      <ErrorPanel
        actions={
          <Button onClick={() => onTryAgain()}>
            <FormattedMessage id="failure.tryAgain" />
          </Button>
        }
        title={formatMessage({ id: "line.failed" })}
      >
        {problemOf(error)?.description || formatMessage({ id: "failure.unreachable" })}
      </ErrorPanel>
    </div>
  );
}
