import type { ReviewCatalogue } from "./en.ts";

/** Words of submissions, statements and what is behind them, in French. */
export const reviewFr: ReviewCatalogue = {
  "review.title": "Collecte de données",
};
