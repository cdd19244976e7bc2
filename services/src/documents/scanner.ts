import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";

export type ScanOutcome = "clean" | "infected";

/** Scans a file for malware. Rejects if the scanner couldn't say. */
export type Scan = (file: Readable) => Promise<ScanOutcome>;

const patienceMs = 120_000;

/** Asks clamd by its INSTREAM command: length-prefixed chunks, ended by an empty one. */
export function clamdScanner(address: string): Scan {
  const { hostname: host, port } = new URL(address);

  return async (file) => {
    const socket = connect({ host, port: Number(port || 3310) });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error("The scanner is silent")));
    const answered = answerOf(socket);
    // Sending may fail first; both are waited for below.
    answered.catch(() => undefined);
    try {
      await Promise.race([send(file, socket), hangingUp(socket)]);
      return outcomeOf(await answered);
    } finally {
      file.destroy();
      socket.destroy();
    }
  };
}

async function send(file: Readable, socket: Socket): Promise<void> {
  socket.write("zINSTREAM\0");
  for await (const chunk of file as AsyncIterable<Buffer>) {
    socket.write(lengthOf(chunk.length));
    if (!socket.write(chunk)) await once(socket, "drain");
  }
  socket.write(lengthOf(0));
}

/** clamd hangs up on files over its size limit and never reads the rest. */
async function hangingUp(socket: Socket): Promise<never> {
  await once(socket, "close");
  throw new Error("The scanner hung up");
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

function outcomeOf(answer: string): ScanOutcome {
  if (/ FOUND\0?\s*$/.test(answer)) return "infected";
  if (/: OK\0?\s*$/.test(answer)) return "clean";
  throw new Error("The scanner gave no answer that can be used");
}
