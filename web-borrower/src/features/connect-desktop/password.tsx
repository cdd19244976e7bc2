import { useQuery } from "@tanstack/react-query";
import { Box, Button, Callout, CopyField, Link, Spinner } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  type WebConnector,
  type WebConnectorPath,
  webConnectorPassword,
} from "../../api/web-connector.ts";
import { reasonOf } from "../../messages/reason.ts";
import * as styles from "./connect-desktop.css.ts";

/** Shows how to get another password where this one was shown before. */
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
        values={{ new: (chunks) => <InPlace onPress={renew}>{chunks}</InPlace> }}
      />
    </Box>
  );
}

export interface ShownPassword {
  /** Known only to the page that requested it. */
  readonly password: string | undefined;
  readonly isMaking: boolean;
  readonly problem: Problem | null;
  /** The previous one stops working. */
  readonly renew: () => void;
}

/** The first one is made automatically. */
export function useShownPassword(
  path: WebConnectorPath,
  { passwordMadeAt }: WebConnector,
): ShownPassword {
  const { data, isFetching, error, refetch } = useQuery({
    ...webConnectorPassword(path),
    enabled: passwordMadeAt === undefined,
  });
  // A newer password was made on another computer, so this one no longer works.
  const isOld = data && passwordMadeAt && new Date(data.madeAt) < new Date(passwordMadeAt);
  return {
    password: isFetching || isOld ? undefined : data?.password,
    isMaking: isFetching,
    problem: error,
    // A second press reuses the first one's request.
    renew: () => void refetch({ cancelRefetch: false }),
  };
}

interface InPlaceProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button inside a sentence. */
export function InPlace({ onPress, children }: InPlaceProps) {
  return (
    <Link asChild>
      <button className={styles.inPlace} onClick={onPress} type="button">
        {children}
      </button>
    </Link>
  );
}
