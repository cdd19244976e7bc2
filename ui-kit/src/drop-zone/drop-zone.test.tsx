import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { DropZone } from "./drop-zone.tsx";

const books = new File(["a,b"], "books.csv", { type: "text/csv" });
const more = new File(["c"], "more.csv", { type: "text/csv" });

it("takes files that are chosen, and the same one again", async () => {
  const take = vi.fn();
  const user = userEvent.setup();
  render(<DropZone buttonLabel="Choose files" hint="or drop them here" multiple onFiles={take} />);

  await user.upload(screen.getByLabelText("Choose files"), [books, more]);
  await user.upload(screen.getByLabelText("Choose files"), [books]);
  expect(take.mock.calls).toEqual([[[books, more]], [[books]]]);
});

it("is named once: the browser's own control is hidden from who is read to", () => {
  render(<DropZone buttonLabel="Choose files" hint="or drop them here" onFiles={() => {}} />);

  const named = [...document.querySelectorAll('[aria-label="Choose files"]:not([aria-hidden])')];
  expect(named).toEqual([]);
  expect(screen.getAllByRole("button", { name: "Choose files" })).toHaveLength(1);
});

it("takes one of the files that are dropped, where it wants one", () => {
  const take = vi.fn();
  render(<DropZone buttonLabel="Choose a file" hint="or drop it here" onFiles={take} />);
  fireEvent.drop(screen.getByRole("region"), { dataTransfer: { files: [books, more] } });
  expect(take).toHaveBeenCalledWith([books]);
});
