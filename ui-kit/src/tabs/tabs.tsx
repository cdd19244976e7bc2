import type { ComponentPropsWithRef, ReactNode } from "react";
import { AsChild } from "../as-child/as-child.tsx";
import { CountPill } from "../badge/badge.tsx";
import * as styles from "./tabs.css.ts";

export interface TabsProps {
  readonly label: string;
  readonly line?: boolean | undefined;
  readonly children: ReactNode;
}

/** Links in a `nav`, as each tab has its own address. To switch a view in place, use `Segmented`. */
export function Tabs({ label, line = true, children }: TabsProps) {
  return (
    <nav ref={showCurrent} aria-label={label} className={styles.tabs({ line })}>
      {children}
    </nav>
  );
}

export interface TabProps extends Omit<ComponentPropsWithRef<"a">, "className" | "style"> {
  readonly current?: boolean | undefined;
  readonly count?: ReactNode | undefined;
  readonly asChild?: boolean | undefined;
}

export function Tab({ current = false, count, asChild = false, children, ...rest }: TabProps) {
  const appearance = {
    className: styles.tab,
    "aria-current": current ? ("page" as const) : undefined,
  };
  // The space separates name and count for screen readers.
  const pill = count !== undefined && (
    <>
      {" "}
      <CountPill>{count}</CountPill>
    </>
  );
  const withPill = (label: ReactNode) => (
    <>
      {label}
      {pill}
    </>
  );
  return asChild ? (
    <AsChild {...rest} {...appearance} holding={withPill}>
      {children}
    </AsChild>
  ) : (
    <a {...rest} {...appearance}>
      {withPill(children)}
    </a>
  );
}

/** Scrolls to the current tab and marks the ends with more; again when a count or font changes widths. */
export function showCurrent(nav: HTMLElement | null): (() => void) | undefined {
  if (!nav) return undefined;
  const tellMore = () => {
    // Zoomed pages round by half a pixel.
    const isMoreBefore = nav.scrollLeft > 1;
    const isMoreAfter = nav.scrollWidth - nav.clientWidth - nav.scrollLeft > 1;
    nav.toggleAttribute("data-more-before", isMoreBefore);
    nav.toggleAttribute("data-more-after", isMoreAfter);
  };
  const show = () => {
    const current = nav.querySelector<HTMLElement>("[aria-current]");
    if (current) {
      nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
    }
    tellMore();
  };
  const sizes = new ResizeObserver(show);
  const measure = () => {
    show();
    sizes.disconnect();
    for (const one of [nav, ...nav.children]) sizes.observe(one);
  };
  measure();
  const watch = new MutationObserver(measure);
  watch.observe(nav, { childList: true, subtree: true });
  nav.addEventListener("scroll", tellMore, { passive: true });
  return () => {
    watch.disconnect();
    nav.removeEventListener("scroll", tellMore);
    sizes.disconnect();
  };
}
