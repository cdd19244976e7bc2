export { aBooksFile, aDifferingFile, aSieFile, fileImportId } from "./a-books-file.ts";
