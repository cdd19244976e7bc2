import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { Readable } from "node:stream";
import { expect, it, onTestFinished } from "vitest";
import { clamdScanner } from "./scanner.ts";

it("sends a file as clamd takes it, and believes its answer alone", async () => {
  const received: Buffer[] = [];
  const address = await aClamd((content) => {
    received.push(content);
    if (content.includes("EICAR")) return "stream: Eicar-Signature FOUND\0";
    return content.includes("odd") ? "INSTREAM size limit exceeded. ERROR\0" : "stream: OK\0";
  });
  const scan = clamdScanner(address);
  const large = Buffer.alloc(1_000_000, "books ");

  expect(await scan(Readable.from([large.subarray(0, 7), large.subarray(7)]))).toBe("clean");
  expect(await scan(Readable.from([Buffer.from("EICAR")]))).toBe("infected");
  await expect(scan(Readable.from([Buffer.from("odd")]))).rejects.toThrow("no answer");
  expect(received[0]?.equals(large)).toBe(true);
});

it("rejects where clamd hangs up in the middle of a file that is too large for it", async () => {
  let hangUp = () => {};
  const hungUp = new Promise<void>((resolve) => {
    hangUp = resolve;
  });
  const address = await aServer((socket) => {
    socket.once("data", () => socket.end("INSTREAM size limit exceeded. ERROR\0"));
    socket.once("close", hangUp);
  });
  const file = Readable.from(
    (async function* () {
      yield Buffer.alloc(65_536);
      await hungUp;
      for (let i = 0; i < 20; i++) yield Buffer.alloc(65_536);
    })(),
  );

  await expect(clamdScanner(address)(file)).rejects.toThrow();
  expect(file.destroyed).toBe(true);
});

it("rejects where nobody listens", async () => {
  const scan = clamdScanner("tcp://127.0.0.1:1");

  await expect(scan(Readable.from([Buffer.from("x")]))).rejects.toThrow();
});

/** A server that speaks INSTREAM: length-prefixed chunks, ended by an empty one. */
function aClamd(answer: (content: Buffer) => string): Promise<string> {
  return aServer((socket) => {
    let all = Buffer.alloc(0);
    socket.on("data", (chunk) => {
      all = Buffer.concat([all, chunk]);
      const content = contentOf(all);
      if (content) socket.end(answer(content));
    });
  });
}

async function aServer(serve: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    serve(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function contentOf(all: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  for (let at = "zINSTREAM\0".length; at + 4 <= all.length; ) {
    const length = all.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(all.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
