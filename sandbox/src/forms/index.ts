export { readForm } from "./read-form.ts";
export { isSameOrigin } from "./same-origin.ts";
