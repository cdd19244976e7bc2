import { ChevronRight } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { AsChild } from "../as-child/as-child.tsx";
import * as styles from "./link-row.css.ts";

export interface LinkRowProps
  extends Omit<ComponentPropsWithRef<"a">, "className" | "style" | "title"> {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
  readonly tone?: "neutral" | "accent" | undefined;
  /** Renders the one link or button given as child, which must be empty. */
  readonly asChild?: boolean | undefined;
}

export function LinkRow({
  title,
  badge,
  detail,
  icon,
  tone = "neutral",
  asChild = false,
  children,
  ...rest
}: LinkRowProps) {
  const content = (
    <>
      {icon && (
        <span aria-hidden className={styles.icon({ tone })}>
          {icon}
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.title}>
          {title}
          {badge}
        </span>{" "}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      <ChevronRight aria-hidden />
    </>
  );
  return asChild ? (
    <AsChild {...rest} className={styles.row} holding={() => content}>
      {children}
    </AsChild>
  ) : (
    <a {...rest} className={styles.row}>
      {content}
    </a>
  );
}

export function CardLead({
  icon,
  children,
}: {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.lead}>
      <span aria-hidden className={styles.icon({ tone: "accent" })}>
        {icon}
      </span>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
