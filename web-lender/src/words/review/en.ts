/** Words of submissions, statements and what is behind them, in English. */
export const reviewEn = {
  "review.title": "Data collection",
};

/** A catalogue with a word missing doesn't compile. */
export type ReviewCatalogue = Record<keyof typeof reviewEn, string>;
