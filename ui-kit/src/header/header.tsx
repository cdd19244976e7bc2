import type { ComponentPropsWithRef, ReactNode } from "react";
import { AsChild } from "../as-child/as-child.tsx";
import { firstLetter } from "../text/text.tsx";
import * as styles from "./header.css.ts";

export interface HeaderProps {
  readonly logo: ReactNode;
  readonly breadcrumb?: ReactNode | undefined;
  /** `clear` lets a tinted page show through. */
  readonly tone?: "surface" | "clear" | undefined;
  readonly audience?: "lender" | "borrower" | undefined;
  readonly children?: ReactNode | undefined;
}

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
  readonly name: string;
  /** The tenant's logo; without one, the name's first letter in the brand color. */
  readonly src?: string | undefined;
  readonly large?: boolean | undefined;
  /** Renders a router's link. Without `href` or `asChild` it's plain text. */
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
  /** `Crumb`s, the current page last. */
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

export function Divider() {
  return <span aria-hidden className={styles.divider} />;
}
