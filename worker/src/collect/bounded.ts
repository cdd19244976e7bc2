/** Lets so many bytes through, over all that it's used for, and throws at the next one. */
export function bounded(bytes: number) {
  let left = bytes;
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      left -= chunk.byteLength;
      if (left < 0)
        throw new Error(`Storage holds more than the ${bytes} bytes that were put there`);
      yield chunk;
    }
  };
}
