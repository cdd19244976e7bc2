import type files from "@tieout/web-portal/messages/en.json";
import type { PortalMessages } from "@tieout/web-portal/messages/portal-messages.ts";
import type pages from "./en.json";
import type first from "./first/en.json";

type PageMessages = Omit<pages.Messages, keyof PortalMessages>;

/** Every message, with the values that it's formatted with. */
export interface Messages extends first.Messages, files.Messages, PortalMessages, PageMessages {}

export type Catalogue = Readonly<Record<keyof Messages, string>>;

/** All that the first page loads. */
export type FirstCatalogue = Readonly<Record<keyof first.Messages, string>>;
