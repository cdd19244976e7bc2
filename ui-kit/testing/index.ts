export { type Answers, refused, unanswered } from "./answers.ts";
export { expectAll } from "./expect-all.ts";
export { playStates } from "./play-states.ts";
export { type PagesOf, quiet } from "./state.ts";
