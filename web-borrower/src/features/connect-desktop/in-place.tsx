import { Link } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import * as styles from "./connect-desktop.css.ts";

interface InPlaceProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Something to press in the middle of a sentence, that leads nowhere. */
export function InPlace({ onPress, children }: InPlaceProps) {
  return (
    <Link asChild>
      <button className={styles.inPlace} onClick={onPress} type="button">
        {children}
      </button>
    </Link>
  );
}
