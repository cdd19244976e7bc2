import { readFileSync } from "node:fs";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

xmlRegisterFsInputProviders();

/** Validates documents against an XML schema file; returns libxml2's messages. */
export function schemaFaults(
  schemaFile: string,
  documents: readonly (string | Buffer)[],
): string[] {
  // Intuit's schema includes a file under a name that it isn't published by.
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
