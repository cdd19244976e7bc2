import { useEffect, useState } from "react";
import { AnimatedEllipsis } from "./animated-ellipsis.tsx";
import * as styles from "./working-indicator.css.ts";

export interface WorkingIndicatorProps {
  /** Something is being waited for. */
  readonly busy: boolean;
  /** "Working". */
  readonly label: string;
}

const delayMilliseconds = 1_000;

/** Says quietly that something takes longer than a second. It covers nothing that is shown already. */
export function WorkingIndicator({ busy, label }: WorkingIndicatorProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setIsLong(true), delayMilliseconds);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [busy]);

  return (
    <span className={styles.working} role="status">
      {busy && isLong && (
        <>
          {label}
          <AnimatedEllipsis />
        </>
      )}
    </span>
  );
}
