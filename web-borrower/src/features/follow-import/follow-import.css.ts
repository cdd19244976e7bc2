import { style } from "@vanilla-extract/css";

/** Each step brings its own room above and below. */
export const steps = style({ padding: "8px 20px" });
