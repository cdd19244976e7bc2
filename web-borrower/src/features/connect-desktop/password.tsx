import { Box, Button, Callout, CopyField, Spinner } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { reasonOf } from "../../messages/reason.ts";
import { InPlace } from "./in-place.tsx";
import type { ShownPassword } from "./use-shown-password.ts";

/** The password, to be copied; or how to have another, where it was shown before. */
export function Password({ password, isMaking, problem, renew }: ShownPassword) {
  const { formatMessage } = useIntl();
  if (isMaking) {
    return (
      <Box above={10}>
        <Spinner
          label={formatMessage({ id: "desktop.password.making" })}
          size="medium"
          tone="accent"
        />
      </Box>
    );
  }
  if (password !== undefined) {
    return (
      <Box above={10}>
        <CopyField
          code
          copiedLabel={formatMessage({ id: "desktop.password.copied" })}
          copyLabel={formatMessage({ id: "desktop.password.copy" })}
          label={formatMessage({ id: "desktop.password.label" })}
          value={password}
        />
      </Box>
    );
  }
  if (problem) {
    return (
      <Box above={10}>
        <Callout
          actions={<Button onClick={renew}>{formatMessage({ id: "desktop.new-password" })}</Button>}
          title={formatMessage({ id: "desktop.password.failed" })}
          tone="danger"
        >
          {reasonOf(problem, formatMessage)}
        </Callout>
      </Box>
    );
  }
  return (
    <Box above={6} as="p">
      <FormattedMessage
        id="desktop.password.hidden"
        values={{ new: (words) => <InPlace onPress={renew}>{words}</InPlace> }}
      />
    </Box>
  );
}
