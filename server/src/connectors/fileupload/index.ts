export { type StoredBooks, tokensOfFile } from "./stored-books.ts";
