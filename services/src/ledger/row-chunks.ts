import { setImmediate as pause } from "node:timers/promises";

const rowsAtMost = 50_000;
const bytesAtMost = 8 * 1024 * 1024;
// A few milliseconds of work: whoever waits for the network gets a turn in between.
const piece = 65_536;

/** Pages of rows, each row a text. */
export type RowPages = Iterable<Iterable<string>> | AsyncIterable<Iterable<string>>;

/**
 * Rows as bytes, 50,000 or eight megabytes at a time. Two chunks take turns, so that one can be on its way while the
 * next is made: a chunk is good until the next but one is asked for.
 */
export async function* rowChunks(pages: RowPages): AsyncGenerator<Buffer> {
  let current = growingBytes();
  let other = growingBytes();
  let rows = 0;
  let text = "";

  for await (const page of pages) {
    for (const row of page) {
      text += row;
      rows += 1;
      if (text.length < piece && rows < rowsAtMost) continue;
      current.add(text);
      text = "";
      await pause();
      if (rows < rowsAtMost && current.size() < bytesAtMost) continue;
      yield current.taken();
      [current, other] = [other, current];
      rows = 0;
    }
  }
  current.add(text);
  if (current.size() > 0) yield current.taken();
}

/** Bytes that are written into the same memory again and again. */
function growingBytes() {
  let bytes = Buffer.allocUnsafe(piece);
  let size = 0;

  return {
    add: (text: string): void => {
      // A character takes three bytes at most.
      const most = size + text.length * 3;
      if (most > bytes.length) {
        const wider = Buffer.allocUnsafe(Math.max(most, bytes.length * 2));
        bytes.copy(wider, 0, 0, size);
        bytes = wider;
      }
      size += bytes.write(text, size);
    },
    size: () => size,
    taken: (): Buffer => {
      const taken = bytes.subarray(0, size);
      size = 0;
      return taken;
    },
  };
}
