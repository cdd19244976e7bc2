import { connect } from "node:net";
import type { Readable } from "node:stream";

export type ScanOutcome = "clean" | "infected";

/** Looks for malware in a file. Rejects where nobody could say. */
export type Scan = (file: Readable) => Promise<ScanOutcome>;

const patienceMs = 120_000;

/** Asks clamd, by its INSTREAM command: pieces with their lengths before them, and an empty one. */
export function clamdScanner(address: string): Scan {
  const { hostname: host, port } = new URL(address);

  return async (file) => {
    const socket = connect({ host, port: Number(port || 3310) });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error("The scanner is silent")));
    const answered = (async () => {
      let answer = "";
      for await (const chunk of socket) answer += String(chunk);
      return answer;
    })();
    // Sending may fail first; both are waited for below.
    answered.catch(() => undefined);
    try {
      socket.write("zINSTREAM\0");
      for await (const chunk of file as AsyncIterable<Buffer>) {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(chunk.length);
        socket.write(length);
        if (!socket.write(chunk)) await drained(socket);
      }
      socket.write(Buffer.alloc(4));
      return outcomeOf(await answered);
    } finally {
      file.destroy();
      socket.destroy();
    }
  };
}

function drained(socket: ReturnType<typeof connect>): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once("drain", resolve);
    socket.once("close", () => reject(new Error("The scanner hung up")));
  });
}

function outcomeOf(answer: string): ScanOutcome {
  if (/ FOUND\0?\s*$/.test(answer)) return "infected";
  if (/: OK\0?\s*$/.test(answer)) return "clean";
  throw new Error("The scanner gave no answer that can be used");
}
