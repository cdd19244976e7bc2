export { counted, formatCount } from "./count.ts";
export { curvedApostrophes } from "./curved-apostrophes.ts";
export { frenchSpaces } from "./french-spaces.ts";
export {
  acceptedLanguage,
  firstSpoken,
  type Language,
  languageNames,
  languageOf,
  languages,
} from "./language.ts";
export { separators } from "./separators.ts";
export { writtenDay } from "./written-day.ts";
