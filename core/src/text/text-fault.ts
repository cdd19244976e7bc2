import { hasUnsafeMarkup } from "./unsafe-markup.ts";

/** How long texts may be, in characters as people count them (both specifications, §5). */
export const maximumLengths = {
  workspaceName: 256,
  engagementCode: 64,
  firstName: 128,
  lastName: 128,
  emailAddress: 256,
  metadataValue: 256,
  templateName: 128,
  templateDescription: 512,
  borrowerBusinessName: 256,
} as const;

export type TextFault = "missing" | "too-long" | "unsafe";

export interface TextRule {
  readonly required: boolean;
  readonly maximumLength: number;
}

/** What is wrong with a text that somebody typed, the first that matters; nothing if it may be kept. */
export function textFault(
  text: string,
  { required, maximumLength }: TextRule,
): TextFault | undefined {
  if (text.trim() === "") return required ? "missing" : undefined;
  if (lengthOf(text) > maximumLength) return "too-long";
  return hasUnsafeMarkup(text) || turnsWords.test(text) ? "unsafe" : undefined;
}

/** Shows what follows in another order, so that a program's name reads as a picture's. No script needs it in a name. */
const turnsWords = /[\u202a-\u202e\u2066-\u2069]/;

/** Cut to so many characters, the last of them an ellipsis where something is missing. */
export function shortened(text: string, maximumLength: number): string {
  const characters = [...text];
  if (characters.length <= maximumLength) return text;
  return `${characters
    .slice(0, maximumLength - 1)
    .join("")
    .trimEnd()}…`;
}

/** Characters outside the basic plane count once, as they do in JSON schemas and in PostgreSQL. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
