import { Button, Callout, CopyField, Spinner } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { reasonOf } from "../../messages/reason.ts";
import * as styles from "./connect-desktop.css.ts";
import { InPlace } from "./in-place.tsx";
import type { ShownPassword } from "./use-shown-password.ts";

/** The password, to be copied; or how to have another, where it was shown before. */
export function Password({ password, isMaking, problem, renew }: ShownPassword) {
  const { formatMessage } = useIntl();
  if (isMaking) {
    return (
      <div className={styles.password}>
        <Spinner
          label={formatMessage({ id: "desktop.password.making" })}
          size="medium"
          tone="accent"
        />
      </div>
    );
  }
  if (password !== undefined) {
    return (
      <div className={styles.password}>
        <CopyField
          code
          copiedLabel={formatMessage({ id: "desktop.password.copied" })}
          copyLabel={formatMessage({ id: "desktop.password.copy" })}
          label={formatMessage({ id: "desktop.password.label" })}
          value={password}
        />
      </div>
    );
  }
  if (problem) {
    return (
      <div className={styles.password}>
        <Callout
          actions={<Button onClick={renew}>{formatMessage({ id: "desktop.new-password" })}</Button>}
          title={formatMessage({ id: "desktop.password.failed" })}
          tone="danger"
        >
          {reasonOf(problem, formatMessage)}
        </Callout>
      </div>
    );
  }
  return (
    <p className={styles.hidden}>
      <FormattedMessage
        id="desktop.password.hidden"
        values={{ new: (words) => <InPlace onPress={renew}>{words}</InPlace> }}
      />
    </p>
  );
}
