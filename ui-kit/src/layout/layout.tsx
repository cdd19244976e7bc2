import type { ReactNode } from "react";
import * as styles from "./layout.css.ts";

export type Gap = "none" | "tiny" | "small" | "medium" | "large" | "huge" | "form";

export interface StackProps {
  readonly as?:
    | "div"
    | "ul"
    | "ol"
    | "section"
    | "main"
    | "nav"
    | "aside"
    | "li"
    | "fieldset"
    | undefined;
  readonly gap?: Gap | undefined;
  readonly align?: "stretch" | "start" | "center" | undefined;
  readonly "aria-label"?: string | undefined;
  readonly "aria-labelledby"?: string | undefined;
  readonly children: ReactNode;
}

/** One under the other. */
export function Stack({
  as: Element = "div",
  gap = "small",
  align = "stretch",
  children,
  ...names
}: StackProps) {
  return (
    <Element {...names} className={styles.stack({ gap, align })}>
      {children}
    </Element>
  );
}

export interface InlineProps {
  readonly as?: "div" | "span" | "ul" | "li" | undefined;
  readonly gap?: Gap | undefined;
  readonly align?: "start" | "center" | "baseline" | "end" | undefined;
  readonly justify?: "start" | "center" | "end" | "between" | undefined;
  readonly wrap?: boolean | undefined;
  readonly children: ReactNode;
}

/** Side by side. */
export function Inline({
  as: Element = "div",
  gap = "small",
  align = "center",
  justify = "start",
  wrap = false,
  children,
}: InlineProps) {
  return <Element className={styles.inline({ gap, align, justify, wrap })}>{children}</Element>;
}

/** Takes the room that is left in an `Inline`; empty, it pushes what follows to the end. */
export function Grow({ children }: { readonly children?: ReactNode }) {
  return <div className={styles.grow}>{children}</div>;
}

export interface ColumnsProps {
  /** Equal columns, or a main part with an aside, a side navigation or a narrower neighbour. */
  readonly layout: "halves" | "thirds" | "quarters" | "main-aside" | "nav-main" | "wide-narrow";
  readonly gap?: Gap | undefined;
  /** As tall as the tallest. */
  readonly stretch?: boolean | undefined;
  readonly children: ReactNode;
}

/** Side by side where there is room, one under the other where there isn't. */
export function Columns({ layout, gap = "large", stretch = false, children }: ColumnsProps) {
  return <div className={styles.columns({ layout, gap, stretch })}>{children}</div>;
}

export interface PageProps {
  /** `narrow` is the borrower's column, `form` a settings page, `bleed` goes to the edges. */
  readonly width?: "full" | "form" | "narrow" | "bleed" | undefined;
  /** What a skip link points at. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** The page's one `main`. */
export function Page({ width = "full", id = "main", children }: PageProps) {
  return (
    <main className={styles.page({ width })} id={id} tabIndex={-1}>
      {children}
    </main>
  );
}

export interface SplitProps {
  /** Who asks, and for what. */
  readonly aside: ReactNode;
  /** Stands above the aside, the logo for example. */
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** The borrower's landing: a tinted half that explains, and a half to act in. */
export function Split({ header, aside, children }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.splitTinted}>
        {header}
        <div className={styles.splitInner}>{aside}</div>
      </div>
      <main className={styles.splitMain} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
