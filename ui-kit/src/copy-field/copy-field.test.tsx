import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { CopyField } from "./copy-field.tsx";

const field = (
  <CopyField
    copiedNote="Link copied. Paste it into an email or message."
    copyLabel="Copy link"
    label="Secure link"
    value="https://copperfield.example/linked#7c1e"
  />
);

it("copies, and says so", async () => {
  const user = userEvent.setup();
  render(field);
  await user.click(screen.getByRole("button", { name: "Copy link" }));

  expect(await navigator.clipboard.readText()).toBe("https://copperfield.example/linked#7c1e");
  expect(screen.getByRole("button", { name: "Copied" })).toBeInTheDocument();
  expect(screen.getByText("Link copied. Paste it into an email or message.")).toBeInTheDocument();
});

it("says so for 5 seconds (S-U7, S-K9)", async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const note = () => screen.queryByText("Link copied. Paste it into an email or message.");
  render(field);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy link" })));

  act(() => vi.advanceTimersByTime(4_999));
  expect(note()).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(note()).toBeNull();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("says that it was copied by the press that led to it", () => {
  render(
    <CopyField copiedNote="Link copied." copyLabel="Copy link" isCopied label="Link" value="l" />,
  );

  expect(screen.getByText("Link copied.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Copied" })).toBeInTheDocument();
});

it("selects the value where it may not copy it", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("NotAllowedError"));
  render(field);
  await user.click(screen.getByRole("button", { name: "Copy link" }));

  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Secure link" });
  expect(input.selectionEnd).toBe(input.value.length);
  expect(screen.getByRole("button", { name: "Copy link" })).toBeInTheDocument();
});
