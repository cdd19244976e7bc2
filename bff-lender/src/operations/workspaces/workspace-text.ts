import { maximumLengths, type TextFault } from "@tieout/core/text";
import { codeFault, nameFault } from "@tieout/core/workspace";
import type { FieldError } from "@tieout/server/http";

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

const names: Record<TextFault, string> = {
  missing: "please enter a name",
  "too-long": `A name has at most ${maximumLengths.workspaceName} characters`,
  unsafe: "The workspace name contains unsafe content",
};

const codes: Record<TextFault, string> = {
  missing: "Please enter a code",
  "too-long": `An engagement code has at most ${maximumLengths.engagementCode} characters`,
  unsafe: "The engagement code contains unsafe content",
};
