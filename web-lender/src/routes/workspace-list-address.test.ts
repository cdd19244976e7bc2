import { describe, expect, it } from "vitest";
import { type ListView, startingView } from "../features/browse-workspaces/list-view.ts";
import { searchFor, viewIn } from "./workspace-list-address.ts";

describe("the address of the workspace list", () => {
  it("is bare for the usual view", () => {
    expect(searchFor(startingView)).toBe("");
    expect(viewIn("")).toEqual(startingView);
  });

  it("leads back to the view that it was written for", () => {
    const view: ListView = {
      page: 3,
      term: "tide & co",
      field: "displayName",
      direction: "ascending",
    };

    expect(viewIn(searchFor(view))).toEqual(view);
  });

  it("ignores what makes no sense", () => {
    expect(viewIn("?page=-4&sort=password&order=sideways")).toEqual(startingView);
  });
});
