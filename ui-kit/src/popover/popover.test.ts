import { expect, it } from "vitest";
import { placeBeside } from "./popover.tsx";

const aButton = (right: number, dialogsRight?: number) => {
  const dialog = document.createElement("div");
  if (dialogsRight !== undefined) dialog.setAttribute("data-dialog", "");
  const button = dialog.appendChild(document.createElement("button"));
  dialog.getBoundingClientRect = () => new DOMRect(0, 0, dialogsRight ?? 0, 400);
  button.getBoundingClientRect = () => new DOMRect(right - 32, 0, 32, 32);
  return button;
};

it.each([
  ["beside its dialog", 600, 700, { side: "right", sideOffset: 106 }],
  ["below its button where there is no room beside", 600, 800, { side: "bottom", sideOffset: 6 }],
  ["below its button outside of dialogs", 600, undefined, { side: "bottom", sideOffset: 6 }],
])("is %s", (_, right, dialogsRight, place) => {
  // The width of jsdom's window.
  expect(window.innerWidth).toBe(1024);

  expect(placeBeside(aButton(right, dialogsRight))).toEqual(place);
});
