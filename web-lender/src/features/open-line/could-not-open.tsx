import { useIntl } from "react-intl";
import { LoadFailure } from "../../loading/load-failure.tsx";
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
      <LoadFailure
        title={formatMessage({ id: "line.failed" })}
        error={error}
        onTryAgain={() => onTryAgain()}
      />
    </div>
  );
}
