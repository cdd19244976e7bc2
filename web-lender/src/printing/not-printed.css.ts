import { style } from "@vanilla-extract/css";

/** Shown on screen only. An element that sets its own display needs a print rule of its own. */
export const notPrinted = style({ "@media": { print: { display: "none" } } });
