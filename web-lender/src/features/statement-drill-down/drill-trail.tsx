import { IconButton, Text } from "@tieout/ui-kit";
import { ChevronDown, ChevronRight, ChevronUp } from "lucide-react";
import { useIntl } from "react-intl";
import * as styles from "./drill-down-page.css.ts";

export interface TrailStep {
  /** What kind of thing it is: "Account". */
  readonly kind: string;
  readonly name: string;
  readonly amount: string;
  readonly onOpen: () => void;
}

interface DrillTrailProps {
  /** The last one is the current one. */
  readonly steps: readonly TrailStep[];
  /** Absent at the ends. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** From the figure to the line, each with its amount. */
export function DrillTrail({ steps, onPrevious, onNext }: DrillTrailProps) {
  const { formatMessage } = useIntl();

  return (
    <nav aria-label={formatMessage({ id: "line.trail" })} className={styles.trail}>
      <ol className={styles.steps}>
        {steps.map(({ kind, name, amount, onOpen }, index) => {
          const isCurrent = index === steps.length - 1;
          return (
            <li aria-current={isCurrent ? "step" : undefined} className={styles.step} key={kind}>
              {index > 0 && <ChevronRight aria-hidden className={styles.stepMark} size={14} />}
              <span>
                <Text as="div" size="small" tone="muted">
                  {kind}
                </Text>
                <span className={styles.stepFigure}>
                  {isCurrent ? (
                    <span className={styles.stepHere}>{name}</span>
                  ) : (
                    <button className={styles.stepName} onClick={onOpen} type="button">
                      {name}
                    </button>
                  )}
                  <Text numeric weight="medium">
                    {amount}
                  </Text>
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <span className={styles.trailEnd}>
        <IconButton
          refused={!onPrevious}
          label={formatMessage({ id: "editor.drill.previous" })}
          onClick={() => onPrevious?.()}
          size="small"
        >
          <ChevronUp />
        </IconButton>
        <IconButton
          refused={!onNext}
          label={formatMessage({ id: "editor.drill.next" })}
          onClick={() => onNext?.()}
          size="small"
        >
          <ChevronDown />
        </IconButton>
      </span>
    </nav>
  );
}
