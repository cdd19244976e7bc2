import { composeStories } from "@storybook/react-vite";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import * as stories from "./line-chart.stories.tsx";

const { Compared } = composeStories(stories);

describe("LineChart", () => {
  it("has a text name and labels each line at its end", () => {
    render(<Compared />);

    expect(screen.getByRole("img", { name: /^Probability of default for 1 to 5/ })).toBeVisible();
    expect(screen.getByText("3.98% Company")).toBeVisible();
    expect(screen.getByText("4.97% Peers")).toBeVisible();
  });

  it("reads a point by arrow keys until Esc or leaving it", async () => {
    const user = userEvent.setup();
    render(<Compared />);
    const reader = screen.getByRole("slider", { name: "Year to read" });

    await user.tab();
    expect(reader).toHaveFocus();
    expect(reader).toHaveAttribute("aria-valuetext", "5 years: Peers 4.97%, Company 3.98%");
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(reader).toHaveAttribute("aria-valuetext", "3 years: Peers 3.60%, Company 2.84%");
    expect(screen.getByText("2.84%")).toBeVisible();
    await user.keyboard("{Home}{ArrowLeft}");
    expect(reader).toHaveAttribute("aria-valuenow", "1");

    await user.keyboard("{Escape}");
    expect(screen.queryByText("1.18%")).toBeNull();
    await user.keyboard("{End}");
    await user.tab();
    expect(screen.queryByText("3.98%")).toBeNull();
  });
});
