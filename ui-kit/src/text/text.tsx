import type { ComponentPropsWithRef, ReactNode } from "react";
import { AsChild } from "../as-child/as-child.tsx";
import { type Placement, room } from "../layout/placement.ts";
import * as styles from "./text.css.ts";

export type HeadingLevel = 1 | 2 | 3 | 4;
const elements = { 1: "h1", 2: "h2", 3: "h3", 4: "h4" } as const;

export interface HeadingProps
  extends Omit<ComponentPropsWithRef<"h1">, "className" | "style" | "color"> {
  /** Place in the outline. One `1` per page. */
  readonly level: HeadingLevel;
  readonly size?:
    | "hero"
    | "display"
    | "page"
    | "section"
    | "question"
    | "card"
    | "small"
    | undefined;
}

const usual = { 1: "page", 2: "card", 3: "small", 4: "small" } as const;

export function Heading({ level, size = usual[level], children, ...rest }: HeadingProps) {
  const Element = elements[level];
  return (
    <Element {...rest} className={styles.heading({ size })}>
      {children}
    </Element>
  );
}

export interface TextProps extends Pick<Placement, "above" | "below"> {
  readonly as?: "p" | "span" | "div" | "strong" | "small" | undefined;
  readonly tone?: "default" | "muted" | "subtle" | "success" | "warning" | "danger" | undefined;
  readonly size?: "tiny" | "small" | "medium" | "normal" | "large" | undefined;
  readonly weight?: "normal" | "medium" | "strong" | undefined;
  /** Tabular figures, so columns align. */
  readonly numeric?: boolean | undefined;
  readonly pretty?: boolean | undefined;
  readonly children: ReactNode;
}

export function Text({
  as: Element = "span",
  tone = "default",
  size = "normal",
  weight = "normal",
  numeric = false,
  pretty,
  above,
  below,
  children,
}: TextProps) {
  const style = {
    marginBlockStart: room(above),
    marginBlockEnd: room(below),
    textWrap: pretty ? ("pretty" as const) : undefined,
  };
  return (
    <Element className={styles.text({ tone, size, weight, numeric })} style={style}>
      {children}
    </Element>
  );
}

export interface IconLineProps {
  readonly icon: ReactNode;
  readonly tone?: "success" | "subtle" | undefined;
  readonly muted?: boolean | undefined;
  readonly children: ReactNode;
}

export function IconLine({ icon, tone = "subtle", muted = false, children }: IconLineProps) {
  return (
    <li className={styles.iconLine({ muted })}>
      <span aria-hidden className={styles.lineIcon({ tone })}>
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}

export interface LinkProps
  extends Omit<ComponentPropsWithRef<"a">, "className" | "style" | "color"> {
  /** `quiet` is for names in a table, which look like links on hover; `row` for links to pages beside them. */
  readonly tone?: "accent" | "quiet" | "row" | undefined;
  readonly asChild?: boolean | undefined;
}

export function Link({ tone = "accent", asChild = false, ...rest }: LinkProps) {
  const Element = asChild ? AsChild : "a";
  return <Element {...rest} className={styles.link({ tone })} />;
}

export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** The first tab stop: skips the header to `main`. */
export function SkipLink({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}

/** The first letter as a capital, by code point. */
export const firstLetter = (name: string): string => ([...name.trim()][0] ?? "").toUpperCase();
