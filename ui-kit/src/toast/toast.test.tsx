import { composeStories } from "@storybook/react-vite";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import * as stories from "./toast.stories.tsx";

const { AfterAPress } = composeStories(stories);

it("says what succeeded, until it is closed", async () => {
  const user = userEvent.setup();
  render(<AfterAPress />);

  await user.click(screen.getByRole("button", { name: "Save statement" }));
  expect(screen.getByText("Workbooks still show revision 2.")).toBeInTheDocument();
  expect(screen.getByRole("region", { name: /^Notifications/ })).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Workbooks still show revision 2.")).not.toBeInTheDocument();
});
