import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./skeleton.css.ts";

/** Lines of unequal length look like text. */
const portions = [0.62, 0.38, 0.54, 0.46];

export interface SkeletonProps {
  readonly label: string;
  /** `lines` of text, or `rows` of a list with a mark each. */
  readonly shape?: "lines" | "rows" | undefined;
  readonly count?: number | undefined;
}

/** Show it with `useSkeleton`, which avoids flashes. */
export function Skeleton({ label, shape = "lines", count = 2 }: SkeletonProps) {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return (
    <div aria-busy="true" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {shape === "rows" ? (
        indexes.map((index) => (
          <div aria-hidden className={styles.row} key={index}>
            <span className={styles.shape({ shape: "circle" })} />
            <div className={styles.lines}>
              <Line index={index} />
              <Line index={index + 1} />
            </div>
          </div>
        ))
      ) : (
        <div aria-hidden className={styles.lines}>
          {indexes.map((index) => (
            <Line index={index} key={index} />
          ))}
        </div>
      )}
    </div>
  );
}

function Line({ index }: { index: number }) {
  const portion = portions[index % portions.length] ?? 0.5;
  return (
    <span
      className={styles.shape({ shape: "line" })}
      style={assignInlineVars({ [styles.portion]: String(portion) })}
    />
  );
}

/** Most loads finish sooner, and a skeleton would flicker. In milliseconds. */
const patience = 1000;
/** Minimum time it's shown, in milliseconds. */
const leastTime = 300;

/** Whether to show a skeleton: after 1 s of loading, then for at least 300 ms. */
export function useSkeleton(busy: boolean): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (busy === shown) return;
    const wait = busy ? patience : Math.max(0, since.current + leastTime - Date.now());
    const timer = setTimeout(() => {
      since.current = Date.now();
      setShown(busy);
    }, wait);
    return () => clearTimeout(timer);
  }, [busy, shown]);

  return shown;
}
