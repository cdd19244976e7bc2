// By their path: the build's configuration reads all words too, and finds no room's TypeScript by its name.
export { filesEn } from "../../../web-files/src/words/files-en.ts";
export { filesEs } from "../../../web-files/src/words/files-es.ts";
export { filesFr } from "../../../web-files/src/words/files-fr.ts";
