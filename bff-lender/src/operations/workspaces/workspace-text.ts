import { maximumLengths, type TextFault } from "@tieout/core/text";
import { codeFault, nameFault } from "@tieout/core/workspace";
import type { FieldError, ProblemText } from "@tieout/server/http/problem";

/** What is wrong with a workspace's name, for the place of the input that it stands in. */
export function nameErrors(name: string, pointer: string): FieldError[] {
  const fault = nameFault(name);
  return fault ? [{ pointer, code: fault, description: names[fault] }] : [];
}

/** The same for its engagement code. */
export function codeErrors(code: string, pointer: string): FieldError[] {
  const fault = codeFault(code);
  return fault ? [{ pointer, code: fault, description: codes[fault] }] : [];
}

const names: Record<TextFault, ProblemText> = {
  missing: "workspace-name-missing",
  "too-long": { id: "workspace-name-too-long", values: { limit: maximumLengths.workspaceName } },
  unsafe: "workspace-name-unsafe",
};

const codes: Record<TextFault, ProblemText> = {
  missing: "engagement-code-missing",
  "too-long": { id: "engagement-code-too-long", values: { limit: maximumLengths.engagementCode } },
  unsafe: "engagement-code-unsafe",
};
