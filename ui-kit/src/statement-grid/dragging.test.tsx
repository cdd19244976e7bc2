import { composeStories } from "@storybook/react-vite";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GridDrag } from "./grid-props.ts";
import * as stories from "./statement-grid.stories.tsx";

const { Editable } = composeStories(stories);

beforeEach(() => {
  // There's no layout here. Row offsets are computed, so dragging needs only this.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(500);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const caption = (name: RegExp) => screen.getByRole("rowheader", { name });
const rowOf = (name: RegExp) => screen.getByRole("row", { name });
/** The middle of that row's lower half. */
function below(name: RegExp): { clientX: number; clientY: number } {
  const row = rowOf(name);
  const top = Number(/translateY\((\d+)px\)/.exec(row.style.transform)?.[1]);
  return { clientX: 100, clientY: top + 0.75 * Number.parseFloat(row.style.height) };
}
const press = (name: RegExp, init = {}) =>
  fireEvent.pointerDown(caption(name), {
    ...below(name),
    button: 0,
    pointerType: "mouse",
    ...init,
  });
const moveTo = (at: ReturnType<typeof below>) => fireEvent.pointerMove(window, at);
const letGo = () => fireEvent.pointerUp(window);

function aDrag(over: Partial<GridDrag> = {}) {
  return {
    take: vi.fn<GridDrag["take"]>(({ id }) => [id]),
    hint: vi.fn<GridDrag["hint"]>((_, { rowId, at }) => ({
      ...{ outcome: "moves", content: `${at} ${rowId}` },
    })),
    drop: vi.fn<GridDrag["drop"]>(),
    ...over,
  };
}

describe("dragging rows", () => {
  it("shows where a row would go and what that does, and drops it there", () => {
    const drag = aDrag();
    render(<Editable drag={drag} />);

    press(/^Marine/);
    moveTo(below(/^Vendor/));
    expect(screen.getByText("after 1430")).toBeVisible();
    moveTo(below(/^Total inventory/));
    expect(screen.getByText("after Total inventory")).toBeVisible();
    letGo();

    expect(drag.take).toHaveBeenCalledOnce();
    expect(drag.drop).toHaveBeenCalledExactlyOnceWith(["1310"], {
      ...{ rowId: "Total inventory", at: "after" },
    });
    expect(screen.queryByText(/^after/)).toBeNull();
  });

  it("begins once the pointer has moved, so that a click still opens, and what ends a drag doesn't", async () => {
    const user = userEvent.setup();
    const onOpen = vi.fn();
    const drag = aDrag();
    render(<Editable drag={drag} onOpen={onOpen} />);

    press(/^Marine/);
    moveTo({ ...below(/^Marine/), clientX: 103 });
    letGo();
    expect(drag.take).not.toHaveBeenCalled();

    press(/^Marine/);
    moveTo(below(/^Vendor/));
    letGo();
    fireEvent.click(screen.getByRole("gridcell", { name: /^Vendor deposits, FY2024/ }));
    expect(onOpen).not.toHaveBeenCalled();

    await user.click(screen.getByRole("gridcell", { name: /^Vendor deposits, FY2024/ }));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it("is given up by Escape, which clears no selection then, and outside the rows", () => {
    const onSelectionChange = vi.fn();
    const drag = aDrag();
    render(
      <Editable drag={drag} onSelectionChange={onSelectionChange} selection={new Set(["1310"])} />,
    );

    press(/^Marine/);
    moveTo(below(/^Vendor/));
    fireEvent.keyDown(caption(/^Marine/), { key: "Escape" });
    letGo();
    press(/^Marine/);
    moveTo({ clientX: 900, clientY: 100 });
    letGo();

    expect(drag.drop).not.toHaveBeenCalled();
    expect(onSelectionChange).not.toHaveBeenCalled();
  });

  it("leaves fingers to scrolling, Shift and Ctrl to selecting, and rows that may not be taken", () => {
    const drag = aDrag({ take: vi.fn<GridDrag["take"]>(() => []) });
    render(<Editable drag={drag} />);

    for (const init of [
      { pointerType: "touch" },
      { shiftKey: true },
      { ctrlKey: true },
      { button: 2 },
    ]) {
      press(/^Marine/, init);
      moveTo(below(/^Vendor/));
      letGo();
    }
    expect(drag.take).not.toHaveBeenCalled();
    press(/^Chesapeake/);
    moveTo(below(/^Vendor/));
    letGo();

    expect(drag.take).toHaveBeenCalledOnce();
    expect(drag.hint).not.toHaveBeenCalled();
  });

  it("scrolls at the lower edge", async () => {
    const scrollBy = vi.fn();
    Element.prototype.scrollBy = scrollBy;
    render(<Editable drag={aDrag()} />);

    press(/^Marine/);
    moveTo(below(/^Vendor/));
    moveTo({ clientX: 100, clientY: 490 });

    await vi.waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ top: 15 }));
    letGo();
  });
});
