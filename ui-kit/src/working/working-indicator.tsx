import { useEffect, useState } from "react";
import * as styles from "./working-indicator.css.ts";

export interface WorkingIndicatorProps {
  readonly busy: boolean;
  readonly label: string;
}

const delayMilliseconds = 1_000;

/** Shown when something takes over a second, without covering the page. */
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

const mostDots = 3;
const tickMilliseconds = 500;

/** One more dot every half second, up to three; all three at once with reduced motion. */
export function AnimatedEllipsis() {
  const [dots, setDots] = useState(() => (wantsNoMotion() ? mostDots : 0));
  useEffect(() => {
    if (wantsNoMotion()) return;
    const tick = setInterval(
      () => setDots((before) => (before + 1) % (mostDots + 1)),
      tickMilliseconds,
    );
    return () => clearInterval(tick);
  }, []);

  return (
    <span aria-hidden className={styles.dots}>
      {".".repeat(dots)}
    </span>
  );
}

const wantsNoMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
