import { composeStories } from "@storybook/react-vite";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as stories from "./people-picker.stories.tsx";

const { Changed } = composeStories(stories);

afterEach(() => {
  vi.useRealTimers();
});

describe("PeoplePicker", () => {
  it("is a table of people with a checkbox each, the owner's locked (P-U41, P-U45)", async () => {
    const onChange = vi.fn();
    render(<Changed onChange={onChange} />);

    const owner = screen.getByRole("checkbox", { name: "Marcus Oyelaran" });
    expect(owner).toBeChecked();
    expect(owner).toBeDisabled();
    await userEvent.click(screen.getByRole("checkbox", { name: "Tomasz Zielinski" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Dana Whitfield" }));

    expect(onChange.mock.calls).toEqual([
      ["tomasz", true],
      ["dana", false],
    ]);
  });

  it("searches names a second after the last key, in any case (P-U42, P-V15, P-K10)", () => {
    render(<Changed />);
    const box = screen.getByRole("searchbox", { name: "Search people" });
    vi.useFakeTimers();

    fireEvent.change(box, { target: { value: "KWA" } });
    act(() => vi.advanceTimersByTime(999));
    expect(screen.getAllByRole("checkbox")).toHaveLength(5);
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getAllByRole("checkbox")).toHaveLength(2);

    fireEvent.change(box, { target: { value: "nobody" } });
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.getByText("Nobody matches 'nobody'.")).toBeInTheDocument();
  });

  it("selects and deselects those that are shown, and never locked ones (P-U43)", async () => {
    const onChangeAll = vi.fn();
    render(<Changed onChangeAll={onChangeAll} />);

    await userEvent.click(screen.getByRole("button", { name: "Select all" }));
    await userEvent.click(screen.getByRole("button", { name: "Deselect all" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all" }));

    const free = ["dana", "kwame", "tomasz"];
    expect(onChangeAll.mock.calls).toEqual([
      [free, true],
      [free, false],
      [free, true],
    ]);
  });

  it("is 300 pixels high at most (P-U44, P-K14)", () => {
    render(<Changed />);

    const scroller = screen.getByRole("table", { name: "Who has access" }).parentElement;
    expect(scroller && getComputedStyle(scroller).maxHeight).toBe("300px");
  });
});
