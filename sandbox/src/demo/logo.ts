import { crc32, deflateSync } from "node:zlib";

const side = 96;

/** A mark that needs no picture file: an H in the colour of paper on navy, as a PNG. */
export function demoLogo(): Buffer {
  const rows = Array.from({ length: side }, (_, y) => {
    const pixels = Array.from({ length: side }, (_, x) => (isInk(x, y) ? 1 : 0));
    // Each row begins with how it's filtered: not at all.
    return Buffer.from([0, ...pixels]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits a pixel, each a place in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from([0x14, 0x28, 0x4b, 0xf4, 0xf5, 0xf8])),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function isInk(x: number, y: number): boolean {
  if (y < 22 || y >= 74) return false;
  const inPost = (x >= 26 && x < 38) || (x >= 58 && x < 70);
  const inBar = y >= 43 && y < 53 && x >= 26 && x < 70;
  return inPost || inBar;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
