import type files from "@tieout/web-portal/messages/en.json";
import type { PortalMessages } from "@tieout/web-portal/messages/portal-messages.ts";
import type pages from "./en.json";
import type first from "./first/en.json";

type PageMessages = Omit<pages.Messages, keyof PortalMessages>;

/** Every message, and the values that it's formatted with. */
export interface Messages extends first.Messages, files.Messages, PortalMessages, PageMessages {}

/** Every message in one language. */
export type Catalogue = Readonly<Record<keyof Messages, string>>;

/** What the first page shows: all that it loads. */
export type FirstCatalogue = Readonly<Record<keyof first.Messages, string>>;
