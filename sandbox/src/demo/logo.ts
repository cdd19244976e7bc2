import { crc32, deflateSync } from "node:zlib";

export type Mark = "ring" | "shield";

/** The demo tenants' logos, drawn in code: twice the size that mails show. */
export const demoLogo = (mark: Mark): Buffer => squarePng(104, marks[mark]);

const marks: Readonly<Record<Mark, (x: number, y: number) => Paint>> = {
  ring: (x, y) => ringAt(x * 22, y * 22),
  // Taller than wide, so it's centered.
  shield: (x, y) => shieldAt(x * 26 - 2, y * 26),
};

const clear: Paint = [0, 0, 0, 0];
const peach: Paint = [0xff, 0xb2, 0x81, 255];
const ink: Paint = [0x23, 0x14, 0x0b, 255];
const navy: Paint = [0x14, 0x28, 0x4b, 255];
const paper: Paint = [0xff, 0xff, 0xff, 255];

/** An open ring with a center, on a square with round corners, 22 by 22. */
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

/** Each from 0 to 255; alpha is how much of what is below it covers. */
type Paint = readonly [red: number, green: number, blue: number, alpha: number];

/** Samples per pixel and side, for smooth edges. */
const looks = 4;

/** A square PNG; `paintAt` takes places from 0 to 1. */
function squarePng(side: number, paintAt: (x: number, y: number) => Paint): Buffer {
  const rows = Array.from({ length: side }, (_, y) => {
    const pixels = Array.from({ length: side }, (_, x) => pixelAt(x, y, side, paintAt));
    // Each row starts with its filter type: none.
    return Buffer.from([0, ...pixels.flat()]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits per channel, RGBA.
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function pixelAt(
  x: number,
  y: number,
  side: number,
  paintAt: (x: number, y: number) => Paint,
): readonly number[] {
  const within = Array.from({ length: looks }, (_, look) => (look + 0.5) / looks);
  const paints = within.flatMap((dy) =>
    within.map((dx) => paintAt((x + dx) / side, (y + dy) / side)),
  );
  const covered = paints.reduce((sum, [, , , alpha]) => sum + alpha, 0);
  const channel = (place: 0 | 1 | 2) =>
    paints.reduce((sum, paint) => sum + paint[place] * paint[3], 0) / Math.max(covered, 1);
  return [channel(0), channel(1), channel(2), covered / paints.length].map(Math.round);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
