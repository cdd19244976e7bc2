export type { BooksAnswers } from "./books-answers.ts";
export { chartReader } from "./chart-reader.ts";
export { type GuessOptions, guessMapping, type MappingGuess } from "./guess-mapping.ts";
export { ledgerReader } from "./ledger-reader.ts";
export { trialBalanceReader } from "./trial-balance-reader.ts";
