import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { AsChild } from "../as-child/as-child.tsx";
import * as styles from "./side-nav.css.ts";

export interface SideNavProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Links between pages of a section. For parts of one page, use `Tabs`. */
export function SideNav({ label, children }: SideNavProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.nav}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      {children}
    </nav>
  );
}

export interface SideNavLinkProps extends Omit<ComponentPropsWithRef<"a">, "className" | "style"> {
  readonly current?: boolean | undefined;
  /** Renders the one link given as child, which holds the icon and the text. */
  readonly asChild?: boolean | undefined;
}

export function SideNavLink({ current = false, asChild = false, ...rest }: SideNavLinkProps) {
  const Element = asChild ? AsChild : "a";
  return <Element {...rest} className={styles.link} {...(current && { "aria-current": "page" })} />;
}
