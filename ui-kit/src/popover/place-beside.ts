import { dialogMark } from "../dialog/dialog-mark.ts";

export interface Place {
  readonly side: "top" | "bottom" | "right";
  readonly sideOffset: number;
}

const gap = 6;
/** What a short list takes, with the window's edge. */
const enoughRoom = 300;

export const at = (side: Place["side"]): Place => ({ side, sideOffset: gap });

/** Beside the dialog that a button is in, so that nothing of it is covered; below the button where that has no room. */
export function placeBeside(button: Element | null): Place {
  const dialog = button?.closest(`[${dialogMark}]`)?.getBoundingClientRect();
  if (!button || !dialog || window.innerWidth - dialog.right < enoughRoom) return at("bottom");
  return { side: "right", sideOffset: dialog.right - button.getBoundingClientRect().right + gap };
}
