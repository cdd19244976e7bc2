import { composeStories } from "@storybook/react-vite";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import * as stories from "./side-nav.stories.tsx";

const { Settings } = composeStories(stories);

test("says which page of its section one is on", () => {
  render(<Settings />);

  expect(screen.getByRole("navigation", { name: "Settings" })).toBeInTheDocument();
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("User management");
  expect(screen.getByRole("link", { name: "My notifications" })).not.toHaveAttribute(
    "aria-current",
  );
});
