import { maximumLengths, type TextFault } from "@tieout/core/text";
import { codeFault, nameFault } from "@tieout/core/workspace";
import type { FieldError, ProblemText } from "@tieout/server/http/problem";

export function nameErrors(name: string, pointer: string): FieldError[] {
  const fault = nameFault(name);
  return fault ? [{ pointer, code: fault, description: names[fault] }] : [];
}

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
