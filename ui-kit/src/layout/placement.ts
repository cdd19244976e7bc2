import type { CSSProperties } from "react";
import type { SizeName } from "../theme/sizes.ts";

/** Room between or around parts: a step of the theme's spacing scale in pixels, or a name for one; `form` follows the density. */
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

/** The widths at which pages change, in pixels. */
export type Breakpoint = 640 | 900 | 1024;

/** Where a part of a page has its place. Only layout components have it: all others fill theirs. */
export interface Placement {
  /** Room before it and after it. */
  readonly above?: Gap | undefined;
  readonly below?: Gap | undefined;
  readonly padding?: Gap | undefined;
  readonly paddingBlock?: Gap | undefined;
  readonly paddingInline?: Gap | undefined;
  /** In pixels. */
  readonly minWidth?: number | undefined;
  readonly maxWidth?: number | undefined;
  /** In the middle of the room that `maxWidth` leaves. */
  readonly centered?: boolean | undefined;
  /** Takes the room that is left beside its neighbors. */
  readonly grow?: boolean | undefined;
  /** `false` keeps its width where its neighbors need more. */
  readonly shrink?: boolean | undefined;
  readonly hideBelow?: Breakpoint | undefined;
  readonly hideFrom?: Breakpoint | undefined;
}

/** Turns a placement into attributes and `style`, and passes everything else on. */
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
