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

export function Box({ as: Element = "div", ...rest }: BoxProps) {
  return <Element {...placed(rest)} className={styles.box} />;
}

export interface StackProps extends Placement, Named {
  readonly as?: Exclude<Block, "p" | "form"> | undefined;
  readonly gap?: Gap | undefined;
  readonly align?: "stretch" | "start" | "center" | undefined;
  readonly rowFrom?: 640 | 900 | undefined;
  readonly children: ReactNode;
}

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
  readonly rowGap?: Gap | undefined;
  readonly align?: "start" | "center" | "baseline" | "end" | undefined;
  readonly justify?: "start" | "center" | "end" | "between" | undefined;
  readonly wrap?: boolean | undefined;
  readonly children: ReactNode;
}

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

/** Fills the remaining room in an `Inline`; empty, it pushes the rest to the end. */
export function Grow({ children }: { readonly children?: ReactNode }) {
  return <div className={styles.grow}>{children}</div>;
}

export interface ColumnsProps {
  readonly layout: "halves" | "thirds" | "main-aside" | "nav-main";
  readonly gap?: Gap | undefined;
  readonly children: ReactNode;
}

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
  /** `narrow` is the borrower's column, `form` a settings page, `table` has room for six columns, `bleed` goes to the edges. */
  readonly width?: "full" | "table" | "form" | "narrow" | "bleed" | undefined;
  readonly children: ReactNode;
}

export function Page({ width = "full", children }: PageProps) {
  return (
    <main className={styles.page} data-width={width} id="main" tabIndex={-1}>
      {children}
    </main>
  );
}

export interface SplitProps {
  readonly aside: ReactNode;
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** The borrower's landing page: a tinted half that explains, and a half to act in. */
export function Split({ header, aside, children }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.splitHeader}>{header}</div>
      <main className={styles.splitMain} id="main" tabIndex={-1}>
        <div className={styles.splitTinted}>
          <div className={styles.splitInner}>{aside}</div>
        </div>
        <div className={styles.splitPlain}>{children}</div>
      </main>
    </div>
  );
}

/** Call it when the focused element is removed; otherwise screen readers restart at the top. */
export function focusPage(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}
