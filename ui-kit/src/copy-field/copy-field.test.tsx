import { render, screen } from "@testing-library/react";
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

it("selects the value where it may not copy it", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("NotAllowedError"));
  render(field);
  await user.click(screen.getByRole("button", { name: "Copy link" }));

  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Secure link" });
  expect(input.selectionEnd).toBe(input.value.length);
  expect(screen.getByRole("button", { name: "Copy link" })).toBeInTheDocument();
});
