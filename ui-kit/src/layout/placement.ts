import type { CSSProperties } from "react";
import type { SizeName } from "../theme/sizes.ts";

/** A step of the theme's spacing scale in pixels, or its name; `form` follows the density. */
export type Gap = keyof typeof names | StepOf<SizeName>;
type StepOf<Name> = Name extends `space${infer Pixels extends number}` ? Pixels : never;

const names = {
  none: "space-0",
  tiny: "space-4",
  small: "space-8",
  medium: "space-12",
  large: "space-16",
  huge: "space-24",
  form: "form-gap",
};

export const room = (gap: Gap | undefined): string | undefined =>
  gap === undefined ? undefined : `var(--${typeof gap === "number" ? `space-${gap}` : names[gap]})`;

/** In pixels. */
export type Breakpoint = 640 | 900 | 1024;

/** Placement in a page. Only layout components take it; all others fill their parent. */
export interface Placement {
  readonly above?: Gap | undefined;
  readonly below?: Gap | undefined;
  readonly padding?: Gap | undefined;
  readonly paddingBlock?: Gap | undefined;
  readonly paddingInline?: Gap | undefined;
  /** In pixels. */
  readonly minWidth?: number | undefined;
  readonly maxWidth?: number | undefined;
  /** Centered within `maxWidth`. */
  readonly centered?: boolean | undefined;
  readonly grow?: boolean | undefined;
  /** `false` keeps its width when neighbors need more. */
  readonly shrink?: boolean | undefined;
  readonly hideBelow?: Breakpoint | undefined;
  readonly hideFrom?: Breakpoint | undefined;
}

export function placed<Rest extends object>(
  {
    above,
    below,
    padding,
    paddingBlock,
    paddingInline,
    minWidth,
    maxWidth,
    centered,
    grow,
    shrink = true,
    hideBelow,
    hideFrom,
    ...rest
  }: Placement & Rest,
  style?: CSSProperties,
) {
  return {
    ...rest,
    "data-hide-below": hideBelow,
    "data-hide-from": hideFrom,
    style: {
      ...style,
      marginBlockStart: room(above),
      marginBlockEnd: room(below),
      marginInline: centered ? "auto" : undefined,
      padding: room(padding),
      paddingBlock: room(paddingBlock),
      paddingInline: room(paddingInline),
      minWidth,
      maxWidth,
      flex: grow ? "1" : undefined,
      flexShrink: shrink ? undefined : 0,
    },
  };
}
