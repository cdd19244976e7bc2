import { crc32, deflateSync } from "node:zlib";

/** Red, green, blue and how much of it covers what is below, each up to 255. */
export type Paint = readonly [red: number, green: number, blue: number, alpha: number];

/** Looks taken at each pixel, a side: edges come out smooth. */
const looks = 4;

/** A square picture as a PNG, of whatever is painted at each place from 0 to 1. */
export function squarePng(side: number, paintAt: (x: number, y: number) => Paint): Buffer {
  const rows = Array.from({ length: side }, (_, y) => {
    const pixels = Array.from({ length: side }, (_, x) => pixelAt(x, y, side, paintAt));
    // Each row begins with how it's filtered: not at all.
    return Buffer.from([0, ...pixels.flat()]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits a channel, of which there are four.
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
