import { style } from "@vanilla-extract/css";

/** The height that a page would give it. */
export const frame = style({ height: 400 });
