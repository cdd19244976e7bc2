import { type ReactNode, useId } from "react";
import { CountPill } from "../badge/badge.tsx";
import { Heading, type HeadingLevel } from "../text/text.tsx";
import * as styles from "./card.css.ts";

export interface CardProps {
  /** A card with a title is a landmark region. */
  readonly title?: string | undefined;
  readonly headingLevel?: HeadingLevel | undefined;
  readonly count?: ReactNode | undefined;
  readonly meta?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
  readonly foot?: ReactNode | undefined;
  /** `accent` is for the borrower's tinted half of a page. */
  readonly tone?: "default" | "accent" | undefined;
  readonly inset?: "normal" | "none" | undefined;
  readonly children: ReactNode;
}

/** Cards don't nest. */
export function Card({
  title,
  headingLevel = 2,
  count,
  meta,
  actions,
  foot,
  tone = "default",
  inset = "normal",
  children,
}: CardProps) {
  const titleId = useId();
  const Element = title === undefined ? "div" : "section";
  const hasHead = title !== undefined || actions !== undefined;

  return (
    <Element
      aria-labelledby={title === undefined ? undefined : titleId}
      className={styles.card({ tone })}
    >
      {hasHead && (
        <div className={styles.head}>
          {title !== undefined && (
            <Heading id={titleId} level={headingLevel} size="small">
              {title}
            </Heading>
          )}
          {count !== undefined && <CountPill>{count}</CountPill>}
          {meta && <span className={styles.meta}>{meta}</span>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {inset === "none" ? (
        children
      ) : (
        <div className={styles.body({ underHead: hasHead })}>{children}</div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </Element>
  );
}
