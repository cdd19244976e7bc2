import { type ModeSettings, modesOffered } from "@tieout/core/submission-request";
import type { Method } from "./wish.ts";

export type Step = "method" | "options" | "data" | "connect";

/** The methods that a tenant allows; files, where there is a page that takes them (S-U1, S-C13, S-C14). */
export const methodsOf = (settings: ModeSettings, takesFiles: boolean): readonly Method[] =>
  modesOffered(settings).filter((mode) => mode !== "excel" || takesFiles);

/** The way through the wizard. A step with nothing to choose in it is left out (S-U4, X-6). */
export function stepsOf(methods: readonly Method[], method: Method): readonly Step[] {
  return [
    ...(methods.length > 1 ? (["method"] as const) : []),
    "options",
    "data",
    ...(method === "direct" ? (["connect"] as const) : []),
  ];
}
