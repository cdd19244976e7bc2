import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./error-panel.css.ts";

export interface ErrorPanelProps {
  readonly title: string;
  readonly actions?: ReactNode | undefined;
  /** Takes focus when it appears, after a navigation. */
  readonly takesFocus?: boolean | undefined;
  /** It replaces a whole page, so its title is the page's `h1`. */
  readonly isPage?: boolean | undefined;
  readonly children?: ReactNode | undefined;
}

/** Stays until the error is resolved. Errors are never toasts. */
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
