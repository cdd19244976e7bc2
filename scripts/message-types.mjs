// Writes the types of a room's messages: beside each English catalog, `en.json` or `en/TOPIC.json`, a `.d.json.ts` that
// names every message and the values it is formatted with. Fails where another language has other messages, or messages
// with other values.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  parse,
} from "@formatjs/icu-messageformat-parser";

const languages = ["es", "fr"];

const englishCatalog = /(?<=^|[\\/])en(?=\.json$|[\\/][\w-]+\.json$)/;

const catalogues = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => englishCatalog.test(file))
  .map((file) => join("src", file));

const faults = catalogues.flatMap((file) => {
  const english = read(file);
  const types = file.replace(/json$/, "d.json.ts");
  const declaration = declarationOf(english);
  // A file that stays as it is keeps its time, which is what watchers and editors look at.
  if (!existsSync(types) || readFileSync(types, "utf8") !== declaration)
    writeFileSync(types, declaration);
  return languages.flatMap((language) => {
    const other = file.replace(englishCatalog, language);
    return differencesOf(english, read(other)).map((fault) => `${other}: ${fault}`);
  });
});

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}

/** The values of each message of a catalogue: a map of their names to the types they have. */
function read(file) {
  const messages = Object.entries(JSON.parse(readFileSync(file, "utf8")));
  return new Map(messages.map(([id, text]) => [id, valuesOf(parse(text))]));
}

function declarationOf(messages) {
  const members = [...messages].map(([id, values]) => {
    const types = [...values].map(([name, type]) => `${JSON.stringify(name)}: ${type}`).join("; ");
    return `    ${JSON.stringify(id)}: ${types ? `{ ${types} }` : "NoMessageValues"};`;
  });
  return `// Generated from the English catalog by scripts/message-types.mjs.
import type { MessageTag, MessageValue, NoMessageValues } from "intl-messageformat";

declare namespace messages {
  /** Every message, and the values it is formatted with. */
  interface Messages {
${members.join("\n")}
  }
}

declare const messages: { readonly [Id in keyof messages.Messages]: string };
export = messages;
`;
}

function differencesOf(english, other) {
  const missing = [...english.keys()].filter((id) => !other.has(id));
  const superfluous = [...other.keys()].filter((id) => !english.has(id));
  const different = [...english].filter(
    ([id, values]) => other.has(id) && namesOf(values) !== namesOf(other.get(id)),
  );
  return [
    ...missing.map((id) => `${id} is missing`),
    ...superfluous.map((id) => `${id} is not in English`),
    ...different.map(
      ([id, values]) =>
        `${id} has the values [${namesOf(other.get(id))}], in English [${namesOf(values)}]`,
    ),
  ];
}

function namesOf(values) {
  return [...values.keys()].sort().join(", ");
}

/** What a message is formatted with; a name that is counted somewhere is a number everywhere. */
function valuesOf(elements, values = new Map()) {
  for (const element of elements) {
    if (isLiteralElement(element) || isPoundElement(element)) continue;
    const known = values.get(element.value);
    if (known === undefined || known === "MessageValue") values.set(element.value, typeOf(element));
    if (isTagElement(element)) valuesOf(element.children, values);
    if (isPluralElement(element) || isSelectElement(element)) {
      for (const { value } of Object.values(element.options)) valuesOf(value, values);
    }
  }
  return values;
}

function typeOf(element) {
  if (isTagElement(element)) return "MessageTag";
  if (isPluralElement(element) || isNumberElement(element)) return "number";
  if (isDateElement(element) || isTimeElement(element)) return "Date | number";
  if (isSelectElement(element)) return "string";
  if (isArgumentElement(element)) return "MessageValue";
  throw new Error(`An element of type ${element.type} has no type of value`);
}
