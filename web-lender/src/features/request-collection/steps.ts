import type { Method } from "./wish.ts";

export type Step = "method" | "options" | "data" | "connect";

/** The methods that a tenant allows. */
export const methodsOf = (disableDirectLinking: boolean): readonly Method[] =>
  disableDirectLinking ? ["secure-link"] : ["secure-link", "direct"];

/** The way through the wizard. A step with nothing to choose in it is left out (S-U4, X-6). */
export function stepsOf(methods: readonly Method[], method: Method): readonly Step[] {
  return [
    ...(methods.length > 1 ? (["method"] as const) : []),
    "options",
    "data",
    ...(method === "direct" ? (["connect"] as const) : []),
  ];
}
