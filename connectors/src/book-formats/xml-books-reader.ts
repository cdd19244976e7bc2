import type { BooksIntake } from "@tieout/core/book-mapping/file-books";
import { jpkReader } from "./jpk-reader.ts";
import { saftReader, type XmlEvent } from "./saft-reader.ts";

/** Reads the books of a standard audit file: of OECD's schema, or of Poland's own, which is told by its root element. */
export function xmlBooksReader(): BooksIntake<XmlEvent> {
  let reader: BooksIntake<XmlEvent> | undefined;
  return {
    take: (event) => {
      if (!reader && event.event === "open") {
        reader = event.name === "JPK" ? jpkReader() : saftReader();
      }
      // Before the root element there's nothing but space.
      return reader?.take(event) ?? [];
    },
    books: () => (reader ?? saftReader()).books(),
  };
}
