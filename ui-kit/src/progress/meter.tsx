import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { ReactNode } from "react";
import * as styles from "./progress.css.ts";

export interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly maxLabel?: ReactNode | undefined;
  readonly onOpen?: (() => void) | undefined;
}

/** A remaining allowance. Turns to danger at zero. */
export function Meter({ label, value, max, maxLabel = `of ${max}`, onOpen }: MeterProps) {
  const portion = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const content = (
    <>
      <span className={styles.meterLabel}>{label}</span>{" "}
      <span className={styles.meterValue}>
        <span className={styles.meterStrong}>{value}</span>{" "}
        <span className={styles.meterMax}>{maxLabel}</span>
      </span>
      <span className={`${styles.track({ size: "inline" })} ${styles.meterBar}`}>
        <span
          className={styles.indicator({ tone: value > 0 ? "accent" : "danger" })}
          style={{ display: "block", ...assignInlineVars({ [styles.portion]: String(portion) }) }}
        />
      </span>
    </>
  );
  return onOpen ? (
    <button className={styles.meter} onClick={onOpen} type="button">
      {content}
    </button>
  ) : (
    <div className={styles.meter}>{content}</div>
  );
}
