import { describe, expect, it } from "vitest";
import { addresses } from "./addresses.ts";

describe("a workspace's address", () => {
  it("has its id and its name escaped (P-U29)", () => {
    const address = new URL(addresses.named("a/b?c", "Smith & Sons #2?"), "https://portal.test");

    expect(address.pathname).toBe("/workspacedetails/a%2Fb%3Fc/submissionlist");
    expect([...address.searchParams]).toEqual([["name", "Smith & Sons #2?"]]);
    expect(address.hash).toBe("");
  });
});
