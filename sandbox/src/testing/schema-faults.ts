import { readFileSync } from "node:fs";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

xmlRegisterFsInputProviders();

/** Holds documents against the XML schema in a file: what is wrong with them, in libxml2's words. */
export function schemaFaults(
  schemaFile: string,
  documents: readonly (string | Buffer)[],
): string[] {
  // Intuit's own schema includes one under a name that it isn't handed out by.
  const schema = readFileSync(schemaFile, "utf8").replace("_modified.xsd", ".xsd");
  using parsed = XmlDocument.fromString(schema, { url: schemaFile });
  using validator = XsdValidator.fromDoc(parsed);
  return documents.flatMap((document) => {
    using given = XmlDocument.fromBuffer(Buffer.from(document));
    return faultsOf(() => validator.validate(given));
  });
}

function faultsOf(validate: () => void): string[] {
  try {
    validate();
    return [];
  } catch (fault) {
    if (!(fault instanceof XmlValidateError)) throw fault;
    return fault.details.map(({ line, message }) => `line ${line}: ${message.trim()}`);
  }
}
