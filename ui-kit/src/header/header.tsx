import type { ComponentPropsWithRef, ReactNode } from "react";
import { AsChild } from "../as-child/as-child.tsx";
import { firstLetter } from "../text/text.tsx";
import * as styles from "./header.css.ts";

export interface HeaderProps {
  /** A `Logo`. */
  readonly logo: ReactNode;
  /** A `Breadcrumb`: it lives here to save the page a line. */
  readonly breadcrumb?: ReactNode | undefined;
  /** `clear` lets a tinted page show through. */
  readonly tone?: "surface" | "clear" | undefined;
  readonly audience?: "lender" | "borrower" | undefined;
  /** At the end: what is left, help, who is signed in. */
  readonly children?: ReactNode | undefined;
}

/** The head of every page. */
export function Header({
  logo,
  breadcrumb,
  tone = "surface",
  audience = "lender",
  children,
}: HeaderProps) {
  return (
    <header className={styles.header({ tone, audience })}>
      {logo}
      {breadcrumb}
      {children && <div className={styles.end}>{children}</div>}
    </header>
  );
}

export interface LogoProps extends Omit<ComponentPropsWithRef<"a">, "className" | "style"> {
  /** The tenant's name. It stands beside the mark, as live text. */
  readonly name: string;
  /** The tenant's own picture; without one, the name's first letter in the brand color. */
  readonly src?: string | undefined;
  /** Where it stands alone, on a page that has one thing to say. */
  readonly large?: boolean | undefined;
  /** Takes a router's link; without `href` and without this it is plain text. */
  readonly asChild?: boolean | undefined;
}

export function Logo({ name, src, large = false, asChild = false, children, ...rest }: LogoProps) {
  const appearance = large ? styles.logoLarge : styles.logo;
  const mark = src ? (
    <img alt="" className={styles.logoImage} src={src} />
  ) : (
    <span aria-hidden className={styles.logoMark}>
      {firstLetter(name)}
    </span>
  );
  if (asChild) {
    const content = (given: ReactNode) => (
      <>
        {mark}
        {given}
      </>
    );
    return (
      <AsChild {...rest} className={appearance} holding={content}>
        {children}
      </AsChild>
    );
  }
  const Element = rest.href === undefined ? "span" : "a";
  return (
    <Element {...rest} className={appearance}>
      {mark}
      {name}
    </Element>
  );
}

export interface BreadcrumbProps {
  readonly label?: string | undefined;
  /** `Crumb`s, the page itself last. */
  readonly children: ReactNode;
}

export function Breadcrumb({ label = "Breadcrumb", children }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className={styles.crumbs}>{children}</ol>
    </nav>
  );
}

export interface CrumbProps extends Omit<ComponentPropsWithRef<"a">, "className" | "style"> {
  /** The page itself: text, not a link. */
  readonly current?: boolean | undefined;
  readonly asChild?: boolean | undefined;
}

export function Crumb({ current = false, asChild = false, children, ...rest }: CrumbProps) {
  const Element = asChild ? AsChild : "a";
  const whole = typeof children === "string" ? children : undefined;
  return (
    <li className={styles.crumb}>
      {current ? (
        <span aria-current="page" className={styles.crumbCurrent} title={whole}>
          {children}
        </span>
      ) : (
        <Element title={whole} {...rest} className={styles.crumbLink}>
          {children}
        </Element>
      )}
    </li>
  );
}

/** A thin line between groups in a header or a toolbar. */
export function Divider() {
  return <span aria-hidden className={styles.divider} />;
}
