import { ChevronRight } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { AsChild } from "../as-child/as-child.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { firstLetter } from "../text/text.tsx";
import * as styles from "./monogram.css.ts";
import { Monogram } from "./monogram.tsx";

export interface PackageTileProps
  extends Omit<ComponentPropsWithRef<"button">, "className" | "style"> {
  readonly name: string;
  readonly letters?: string | undefined;
  readonly color?: string | undefined;
  readonly icon?: ReactNode;
  readonly badge?: ReactNode;
  readonly detail?: ReactNode;
  /** `row` spans the width of all tiles. */
  readonly layout?: "tile" | "row" | undefined;
  readonly busy?: boolean | undefined;
  /** Renders the one link given as child, which must be empty. */
  readonly asChild?: boolean | undefined;
}

export function PackageTile({
  name,
  letters,
  color = "#444444",
  icon,
  badge,
  detail,
  layout = "tile",
  busy = false,
  asChild = false,
  children,
  onClick,
  ...rest
}: PackageTileProps) {
  const picture = icon ? (
    <span className={styles.tileIcon}>{icon}</span>
  ) : (
    <Monogram color={color} letters={letters ?? firstLetter(name)} size="large" />
  );
  const content = (
    <>
      {busy ? (
        <span className={styles.tileIcon}>
          <Spinner size="medium" />
        </span>
      ) : (
        picture
      )}
      <span className={styles.tileText}>
        {name} {detail !== undefined && <span className={styles.tileDetail}>{detail}</span>}
      </span>
      {badge && <span className={styles.tileBadge}>{badge}</span>}
      {layout === "row" && <ChevronRight aria-hidden />}
    </>
  );
  const className = styles.tile({ layout });
  if (asChild) {
    return (
      <AsChild {...rest} className={className} holding={() => content}>
        {children}
      </AsChild>
    );
  }
  const act = busy ? { "aria-busy": true, "aria-disabled": true } : { onClick };
  return (
    <button type="button" {...rest} {...act} className={className}>
      {content}
    </button>
  );
}

export function PackageTiles({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={label} className={styles.tiles}>
      {children}
    </section>
  );
}
