import contract from "@tieout/openapi/borrower.json" with { type: "json" };
import { unbounded } from "@tieout/server/http/testing/unbounded";
import { expect, it } from "vitest";

it("has an end for whatever comes in by the contract", () => {
  expect(unbounded(contract)).toEqual([]);
});
