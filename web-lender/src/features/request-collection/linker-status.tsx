import { Callout, Spinner } from "@tieout/ui-kit";
import { CircleCheck } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../api/problem.ts";
import * as styles from "./linker.css.ts";
import type { LinkerState } from "./linker-state.ts";

interface LinkerStatusProps {
  readonly state: LinkerState;
  readonly name: string;
  readonly failure: unknown;
}

/** How the connection is doing, said as it changes. */
export function LinkerStatus({ state, name, failure }: LinkerStatusProps) {
  return (
    <div aria-live="polite" className={styles.status}>
      <Words state={state} name={name} failure={failure} />
    </div>
  );
}

function Words({ state, name, failure }: LinkerStatusProps) {
  const { formatMessage } = useIntl();

  switch (state.is) {
    case "preparing":
      return (
        <span className={styles.line}>
          <Spinner tone="accent" />
          <FormattedMessage id="linker.status.preparing" />
        </span>
      );
    case "ready":
      return (
        <span className={styles.line}>
          <CircleCheck aria-hidden size={16} className={styles.good} />
          <span className={styles.grow}>
            <FormattedMessage id="linker.status.ready" />
          </span>
          <FormattedMessage id="linker.status.valid" values={{ minutes: state.minutes }} />
        </span>
      );
    case "waiting":
      return (
        <span className={styles.line}>
          <Spinner tone="accent" />
          <FormattedMessage id="linker.status.waiting" values={{ name }} />
        </span>
      );
    case "blocked":
      return <Callout tone="warning" title={formatMessage({ id: "linker.status.blocked" })} />;
    case "closed":
      return (
        <Callout tone="warning" title={formatMessage({ id: "linker.status.closed" }, { name })} />
      );
    case "expired":
      return <Callout tone="warning" title={formatMessage({ id: "linker.status.expired" })} />;
    case "refused":
      return (
        <Callout
          tone="danger"
          title={formatMessage({ id: `linker.error.${state.errorCode}` }, { name })}
        />
      );
    case "failed":
      return (
        <Callout
          tone="danger"
          title={
            problemOf(failure)?.type === "unreachable"
              ? formatMessage({ id: "relink.systemErrorConnecting" })
              : problemOf(failure)?.description || formatMessage({ id: "linker.fatal" })
          }
        />
      );
    case "connected":
      return null;
  }
}
