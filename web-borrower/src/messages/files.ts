// By their path: the build's configuration reads all words too, and finds no room's TypeScript by its name.
export { filesEn } from "../../../web-files/src/messages/files-en.ts";
export { filesEs } from "../../../web-files/src/messages/files-es.ts";
export { filesFr } from "../../../web-files/src/messages/files-fr.ts";
