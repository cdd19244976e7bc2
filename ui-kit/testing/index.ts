export { type Answers, refused, unanswered } from "./answers.ts";
export type { Company } from "./company.ts";
export { expectAll } from "./expect-all.ts";
export { playLanguages } from "./play-languages.ts";
export { playStates } from "./play-states.ts";
export { onStage } from "./stage.ts";
export { type PagesOf, quiet } from "./state.ts";
