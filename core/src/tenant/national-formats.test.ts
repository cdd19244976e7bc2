import { expect, it } from "vitest";
import { nationalFormats } from "./national-formats.ts";

it.each([
  ["US", [], ["sie", "saf-t", "fec"]],
  ["DE", [], ["sie", "saf-t", "fec"]],
  ["SE", ["sie"], ["saf-t", "fec"]],
  ["NO", ["sie", "saf-t"], ["fec"]],
  ["PT", ["saf-t"], ["sie", "fec"]],
  ["FR", ["fec"], ["sie", "saf-t"]],
])("in %s, %j are usual, and the others can still be found", (country, usual, rare) => {
  expect(nationalFormats(country)).toEqual({ usual, rare });
});
