import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./error-panel.css.ts";

export interface ErrorPanelProps {
  /** What failed: "We could not load the statement". */
  readonly title: string;
  /** Try again, and another way. */
  readonly actions?: ReactNode | undefined;
  /** Takes the focus when it appears, after a navigation that led here. */
  readonly takesFocus?: boolean | undefined;
  /** It stands in place of a whole page, and its title is the page's. */
  readonly isPage?: boolean | undefined;
  /** What it means: "Nothing was changed." */
  readonly children?: ReactNode | undefined;
}

/** Something failed, and stays until it is dealt with. Errors are never toasts. */
export function ErrorPanel({
  title,
  actions,
  takesFocus = false,
  isPage = false,
  children,
}: ErrorPanelProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const Title = isPage ? "h1" : "p";
  useEffect(() => {
    if (takesFocus) titleRef.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.panel} role="alert">
      <span className={styles.icon}>
        <CircleAlert aria-hidden />
      </span>
      <div>
        <Title className={styles.title} ref={titleRef} tabIndex={-1}>
          {title}
        </Title>
        {children && <div className={styles.effect}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
