/** SHA-256 of a text's UTF-8 bytes, in hexadecimal (FIPS 180-4). Synchronous, and works in browsers. */
export function sha256(text: string): string {
  const state = Uint32Array.from(initial);
  const message = padded(text);
  for (let block = 0; block < message.byteLength; block += 64) digest(state, message, block);
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The message, a one bit, zeros, and the length in bits, padded to whole blocks. */
function padded(text: string): DataView {
  const bytes = utf8(text);
  const message = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setBigUint64(message.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function digest(state: Uint32Array, message: DataView, block: number): void {
  const words = schedule(message, block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  constants.forEach((constant, round) => {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + mixed(e, 6, 11, 25) + choice + constant + (words[round] ?? 0);
    const second = mixed(a, 2, 13, 22) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  });
  // The standard adds modulo 2^32, which a 32-bit store does.
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i] ?? 0) + word;
  });
}

function schedule(message: DataView, block: number): Uint32Array {
  const words = new Uint32Array(64);
  const at = (index: number) => words[index] ?? 0;
  for (let i = 0; i < 16; i++) words[i] = message.getUint32(block + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [at(i - 15), at(i - 2)];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = at(i - 16) + (first >>> 0) + at(i - 7) + (second >>> 0);
  }
  return words;
}

function mixed(word: number, ...turns: [number, number, number]): number {
  return turns.reduce((mix, turn) => mix ^ turned(word, turn), 0) >>> 0;
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Fractions of the square roots of the first 8 primes, and of the cube roots of the first 64. */
const initial = wordsOf(`
  6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19
`);
const constants = wordsOf(`
  428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5
  d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174
  e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
  983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967
  27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85
  a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
  19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
  748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2
`);

function wordsOf(hexadecimal: string): readonly number[] {
  return hexadecimal
    .trim()
    .split(/\s+/)
    .map((word) => Number.parseInt(word, 16));
}
