import type { ComponentPropsWithRef, ReactNode } from "react";
import { AsChild } from "../as-child/as-child.tsx";
import { CountPill } from "../badge/badge.tsx";
import { showCurrent } from "./show-current.ts";
import * as styles from "./tabs.css.ts";

export interface TabsProps {
  /** What the tabs are parts of. */
  readonly label: string;
  /** Off where a toolbar already draws the line under them. */
  readonly line?: boolean | undefined;
  /** `Tab`s. */
  readonly children: ReactNode;
}

/**
 * The parts of one thing, each with an address of its own: so they are links in a `nav`, and the
 * browser's history, new windows and bookmarks work. To switch a view in place, use `Segmented`.
 */
export function Tabs({ label, line = true, children }: TabsProps) {
  return (
    <nav ref={showCurrent} aria-label={label} className={styles.tabs({ line })}>
      {children}
    </nav>
  );
}

export interface TabProps extends Omit<ComponentPropsWithRef<"a">, "className" | "style"> {
  readonly current?: boolean | undefined;
  /** How many there are of what the tab names. */
  readonly count?: ReactNode | undefined;
  /** Gives its looks to a router's link. */
  readonly asChild?: boolean | undefined;
}

export function Tab({ current = false, count, asChild = false, children, ...rest }: TabProps) {
  const look = { className: styles.tab, "aria-current": current ? ("page" as const) : undefined };
  // The space keeps name and count apart for who hears them.
  const pill = count !== undefined && (
    <>
      {" "}
      <CountPill>{count}</CountPill>
    </>
  );
  const withPill = (words: ReactNode) => (
    <>
      {words}
      {pill}
    </>
  );
  return asChild ? (
    <AsChild {...rest} {...look} holding={withPill}>
      {children}
    </AsChild>
  ) : (
    <a {...rest} {...look}>
      {withPill(children)}
    </a>
  );
}
