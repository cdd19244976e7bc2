import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./skeleton.css.ts";

/** Lines of unlike length look like words. */
const portions = [0.62, 0.38, 0.54, 0.46];

export interface SkeletonProps {
  /** What is being loaded, read out once. */
  readonly label: string;
  /** `lines` of text, or `rows` of a list with a mark each. */
  readonly shape?: "lines" | "rows" | undefined;
  readonly count?: number | undefined;
}

/** The shape of what is on its way. Show it with `useSkeleton`: not at once, and not for a flash. */
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

/** Most loads are done before this, and a skeleton would only flicker. In milliseconds. */
const patience = 1000;
/** Once shown, it stays at least this long. In milliseconds. */
const leastTime = 300;

/** Whether to show a skeleton: after a second of waiting, and then for 300 ms at least. */
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
