export type { Check, VendorFigure } from "./check.ts";
