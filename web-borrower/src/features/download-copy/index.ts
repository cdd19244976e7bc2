export { CopyContents } from "./copy-contents.tsx";
export { CopyFile } from "./copy-file.tsx";
