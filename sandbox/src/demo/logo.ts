import { type Paint, squarePng } from "./png.ts";

export type Mark = "ring" | "shield";

/** The demo tenants' marks, which need no picture files: as large as mails show them at twice their size. */
export const demoLogo = (mark: Mark): Buffer => squarePng(104, marks[mark]);

const marks: Readonly<Record<Mark, (x: number, y: number) => Paint>> = {
  ring: (x, y) => ringAt(x * 22, y * 22),
  // Taller than wide, in the middle.
  shield: (x, y) => shieldAt(x * 26 - 2, y * 26),
};

const clear: Paint = [0, 0, 0, 0];
const peach: Paint = [0xff, 0xb2, 0x81, 255];
const ink: Paint = [0x23, 0x14, 0x0b, 255];
const navy: Paint = [0x14, 0x28, 0x4b, 255];
const paper: Paint = [0xff, 0xff, 0xff, 255];

/** An open ring with its middle, on a square with round corners, 22 by 22. */
function ringAt(x: number, y: number): Paint {
  const corner = 6;
  const outside = (at: number) => Math.max(corner - at, at - (22 - corner), 0);
  if (Math.hypot(outside(x), outside(y)) > corner) return clear;

  const [right, down] = [x - 11, y - 11];
  const away = Math.hypot(right, down);
  const isOpen = right > 0 && Math.abs(down) < right * (3.4 / 4.2);
  const onRing = Math.abs(away - 5.4) < 1.2 && !isOpen;
  const atEnd = Math.hypot(right - 4.2, Math.abs(down) - 3.4) < 1.2;
  return onRing || atEnd || away < 1.7 ? ink : peach;
}

/** An H on a shield, 22 by 26. */
function shieldAt(x: number, y: number): Paint {
  const side = Math.abs(x - 11);
  const width = y <= 14 ? 10 : 10 * (1 - ((y - 14) / 11) ** 2);
  if (y < 1 || y > 25 || side > width) return clear;

  const onPost = side > 3 && side < 5 && y > 6.5 && y < 17;
  const onBar = side < 4 && y > 10.9 && y < 12.6;
  return onPost || onBar ? paper : navy;
}
