export { withYearEnd } from "./extract.ts";
export {
  type BooksFile,
  type Content,
  contents,
  type Wording,
  writeFile,
  writings,
} from "./files.ts";
