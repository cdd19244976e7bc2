import { parse } from "@formatjs/icu-messageformat-parser";
import { messagesWithOverrides } from "@tieout/core/portal-text";

/** What a tenant says in place of our messages, by section and id. */
export type MessagesBySection = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Our messages with the tenant's in their place. The parser comes along, so this file is fetched when needed. */
export const overrideMessages = <Messages extends Readonly<Record<string, string>>>(
  ours: Messages,
  sections: MessagesBySection,
): Messages =>
  // Parsed messages stand under the type of texts, as they do in a build.
  messagesWithOverrides(ours, sections, parse) as Messages;
