import { parse } from "@formatjs/icu-messageformat-parser";
import { messagesWithOverrides } from "@tieout/core/portal-text";

/** By section and id. */
export type MessagesBySection = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Brings the parser along, so load this file only when needed. */
export const overrideMessages = <Messages extends Readonly<Record<string, string>>>(
  ours: Messages,
  sections: MessagesBySection,
): Messages =>
  // Parsed messages are typed as texts, as in a build.
  messagesWithOverrides(ours, sections, parse) as Messages;
