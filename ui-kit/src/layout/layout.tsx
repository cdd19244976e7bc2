import type { ReactNode } from "react";
import * as styles from "./layout.css.ts";
import { type Gap, type Placement, placed, room } from "./placement.ts";

interface Named {
  readonly id?: string | undefined;
  readonly role?: "status" | "group" | undefined;
  readonly "aria-label"?: string | undefined;
  readonly "aria-labelledby"?: string | undefined;
}

type Block =
  | "div"
  | "ul"
  | "ol"
  | "section"
  | "main"
  | "nav"
  | "aside"
  | "footer"
  | "li"
  | "p"
  | "fieldset"
  | "form";

export interface BoxProps extends Placement, Named {
  readonly as?: Block | "span" | undefined;
  readonly children: ReactNode;
}

/** One part of a page, where its parent puts it: room around it, its width, and where it hides. */
export function Box({ as: Element = "div", ...rest }: BoxProps) {
  return <Element {...placed(rest)} className={styles.box} />;
}

export interface StackProps extends Placement, Named {
  readonly as?: Exclude<Block, "p" | "form"> | undefined;
  readonly gap?: Gap | undefined;
  readonly align?: "stretch" | "start" | "center" | undefined;
  /** Side by side from this width on, for buttons that are as wide as a phone. */
  readonly rowFrom?: 640 | 900 | undefined;
  readonly children: ReactNode;
}

/** One under the other. */
export function Stack({ as: Element = "div", gap = "small", align, rowFrom, ...rest }: StackProps) {
  const style = {
    gap: room(gap),
    alignItems: align,
    textAlign: align === "center" ? align : undefined,
  };
  return <Element {...placed(rest, style)} className={styles.stack} data-row-from={rowFrom} />;
}

export interface InlineProps extends Placement, Named {
  readonly as?: "div" | "span" | "ul" | "li" | "p" | undefined;
  readonly gap?: Gap | undefined;
  /** Between the lines, where it wraps. The gap, unless said. */
  readonly rowGap?: Gap | undefined;
  readonly align?: "start" | "center" | "baseline" | "end" | undefined;
  readonly justify?: "start" | "center" | "end" | "between" | undefined;
  readonly wrap?: boolean | undefined;
  readonly children: ReactNode;
}

/** Side by side. */
export function Inline({
  as: Element = "div",
  gap = "small",
  rowGap,
  align = "center",
  justify,
  wrap,
  ...rest
}: InlineProps) {
  const style = {
    columnGap: room(gap),
    rowGap: room(rowGap ?? gap),
    alignItems: align,
    justifyContent: justify === "between" ? "space-between" : justify,
    flexWrap: wrap ? ("wrap" as const) : undefined,
  };
  return <Element {...placed(rest, style)} className={styles.inline} />;
}

/** Takes the room that is left in an `Inline`; empty, it pushes what follows to the end. */
export function Grow({ children }: { readonly children?: ReactNode }) {
  return <div className={styles.grow}>{children}</div>;
}

export interface ColumnsProps {
  /** Equal columns, or a main part with an aside or a side navigation. */
  readonly layout: "halves" | "thirds" | "main-aside" | "nav-main";
  readonly gap?: Gap | undefined;
  readonly children: ReactNode;
}

/** Side by side where there is room, one under the other where there isn't. */
export function Columns({ layout, gap = "large", children }: ColumnsProps) {
  const style = {
    rowGap: room(gap),
    columnGap: room(layout === "nav-main" ? 32 : gap),
  };
  return (
    <div className={styles.columns} data-columns={layout} style={style}>
      {children}
    </div>
  );
}

export interface PageProps {
  /** `narrow` is the borrower's column, `form` a settings page, `bleed` goes to the edges. */
  readonly width?: "full" | "form" | "narrow" | "bleed" | undefined;
  readonly children: ReactNode;
}

/** The page's one `main`. */
export function Page({ width = "full", children }: PageProps) {
  return (
    <main className={styles.page} data-width={width} id="main" tabIndex={-1}>
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

/**
 * Gives the focus to the page's own content, for when what had it goes away. Without it, who can't see would
 * start over at the top of the window.
 */
export function focusPage(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}
