export { sampleFile } from "./sample-file.ts";
