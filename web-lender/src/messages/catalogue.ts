import type files from "@tieout/web-portal/messages/en.json";
import type { PortalMessages } from "@tieout/web-portal/messages/portal-messages.ts";
import type editor from "./editor/en.json";
import type pages from "./en.json";
import type fileImport from "./file-import/en.json";
import type first from "./first/en.json";
import type links from "./links/en.json";
import type people from "./people/en.json";
import type risk from "./risk/en.json";
import type submission from "./submission/en.json";

type FileImportMessages = Omit<fileImport.Messages, keyof PortalMessages>;

export interface Messages
  extends first.Messages,
    pages.Messages,
    files.Messages,
    PortalMessages,
    FileImportMessages,
    editor.Messages,
    links.Messages,
    people.Messages,
    risk.Messages,
    submission.Messages {}

export type Catalogue = Readonly<Record<keyof Messages, string>>;

/** Messages that are formatted without values. */
export type PlainMessageId = {
  [Id in keyof Messages]: keyof Messages[Id] extends never ? Id : never;
}[keyof Messages];

/** A part of the pages needs only these. */
export type PartOfCatalogue = Readonly<Record<string, string>>;

export type FirstCatalogue = Readonly<Record<keyof first.Messages, string>>;

/** Of the first page, without values. */
export type PlainFirstMessageId = keyof FirstCatalogue & PlainMessageId;
