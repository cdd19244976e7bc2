import { useEffect, useState } from "react";
import * as styles from "./working-indicator.css.ts";

const mostDots = 3;
const tickMilliseconds = 500;

/** Up to three dots, one more every half second; all of them at once for who wants nothing to move. */
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
