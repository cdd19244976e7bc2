import { expect, it } from "vitest";
import * as kit from "./index.ts";

it("offers every component from one place", () => {
  expect(Object.keys(kit).length).toBeGreaterThan(40);
});
