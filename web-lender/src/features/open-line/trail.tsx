import { Button, Text } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import * as styles from "./open-line.css.ts";

/** One step on the way down to journal lines. */
export interface TrailStep {
  readonly name: string;
  /** As it is shown. */
  readonly amount: string;
  readonly onOpen: () => void;
}

/** Where a figure comes from, each step with its amount. The last step is where one is. */
export function Trail({ steps }: { readonly steps: readonly TrailStep[] }) {
  const { formatMessage } = useIntl();

  return (
    <nav aria-label={formatMessage({ id: "line.trail" })}>
      <ol className={styles.trail}>
        {steps.map(({ name, amount, onOpen }, index) => {
          const isCurrent = index === steps.length - 1;
          return (
            <li aria-current={isCurrent ? "step" : undefined} className={styles.step} key={name}>
              <span className={styles.stepName}>
                {isCurrent ? (
                  <Text weight="medium">{name}</Text>
                ) : (
                  <Button onClick={onOpen} variant="link">
                    {name}
                  </Button>
                )}
              </span>
              <Text numeric size="small" tone="muted">
                {amount}
              </Text>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
