import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { frenchSpaces, languages } from "../language/language.ts";

const topics = readdirSync(join(import.meta.dirname, "en"));

describe.each(topics)("the texts in %s", (topic) => {
  it.each(languages)("have in %s the ids and places of the English ones (P-U14)", (language) => {
    expect(placesIn(textsIn(topic, language))).toEqual(placesIn(textsIn(topic, "en")));
  });

  it("have French spaces that hold lines together", () => {
    for (const [id, text] of textsIn(topic, "fr"))
      expect([id, frenchSpaces(text)]).toEqual([id, text]);
  });
});

function textsIn(topic: string, language: string): [id: string, text: string][] {
  const content = readFileSync(join(import.meta.dirname, language, topic), "utf8");
  return flat("", JSON.parse(content));
}

function flat(path: string, value: unknown): [id: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, part]) => flat(`${path}.${key}`, part));
}

const placesIn = (texts: readonly [id: string, text: string][]) =>
  texts.map(([id, text]) => [id, (text.match(/\{\w+\}/g) ?? []).toSorted()]);
