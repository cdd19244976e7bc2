import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { AsChild } from "./as-child.tsx";

it("has the part's looks beside its own, and is right where both say something", () => {
  const ref = createRef<HTMLAnchorElement>();
  render(
    <AsChild className="part" id="part" ref={ref} title="Part">
      <a className="own" href="/own" title="Own">
        Open
      </a>
    </AsChild>,
  );

  const link = screen.getByRole("link", { name: "Open" });
  expect(link).toHaveClass("part", "own");
  expect(link).toHaveAttribute("id", "part");
  expect(link).toHaveAttribute("title", "Own");
  expect(ref.current).toBe(link);
});

it("hears what the part listens to as well, first", async () => {
  const heard: string[] = [];
  render(
    <AsChild onClick={() => heard.push("part")} onKeyDown={() => heard.push("key")}>
      <button onClick={() => heard.push("child")} type="button">
        Go
      </button>
    </AsChild>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  await userEvent.keyboard("x");

  expect(heard).toEqual(["child", "part", "key"]);
});

it("holds what the part makes of its content", () => {
  render(
    <AsChild holding={(given) => <b>New: {given}</b>}>
      <a href="/">Tidewater</a>
    </AsChild>,
  );

  expect(screen.getByRole("link", { name: "New: Tidewater" })).toBeVisible();
});

it("takes exactly one element", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});

  expect(() => render(<AsChild>Tidewater</AsChild>)).toThrow("exactly one element");
});
