import type { ReviewCatalogue } from "./en.ts";

/** Words of submissions, statements and what is behind them, in Spanish. */
export const reviewEs: ReviewCatalogue = {
  "review.title": "Recopilación de datos",
};
